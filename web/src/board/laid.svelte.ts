/** Which boards somebody wants to lie on their side: by game, remembered in this browser, on wide windows alone. */
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

/** The picture as it is to be laid on this window. */
export function laid(game: string, picture: Picture): Picture {
  return canLie(picture) && lies(game) ? sideways(picture) : picture;
}

/** Whether this board can be laid on its side here. */
export function canLie(picture: Picture): boolean {
  return wide.current && isTall(picture);
}

/** Whether the boards of a game are to lie on their side. */
export function lies(game: string): boolean {
  return wishes.games.has(game);
}

/** Lays the boards of a game on their side, or has them stand again. */
export function layOver(game: string): void {
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
