/** The phases of a game, by what has been played and what is left on the board. */

export const phases = ['opening', 'middle', 'end'] as const;

export type Phase = (typeof phases)[number];

/** The opening is as long as ten moves of each side. */
const OPENING = 20;
/** An endgame begins with this share of the pieces. */
const LEFT = 0.4;

export interface Standing {
  /** How many actions were made. */
  ply: number;
  /** How many pieces are on the board. */
  pieces: number;
  /** The most that there were. */
  most: number;
}

/** Where nothing leaves the board, there is no endgame. */
export function phaseOf({ ply, pieces, most }: Standing): Phase {
  if (pieces <= LEFT * most) return 'end';
  return ply < OPENING ? 'opening' : 'middle';
}
