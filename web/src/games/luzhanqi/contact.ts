/** A contact between two pieces, as book notation tells it: `a5xa9(1>8)`, or `a5xa9(>)`. */

import type { Seat } from '../../server/matches';

export type Fate = 'wins' | 'loses' | 'both';

export interface Contact {
  field: string;
  fate: Fate;
  /** Keys of the two kinds; hidden where the rules show only who stayed. */
  attacker: string;
  defender: string;
  /** The signs on their tiles: a number or letter, or a question mark. */
  signs: { attacker: string; defender: string };
}

/** A contact with the action that brought it about, and the side of whoever attacked. */
export interface PlacedContact extends Contact {
  place: number;
  attackingSide: Seat;
}

/** The keys of the kinds by the sign on their tiles. */
export const kinds: Readonly<Record<string, string>> = {
  '1': 'piece-field-marshal',
  '2': 'piece-general',
  '3': 'piece-lieutenant-general',
  '4': 'piece-brigadier',
  '5': 'piece-colonel',
  '6': 'piece-major',
  '7': 'piece-captain',
  '8': 'piece-platoon-commander',
  '9': 'piece-sapper',
  B: 'piece-bomb',
  M: 'piece-mine',
  F: 'piece-flag',
};

const HIDDEN = 'piece-piece-hidden';
const fates: Readonly<Record<string, Fate>> = { '>': 'wins', '<': 'loses', '=': 'both' };

/** The latest contact of the last two actions up to `ply`: of one's own, and the answer to it. */
export function latestContact(record: readonly string[], ply: number): PlacedContact | undefined {
  for (const place of [ply - 1, ply - 2]) {
    const contact = contactOf(record[place] ?? '');
    // The sides act in turn, Red first, beginning with the set-ups.
    if (contact) return { ...contact, place, attackingSide: place % 2 === 0 ? 'first' : 'second' };
  }
  return undefined;
}

export function contactOf(book: string): Contact | undefined {
  const parts = /x([a-e]\d+)\((.?)([<=>])(.?)\)$/.exec(book);
  const fate = fates[parts?.[3] ?? ''];
  if (!parts || !fate) return undefined;
  return {
    field: parts[1] ?? '',
    fate,
    attacker: kinds[parts[2] ?? ''] ?? HIDDEN,
    defender: kinds[parts[4] ?? ''] ?? HIDDEN,
    signs: { attacker: parts[2] || '?', defender: parts[4] || '?' },
  };
}
