/** What hindsight is made of, in the order in which it is read. */
import type { PieceChances } from '../server/hindsight';

/** How likely a piece is of a kind, 0 to 1. */
export function chanceOfKind({ kinds }: PieceChances, kind: string): number {
  return kinds.find((one) => one.kind === kind)?.chance ?? 0;
}

/** Pieces of which the first of these kinds is likeliest come first; among equals the second decides, and so on. */
export function byKinds(pieces: readonly PieceChances[], kinds: readonly string[]): PieceChances[] {
  return [...pieces].sort((one, other) => {
    for (const kind of kinds) {
      const apart = chanceOfKind(other, kind) - chanceOfKind(one, kind);
      if (Math.abs(apart) > 0.001) return apart;
    }
    return one.field.localeCompare(other.field, 'en', { numeric: true });
  });
}

/** The kinds that are worth a word: the likeliest ones, no more than this many. */
export function likeliest({ kinds }: PieceChances, most: number): PieceChances['kinds'] {
  return kinds.slice(0, most);
}
