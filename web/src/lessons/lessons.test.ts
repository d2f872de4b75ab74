/** The lessons of every game in every language: each step has its words, and no words are left over. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { games } from '../games/list';
import { languages } from '../language/list';
import { readDone, withDone } from './done';
import { isAccepted } from './lesson';
import { wordsIn } from './library';
import { readLessons, UnreadableLessons } from './reading';

const folderOf = (game: string) => join(import.meta.dirname, '../../../games', game, 'lessons');
const textOf = (game: string, file: string) => readFileSync(join(folderOf(game), file), 'utf8');

/** The names of messages and attributes, in order. */
const keysOf = (fluent: string) =>
  fluent.split('\n').flatMap((line) => /^(?:([a-z][\w-]*) =|    \.(\w+) =)/.exec(line)?.[0] ?? []);

describe.each(games)('the lessons of %s', (game) => {
  const lessons = readLessons(textOf(game, 'lessons.txt'));

  it.each(languages)('are written in %s, step by step', (language) => {
    expect(existsSync(join(folderOf(game), `${language}.ftl`))).toBe(true);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(textOf(game, `${language}.ftl`)));
    const words = wordsIn(bundle);
    for (const { name, steps } of lessons) {
      expect(words.title(name), name).not.toBe(name);
      expect(words.done(name), name).not.toBe('');
      for (let step = 1; step <= steps.length; step++) {
        expect(words.say(name, step), `${name} ${step}`).not.toBe('');
        expect(words.hint(name, step), `${name} ${step}`).not.toBe('');
      }
    }
  });

  it.each(languages)('say the same things in %s as in English', (language) => {
    expect(keysOf(textOf(game, `${language}.ftl`))).toEqual(keysOf(textOf(game, 'en.ftl')));
  });

  it('accept something at every step', () => {
    for (const { steps } of lessons)
      for (const { accepted } of steps) expect(accepted.length).toBeGreaterThan(0);
  });
});

describe('a file of lessons', () => {
  it('is read step by step', () => {
    const text =
      'lesson a\n  start\n  moves x y\n  task any\n  accept *\n  reply z\n  task wins\n  accept p q';
    expect(readLessons(text)).toEqual([
      {
        name: 'a',
        rules: '',
        steps: [
          { beginning: { position: '', moves: ['x', 'y'] }, accepted: 'anything', reply: 'z' },
          { accepted: ['p', 'q'] },
        ],
      },
    ]);
  });

  it('is refused with the line that cannot be read', () => {
    expect(() => readLessons('lesson a\nflies')).toThrow(UnreadableLessons);
    expect(() => readLessons('task wins')).toThrow('line 1');
  });
});

it('accepts what is listed, or everything', () => {
  expect(isAccepted(['a'], 'a')).toBe(true);
  expect(isAccepted(['a'], 'b')).toBe(false);
  expect(isAccepted('anything', 'b')).toBe(true);
});

it('what was done is kept, and what cannot be read counts as not done', () => {
  expect(withDone({}, 'rotary', 'first')).toEqual({ rotary: ['first'] });
  expect(withDone({ rotary: ['first'] }, 'rotary', 'first')).toEqual({ rotary: ['first'] });
  expect(readDone('{"rotary":["first"],"nardi":3}')).toEqual({ rotary: ['first'] });
  expect(readDone('nonsense')).toEqual({});
});
