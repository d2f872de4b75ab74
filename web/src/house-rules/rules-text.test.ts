/** What is phrase of agreed rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { capital, messageOf, parseRules, valueInWords, type Say } from './rules-text';

const folder = join(import.meta.dirname, '../../languages/rules');
const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync(join(folder, 'en.ftl'), 'utf8')));

const say: Say = (key, values) => {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values ?? null, []) : undefined;
};

const phrase = (game: string, key: string, value: string) =>
  valueInWords(messageOf(game, key), value, say, (parts) => parts.join(', '));

it('takes a rules text apart into its preset and what differs', () => {
  expect(parseRules('rotary')).toEqual({ preset: 'rotary', changes: [] });
  expect(parseRules('backgammon,match=5, cube=no')).toEqual({
    preset: 'backgammon',
    changes: [
      { key: 'match', value: '5' },
      { key: 'cube', value: 'no' },
    ],
  });
});

it('says words, numbers and places, each in its own way', () => {
  expect(phrase('rotary', 'capture', 'during')).toBe('captures during the turn');
  expect(phrase('nardi', 'match', '7')).toBe('match to 7 points');
  expect(phrase('nardi', 'match', '1')).toBe('match to 1 point');
  expect(phrase('nardi', 'match', '0')).toBe('single game');
  expect(phrase('lautari', 'quiet', 'off')).toBe('no draw by quiet play');
  expect(phrase('rotary', 'traps', 'none')).toBe('no traps');
  expect(phrase('rotary', 'traps', 'outside+33')).toBe('traps: outside the board, 33');
  expect(phrase('rotary', 'traps', 'centre')).toBe('traps: the centre');
});

it('says nothing of what it does not know', () => {
  expect(phrase('rotary', 'gravity', 'on')).toBeUndefined();
});

it('begins lines with a capital', () => {
  expect(capital('ārpuse')).toBe('Ārpuse');
  expect(capital('')).toBe('');
});
