/**
 * How positions of a game are put together by hand: what can be placed, what else a position says, and how all of it is
 * written as a position text. A game has it in its folder (`editing.ts`); what is possible is for the server to say, which
 * reads the text.
 */
import type { Side } from '../wire';

/** A position that is being put together. It need not be a possible one. */
export interface Draft {
  /** The side to act. */
  side: Side;
  pieces: readonly DraftPiece[];
  /** What else is said, by the keys of settings. */
  settings: Readonly<Record<string, string>>;
}

export interface DraftPiece {
  side: Side;
  kind: string;
  field: string;
}

/** Something that a position says beside its pieces; its words are `edit-KEY`. */
export interface Setting {
  key: string;
  values: readonly SettingValue[];
}

export interface SettingValue {
  value: string;
  /** The key of its words; a value without one is notation, and says itself. */
  words?: string;
}

export interface Editing {
  /** The kinds of pieces in the order in which they are offered. */
  kinds: readonly string[];
  /** A position in which pieces of all kinds of both sides stand: it shows what they look like. */
  sample: string;
  /** How many pieces of a side a field holds; one if nothing is said. */
  stack?: number;
  /** Whether a field takes pieces of a side by hand; all do if nothing is said. */
  takes?: (field: string, side: Side) => boolean;
  settings: (draft: Draft) => readonly Setting[];
  /** Reads a text that the server wrote. */
  read: (position: string) => Draft;
  write: (draft: Draft) => string;
  /** Pieces that stand where they stand because of the others. */
  implied?: (draft: Draft) => readonly DraftPiece[];
  /** The text of a position with another side to act, where that means something. */
  turnedTo?: (position: string, side: Side) => string;
}

const games = import.meta.glob<Editing>('./*/editing.ts', { import: 'editing' });

/** How positions of a game are edited; nothing for a game that does not say. */
export async function editingOf(game: string): Promise<Editing | undefined> {
  return games[`./${game}/editing.ts`]?.();
}

/** The pieces of a side as a list between commas; a dash if there are none. */
export function piecesText(
  { pieces }: Draft,
  side: Side,
  write: (piece: DraftPiece) => string,
): string {
  const own = pieces.filter((piece) => piece.side === side).map(write);
  return own.length === 0 ? '-' : own.join(',');
}

/** The items of such a list. */
export function listed(text: string | undefined): string[] {
  return text === undefined || text === '-' ? [] : text.split(',');
}
