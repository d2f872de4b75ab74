/**
 * The pages of every game in every language: each is there, shows the pictures and names the moves of the English one,
 * begins with the game in short, and tells the first game as the board plays it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../games/list';
import { languages } from '../language/list';
import { readManifest } from './manifest';
import type { Block, Inline, Page } from './page';
import { readPage } from './reading';

const folder = join(import.meta.dirname, '../../../docs/rules');

const pathOf = (name: string, language: string) => join(folder, `${name}.${language}.md`);
const textOf = (name: string, language: string) => readFileSync(pathOf(name, language), 'utf8');
const pageOf = (name: string, language: string): Page => readPage(textOf(name, language));

/** Rules of all games, and advice where there is any in English. */
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.en.md'))
  .map((file) => file.replace('.en.md', ''));

function inlinesOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.inside;
    case 'list':
      return block.items.flat().flatMap(inlinesOf);
    case 'table':
      return [block.head, ...block.rows].flat(2);
    case 'quote':
    case 'details':
      return block.blocks.flatMap(inlinesOf);
    case 'code':
    case 'rule':
      return [];
  }
}

function flat(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap((one) => ('inside' in one ? flat(one.inside) : [one]));
}

const everything = (page: Page) => flat([...page.blocks.flatMap(inlinesOf), ...page.notes.flat()]);

const pictures = (page: Page) =>
  everything(page).flatMap((one) => (one.kind === 'diagram' ? [one.name] : []));

const code = (page: Page) =>
  new Set(everything(page).flatMap((one) => (one.kind === 'code' ? [one.text] : [])));

/** The moves in the table below the picture of the first game. */
function firstGame(page: Page, game: string): string[] {
  const isPicture = (block: Block) =>
    flat(inlinesOf(block)).some(
      (one) => one.kind === 'diagram' && one.name === `${game}-firstgame`,
    );
  const after = page.blocks.slice(page.blocks.findIndex(isPicture) + 1);
  const table = after.find((block) => block.kind === 'table');
  const cells = table?.kind === 'table' ? table.rows.flatMap((row) => row.slice(0, -1)) : [];
  return flat(cells.flat()).flatMap((one) => (one.kind === 'code' ? [one.text] : []));
}

it('there are rules of every game', () => {
  expect(names).toEqual(expect.arrayContaining([...games]));
});

describe.each(names)('%s', (name) => {
  it.each(languages)('is written in %s', (language) => {
    expect(existsSync(pathOf(name, language))).toBe(true);
  });

  it.each(languages)('shows the same pictures and names the same moves in %s', (language) => {
    const [english, page] = [pageOf(name, 'en'), pageOf(name, language)];
    expect(pictures(page)).toEqual(pictures(english));
    expect(code(page)).toEqual(code(english));
  });

  it.each(languages)('has no command line in %s', (language) => {
    expect(textOf(name, language)).not.toMatch(/\bgalds [a-z]+|--[a-z]+/);
  });
});

describe.each(games)('the rules of %s', (game) => {
  const list = readManifest(game, readFileSync(join(folder, `pictures/${game}.txt`), 'utf8'));
  // Who cannot move does nothing that could be written.
  const played = list[`${game}-firstgame`]?.actions.filter((action) => action !== 'pass') ?? [];

  it.each(languages)('begin with the game in short in %s', (language) => {
    const [first] = pageOf(game, language).blocks;
    const lists = first?.kind === 'quote' ? first.blocks.filter((b) => b.kind === 'list') : [];
    const lines = lists.flatMap((one) => one.items).length;
    expect(lines).toBeGreaterThanOrEqual(5);
    expect(lines).toBeLessThanOrEqual(7);
  });

  it.each(languages)('tell the first game as the board plays it in %s', (language) => {
    expect(played.length).toBeGreaterThan(5);
    expect(firstGame(pageOf(game, language), game)).toEqual(played);
  });
});
