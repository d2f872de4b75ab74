/** Games of two people at one screen, one for each kind of game, kept in this browser until another is begun. */
import type { Seat } from '../server/matches';

/** Whether the board is turned to whoever has to move. */
export type Turning = 'each move' | 'never';

export interface SavedTable {
  /** Its name in the archive. */
  id: string;
  game: string;
  rules: string;
  /** The actions of both sides and of chance. */
  tokens: readonly string[];
  turning: Turning;
  /** The side that has resigned. */
  resigned?: Seat;
}

const keyOf = (game: string) => `galds.one-screen.${game}`;

/** The storage of the browser, or something like it in tests. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The game that was left; nothing if there is none, or it cannot be read. */
export function savedTable(game: string, storage: Storage): SavedTable | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(game)) ?? 'null');
    return isTable(value) && value.game === game ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTable(value: unknown): value is SavedTable {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, rules, tokens, turning, resigned } = value as Record<string, unknown>;
  return (
    [id, game, rules].every((text) => typeof text === 'string') &&
    Array.isArray(tokens) &&
    tokens.every((token) => typeof token === 'string') &&
    (turning === 'each move' || turning === 'never') &&
    [undefined, 'first', 'second'].some((seat) => seat === resigned)
  );
}

export function saveTable(table: SavedTable, storage: Storage): void {
  try {
    storage.setItem(keyOf(table.game), JSON.stringify(table));
  } catch {
    // Without storage the game lasts as long as the page.
  }
}

export function removeTable(game: string, storage: Storage): void {
  try {
    storage.removeItem(keyOf(game));
  } catch {
    // There was nothing to forget.
  }
}

/** A name that no other game has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}
