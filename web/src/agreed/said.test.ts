/** What is said of agreed rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { capital, messageOf, takenApart, valueInWords, type Say } from './said';

const folder = join(import.meta.dirname, '../../languages/rules');
const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync(join(folder, 'en.ftl'), 'utf8')));

const say: Say = (key, values) => {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values ?? null, []) : undefined;
};

const said = (game: string, key: string, value: string) =>
  valueInWords(messageOf(game, key), value, say, (parts) => parts.join(', '));

it('takes a rules text apart into its preset and what differs', () => {
  expect(takenApart('rotary')).toEqual({ preset: 'rotary', changes: [] });
  expect(takenApart('backgammon,match=5, cube=no')).toEqual({
    preset: 'backgammon',
    changes: [
      { key: 'match', value: '5' },
      { key: 'cube', value: 'no' },
    ],
  });
});

it('says words, numbers and places, each in its own way', () => {
  expect(said('rotary', 'capture', 'during')).toBe('captures during the turn');
  expect(said('nardi', 'match', '7')).toBe('match to 7 points');
  expect(said('nardi', 'match', '1')).toBe('match to 1 point');
  expect(said('nardi', 'match', '0')).toBe('single game');
  expect(said('lautari', 'quiet', 'off')).toBe('no draw by quiet play');
  expect(said('rotary', 'traps', 'none')).toBe('no traps');
  expect(said('rotary', 'traps', 'outside+33')).toBe('traps: outside the board, 33');
  expect(said('rotary', 'traps', 'centre')).toBe('traps: the centre');
});

it('says nothing of what it does not know', () => {
  expect(said('rotary', 'gravity', 'on')).toBeUndefined();
});

it('begins lines with a capital', () => {
  expect(capital('ārpuse')).toBe('Ārpuse');
  expect(capital('')).toBe('');
});
