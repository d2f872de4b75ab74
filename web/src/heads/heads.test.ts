import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { games } from '../games/list';
import { languages } from '../language/list';
import { findRoute } from '../router/match';
import { routes } from '../routes';
import { cut, headsOf } from './heads';
import { sources } from './plugin';

const heads = headsOf(sources);
const isNamed = (path: string) => !path.includes(':');

it('has a head for every page of the router', () => {
  for (const { pattern } of routes) {
    const path = pattern.replace(':game', 'nardi').replace(':document', 'advice');
    if (path === '/games/nardi/advice') continue;
    expect(
      heads.pages.some((head) => findRoute([{ pattern: head.path }], path.replaceAll(':', ''))),
      pattern,
    ).toBe(true);
  }
  for (const { path } of heads.pages.filter((head) => head.indexing === 'listed'))
    expect(findRoute(routes, path), path).toBeDefined();
});

it('lists pages by their address, and rules and puzzles of every game', () => {
  const listed = heads.pages.filter((head) => head.indexing === 'listed').map((head) => head.path);
  expect(listed.every(isNamed)).toBe(true);
  expect(new Set(listed).size).toBe(listed.length);
  for (const game of games)
    for (const path of ['', '/rules']) expect(listed).toContain(`/games/${game}${path}`);
});

it('has words in every language, none of them empty and none too long', () => {
  for (const { path, words } of heads.pages) {
    expect(Object.keys(words), path).toEqual([...languages]);
    for (const [language, { title, description, text }] of Object.entries(words)) {
      expect(title, `${path} ${language}`).not.toBe('');
      expect(description.length, `${path} ${language}`).toBeGreaterThan(10);
      expect(description.length, `${path} ${language}`).toBeLessThanOrEqual(201);
      expect(text.length, `${path} ${language}`).toBeGreaterThan(0);
    }
  }
});

it('names players who have no name of their own, with a place for the level', () => {
  expect(Object.keys(heads.players)).toEqual([...languages]);
  for (const [language, { computer, guest, deleted }] of Object.entries(heads.players)) {
    expect(computer.split('{level}'), language).toHaveLength(2);
    expect(guest, language).not.toBe('');
    expect(deleted, language).not.toBe('');
  }
});

it('describes the rules in the language that they are written in', () => {
  const rules = heads.pages.find(({ path }) => path === '/games/luzhanqi/rules');
  expect(rules?.words['zh']?.title).toContain('陆战棋');
  expect(rules?.words['ru']?.description).toMatch(/\p{Script=Cyrillic}/u);
});

it('names pictures that are there', () => {
  const folder = join(import.meta.dirname, '../../public');
  for (const { picture } of heads.pages)
    expect(existsSync(join(folder, picture)), picture).toBe(true);
});

it('cuts a long text after a sentence or a word', () => {
  expect(cut('Short.')).toBe('Short.');
  expect(cut(`${'a'.repeat(120)}. ${'b'.repeat(120)}`)).toBe(`${'a'.repeat(120)}.`);
  expect(cut(`${'word '.repeat(60)}`)).toMatch(/word…$/);
  expect(cut('字'.repeat(300))).toHaveLength(201);
});
