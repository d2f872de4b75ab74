/** A contact between two pieces, as book notation tells it: `a5xa9(1>8)`, or `a5xa9(>)`. */

export type Fate = 'wins' | 'loses' | 'both';

export interface Contact {
  field: string;
  fate: Fate;
  /** Keys of the two kinds; hidden where the rules show only who stayed. */
  attacker: string;
  defender: string;
  /** The same in the signs of the tiles: `8 > 9`. */
  signs: string;
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
export function latestContact(
  record: readonly string[],
  ply: number,
): (Contact & { place: number }) | undefined {
  for (const place of [ply - 1, ply - 2]) {
    const contact = contactOf(record[place] ?? '');
    if (contact) return { ...contact, place };
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
    signs: `${parts[2] || '?'} ${parts[3]} ${parts[4] || '?'}`,
  };
}
