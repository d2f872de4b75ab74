/**
 * Which actions of a game were mistakes. Every decision was judged by the engine before it was made;
 * this compares what was done with the best that could be done.
 */
import type { Seat } from '../server/matches';
import { chanceOf, mistakeOf, type Mistake, type Value } from './value';

/** What the engine thought before a decision, the best line first. */
export interface Judged {
  /** The node of the action that was chosen. */
  node: number;
  side: Seat;
  /** The token that was chosen. */
  token: string;
  lines: readonly { value: Value; token: string; book: string }[];
}

export interface Verdict {
  node: number;
  side: Seat;
  /** How much of the chance to win the action gave away, 0 to 1. */
  lost: number;
  mistake: Mistake | undefined;
  /** The better action, if this was a mistake. */
  better: string | undefined;
  /** The chance of the first side before the action. */
  chance: number;
}

/**
 * The verdicts on a line of decisions. An action that is not among the lines is judged by what the
 * engine thought at the next decision; at the end of the line it counts as the last of them.
 */
export function verdicts(judged: readonly Judged[]): Verdict[] {
  return judged.map((decision, i) => {
    const [best] = decision.lines;
    const before = best ? chanceOf(best.value) : 0.5;
    const after = chanceAfter(decision, judged[i + 1]) ?? before;
    const lost = best?.token === decision.token ? 0 : Math.max(0, before - after);
    const mistake = mistakeOf(lost);
    return {
      node: decision.node,
      side: decision.side,
      lost,
      mistake,
      better: mistake && best?.book,
      chance: decision.side === 'first' ? before : 1 - before,
    };
  });
}

function chanceAfter(decision: Judged, next: Judged | undefined): number | undefined {
  const seen = decision.lines.find((line) => line.token === decision.token);
  if (seen) return chanceOf(seen.value);
  const [reply] = next?.lines ?? [];
  if (next && reply) {
    const chance = chanceOf(reply.value);
    return next.side === decision.side ? chance : 1 - chance;
  }
  const last = decision.lines.at(-1);
  return last && chanceOf(last.value);
}

export interface Summary {
  decisions: number;
  /** The share of the chances that was kept, 0 to 1, on average. */
  kept: number;
  count: Record<Mistake, number>;
}

/** How one side played. */
export function summary(all: readonly Verdict[], side: Seat): Summary {
  const own = all.filter((verdict) => verdict.side === side);
  const lost = own.reduce((sum, verdict) => sum + verdict.lost, 0);
  const count = { inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const { mistake } of own) if (mistake) count[mistake] += 1;
  return { decisions: own.length, kept: own.length === 0 ? 1 : 1 - lost / own.length, count };
}
