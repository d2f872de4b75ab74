/** What a match was for somebody who played it. */
import type { Summary } from '../server/matches';

export type Outcome = 'won' | 'lost' | 'drawn' | 'none';

/** The result is written as the book counts it, the first side before the hyphen: `2-0`, `½-½`. */
export function outcomeFor(player: string, match: Summary): Outcome {
  const [first, second] = match.result.split('-');
  if (first === undefined || second === undefined) return 'none';
  if (first === second) return 'drawn';
  const winner = points(first) > points(second) ? match.first : match.second;
  return winner?.id === player ? 'won' : 'lost';
}

function points(text: string): number {
  const halves = text.endsWith('½') ? 0.5 : 0;
  return Number(text.replace('½', '') || 0) + halves;
}

export const outcomeSigns: Record<Outcome, string> = {
  won: '+',
  lost: '−',
  drawn: '=',
  none: '·',
};
