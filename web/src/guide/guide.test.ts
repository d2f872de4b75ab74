/** The guides of every game in every language, and where pieces can go. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { button, field } from '../board/picks';
import { games } from '../games/list';
import { languages } from '../language/list';
import { readGuide, UnreadableGuide } from './guide';
import { wordsIn } from './library';
import { reachOf } from './reach';

const textOf = (game: string, file: string) =>
  readFileSync(join(import.meta.dirname, '../../../games', game, 'guide', file), 'utf8');

describe.each(games)('the guide of %s', (game) => {
  const guide = readGuide(textOf(game, 'guide.txt'));

  it('names the goal and some pieces', () => {
    expect(guide.goal).toBeGreaterThan(0);
    expect(guide.pieces.length).toBeGreaterThan(1);
  });

  it.each(languages)('says what every piece does in %s, and nothing else', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(textOf(game, `${language}.ftl`)))).toEqual([]);
    const words = wordsIn(bundle);
    expect(words.how).not.toBe('');
    for (const { key } of guide.pieces) {
      expect(words.name(key), key).not.toBe('');
      expect(words.does(key), key).not.toBe('');
    }
    const keys = [...textOf(game, `${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)];
    expect(keys.map((found) => found[1])).toEqual(['how', ...guide.pieces.map(({ key }) => key)]);
  });
});

describe('a file of a guide', () => {
  it('is read line by line, with underscores for the spaces of fields', () => {
    expect(readGuide('# a\n\ngoal 3\npiece bar white_bar 2 w 64 x y\n')).toEqual({
      goal: 3,
      pieces: [{ key: 'bar', field: 'white bar', section: 2, position: 'w 64 x y' }],
    });
  });

  it('is refused with the line that cannot be read', () => {
    expect(() => readGuide('goal 3\nflies')).toThrow(UnreadableGuide);
    expect(() => readGuide('goal 3\nflies')).toThrow('line 2');
  });
});

it('a piece reaches what the legal actions say', () => {
  const actions = [
    { token: 'a-b', picks: [field('a'), field('b')] },
    { token: 'a-c', picks: [field('a'), field('c')] },
    { token: 'd 3', picks: [field('d'), button('turn 3')] },
  ];
  expect([...reachOf(actions, 'a').fields]).toEqual(['b', 'c']);
  expect(reachOf(actions, 'd')).toMatchObject({ fields: new Set(), actions: [{ token: 'd 3' }] });
  expect(reachOf(actions, 'e').actions).toEqual([]);
});
