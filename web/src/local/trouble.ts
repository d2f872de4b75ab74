/**
 * What can go wrong at a table in this browser, where no server writes anything down: the words are in
 * `web/languages/reasons`, under keys that begin with `here-`.
 */
import type { Reply } from './module';

export const HERE_KEYS = [
  /** The module or its worker failed. */
  'here-failed',
  /** The files of the game could not be loaded. */
  'here-no-module',
  /** The browser gives no access to what it keeps. */
  'here-no-storage',
  /** A log that this version of the program cannot read. The module says so (`browser/src/live.rs`). */
  'here-unreadable',
  /** What the player did could not be kept. */
  'here-not-kept',
  /** What the computer did, or the clock, could not be kept. */
  'here-computer-not-kept',
  /** The computer player failed, more than once. */
  'here-computer-failed',
] as const;

export type HereKey = (typeof HERE_KEYS)[number];

/** After these the player can have the computer try once more. */
export function canTryAgain(key: string | undefined): boolean {
  return key === 'here-computer-failed' || key === 'here-computer-not-kept';
}

/** A reason in the form in which a server gives one. */
export interface Problem {
  code: string;
  message: string;
  reason: { key: string; values: Record<string, never> };
}

export function problem(key: HereKey, message: string): Problem {
  return { code: 'internal', message, reason: { key, values: {} } };
}

/** Something that a table cannot do and that its player is told. */
export class Trouble extends Error {
  constructor(
    readonly problem: Problem,
    /** The match, where what was asked does not name it. */
    readonly match?: string,
  ) {
    super(problem.message);
  }

  static of(key: HereKey, why: unknown, match?: string): Trouble {
    return new Trouble(problem(key, String(why)), match);
  }
}

/** What a module says why it failed, as a problem. */
export function problemOf({ code, message, reason }: Reply): Problem {
  return { code, message, reason } as Problem;
}
