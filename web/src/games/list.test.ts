/** What a game is to the pages stands in its own folder; that no other file names it, `cli/tests/plugins.rs` sees to. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { boardOf } from './boards';
import { aboutOf, games, isGame } from './list';

const sources = join(import.meta.dirname, '..');

it.each(games)('%s has everything that the pages ask a game for', async (game) => {
  expect(isGame(game)).toBe(true);
  expect(aboutOf(game).presets.length).toBeGreaterThan(0);
  expect(Object.keys((await boardOf(game)).skin.inks).length).toBeGreaterThan(0);
  expect(existsSync(join(sources, 'games', game, 'Vignette.svelte'))).toBe(true);
});

it('of a game without a folder nothing is known, and its board is drawn as it comes', async () => {
  expect(isGame('chess')).toBe(false);
  expect(aboutOf('chess').presets).toEqual([]);
  expect((await boardOf('chess')).skin.inks).toEqual({});
});
