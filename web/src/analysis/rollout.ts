/** What rollouts say, in the order and from the side in which the page shows it. */
import type { ChoiceRollout } from '../local/rollouts';
import type { Seat } from '../server/matches';

/** A choice that is rolled out. */
export interface RolloutRow {
  token: string;
  book: string;
  /** What its games have come to, for the side to act; nothing before the first ones are played. */
  rollout?: ChoiceRollout;
}

/** How games end, as the first side sees it. */
export interface Ends {
  wins: number;
  gammonsWon: number;
  gammonsLost: number;
}

/** The best choice first; those of which nothing is known stay behind, in their order. */
export function ranked(rows: readonly RolloutRow[]): readonly RolloutRow[] {
  const equity = (row: RolloutRow) => row.rollout?.equity ?? -Infinity;
  return rows.toSorted((one, other) => {
    const [first, second] = [equity(one), equity(other)];
    return first === second ? 0 : second - first;
  });
}

/** How many games of all are played. */
export function playedOf(rows: readonly RolloutRow[]): number {
  return rows.reduce((sum, { rollout }) => sum + (rollout?.games ?? 0), 0);
}

/** How games end for the first side, as all values on the page are; nothing where no game was played. */
export function endsForFirst({ ends }: ChoiceRollout, toAct: Seat | undefined): Ends | undefined {
  if (ends.length === 0) return undefined;
  const chance = (end: string) => ends.find((one) => one.end === end)?.chance ?? 0;
  const [wins, won, lost] = [chance('win'), chance('win_gammon'), chance('lose_gammon')];
  return toAct === 'second'
    ? { wins: 1 - wins, gammonsWon: lost, gammonsLost: won }
    : { wins, gammonsWon: won, gammonsLost: lost };
}
