/** Which boards are shown sideways: chosen by game, remembered in this browser, on wide windows alone. */
import { MediaQuery } from 'svelte/reactivity';
import type { Picture } from './picture';
import { isTall, sideways } from './sideways';

const KEY = 'galds.sideways';

/** Where the board and all that is beside it stand next to each other. */
const wide = new MediaQuery('(min-width: 60.01rem) and (min-aspect-ratio: 1)', false);

class Wishes {
  games = $state.raw<ReadonlySet<string>>(stored());
}

const wishes = new Wishes();

/** The picture upright or sideways, as chosen for its game. */
export function sidewaysIfChosen(game: string, picture: Picture): Picture {
  return canTurnSideways(picture) && isSideways(game) ? sideways(picture) : picture;
}

/** Whether this board can be turned sideways in this window. */
export function canTurnSideways(picture: Picture): boolean {
  return wide.current && isTall(picture);
}

/** Whether the boards of a game are shown sideways. */
export function isSideways(game: string): boolean {
  return wishes.games.has(game);
}

/** Turns the boards of a game sideways, or upright again. */
export function toggleSideways(game: string): void {
  const games = new Set(wishes.games);
  if (!games.delete(game)) games.add(game);
  wishes.games = games;
  try {
    localStorage.setItem(KEY, JSON.stringify([...games]));
  } catch {
    // Without storage a wish lasts as long as the page.
  }
}

function stored(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}
