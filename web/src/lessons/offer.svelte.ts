/**
 * To whom the first lesson of a game is offered: whoever meets the game for the first time in this browser. The offer
 * stands on the page of the game until somebody plays or declines, and beside the first match against the computer.
 */
import { countDone } from './progress.svelte';

const KEY = 'galds.first-met';

/** By game: the first match against the computer, or that the lesson was declined. */
export type FirstMatchByGame = Readonly<Record<string, string>>;

const DECLINED = 'declined';

/** Reads what was stored; whatever cannot be read counts as nothing. */
export function readFirstMatches(text: string | null): FirstMatchByGame {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Whether the lesson is offered before a game, or beside a match of it. */
export function offeredTo(firstMatch: FirstMatchByGame, game: string, match?: string): boolean {
  return firstMatch[game] === match;
}

class FirstMatches {
  byGame = $state.raw<FirstMatchByGame>(stored());
}

function stored(): FirstMatchByGame {
  try {
    return readFirstMatches(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

const firstMatches = new FirstMatches();

function keep(game: string, what: string): void {
  firstMatches.byGame = { ...stored(), [game]: what };
  try {
    localStorage.setItem(KEY, JSON.stringify(firstMatches.byGame));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function isOffered(game: string, match?: string): boolean {
  return countDone(game) === 0 && offeredTo(firstMatches.byGame, game, match);
}

/** A match of the game was begun against the computer: only beside the first one is the lesson offered. */
export function meet(game: string, match: string): void {
  if (stored()[game] === undefined) keep(game, match);
}

export function decline(game: string): void {
  keep(game, DECLINED);
}
