/**
 * Which actions of a game were mistakes, and why. Every decision was judged by the engine before it was made;
 * this compares what was done with the best that could be done.
 */
import type { EngineLine } from '../server/analysis';
import type { Seat } from '../server/matches';
import { phaseOf, type Phase } from './phases';
import { chanceOf, mistakeOf, type Mistake } from './value';

/** A line as the engine found it. */
export type Line = Pick<EngineLine, 'value' | 'tokens' | 'book' | 'motifs'>;

/** What the engine thought before a decision, the best line first. */
export interface Judged {
  /** The node of the action that was chosen. */
  node: number;
  side: Seat;
  /** The token that was chosen. */
  token: string;
  lines: readonly Line[];
  /** The nodes on the way to the position, the last first: as many as are asked for. */
  before?: readonly (number | undefined)[];
  /** How many actions there were before it. */
  ply?: number;
  /** How many pieces were on the board. */
  pieces?: number;
  /** Whether nothing else could be done: such actions are no decisions, but say how a mistake is punished. */
  isForced?: boolean;
  /** Whether dice were rolled right before it. */
  isRolled?: boolean;
}

export interface Verdict {
  node: number;
  side: Seat;
  /** How much of the chance to win the action gave away, 0 to 1. */
  lost: number;
  mistake: Mistake | undefined;
  /** The better action, if this was a mistake. */
  better: string | undefined;
  /** What could have been done instead, the best first, if this was a mistake. */
  instead: readonly Line[];
  /** How the other side makes use of a mistake: what follows the action, if it is known. */
  punished: Line | undefined;
  /** The chance of the first side before the action. */
  chance: number;
  phase: Phase;
  /** How much better the roll before the decision was than could be expected, if there was one and it is known. */
  luck: number | undefined;
  isForced: boolean;
}

/**
 * The verdicts on a line of decisions. An action that is not among the lines is judged by what the
 * engine thought at the next decision; at the end of the line it counts as the last of them.
 */
export function verdicts(judged: readonly Judged[]): Verdict[] {
  const most = Math.max(0, ...judged.map(({ pieces = 0 }) => pieces));
  return judged.map((decision, i) => {
    const [best] = decision.lines;
    const before = best ? chanceOf(best.value) : 0.5;
    const after = chanceAfter(decision, judged[i + 1]) ?? before;
    const isBest = best?.tokens[0] === decision.token;
    const lost = isBest || decision.isForced ? 0 : Math.max(0, before - after);
    const mistake = mistakeOf(lost);
    return {
      node: decision.node,
      side: decision.side,
      lost,
      mistake,
      better: mistake && best?.book[0],
      instead: mistake ? decision.lines : [],
      punished: mistake && punishment(decision, judged[i + 1]),
      chance: decision.side === 'first' ? before : 1 - before,
      phase: phaseOf({ ply: decision.ply ?? 0, pieces: decision.pieces ?? most, most }),
      luck: luckBefore(decision, judged[i - 1]),
      isForced: decision.isForced ?? false,
    };
  });
}

function chosenLine({ lines, token }: Judged): Line | undefined {
  return lines.find((line) => line.tokens[0] === token);
}

function chanceAfter(decision: Judged, next: Judged | undefined): number | undefined {
  const seen = chosenLine(decision);
  if (seen) return chanceOf(seen.value);
  const [reply] = next?.lines ?? [];
  if (next && reply) {
    const chance = chanceOf(reply.value);
    return next.side === decision.side ? chance : 1 - chance;
  }
  const last = decision.lines.at(-1);
  return last && chanceOf(last.value);
}

/** The best line of the other side right after an action, or how the engine went on with the action itself. */
function punishment(decision: Judged, next: Judged | undefined): Line | undefined {
  const [reply] = next?.lines ?? [];
  const isReply = next && next.side !== decision.side && next.before?.[0] === decision.node;
  if (isReply && reply) return reply;
  const seen = chosenLine(decision);
  if (!seen || seen.tokens.length < 2) return undefined;
  const { value, tokens, book } = seen;
  return { value, tokens: tokens.slice(1), book: book.slice(1), motifs: [] };
}

/** What a roll between two decisions changed: the chance before it is known from what was chosen before it. */
function luckBefore(decision: Judged, former: Judged | undefined): number | undefined {
  const [best] = decision.lines;
  // Only the roll lies between the two.
  const isNext = decision.isRolled && former && decision.before?.[1] === former.node;
  if (!best || !isNext) return undefined;
  const chosen = chosenLine(former);
  if (!chosen) return undefined;
  const chance = chanceOf(chosen.value);
  return chanceOf(best.value) - (former.side === decision.side ? chance : 1 - chance);
}

/** Whether an action that is tried in place of a mistake is as good as the best one, or nearly. */
export function isBetter({ instead }: Pick<Verdict, 'instead'>, token: string): boolean {
  const [best] = instead;
  const tried = instead.find((line) => line.tokens[0] === token);
  if (!best || !tried) return false;
  return mistakeOf(chanceOf(best.value) - chanceOf(tried.value)) === undefined;
}

export interface Summary {
  decisions: number;
  /** The share of the chances that was kept, 0 to 1, on average. */
  kept: number;
  count: Record<Mistake, number>;
  /** The luck of all rolls in chances to win; nothing where no dice were rolled. */
  luck: number | undefined;
}

/** How one side played, in the whole game or in a phase of it. */
export function summary(all: readonly Verdict[], side: Seat, phase?: Phase): Summary {
  const seen = all.filter((one) => one.side === side && (!phase || one.phase === phase));
  const own = seen.filter(({ isForced }) => !isForced);
  const lost = own.reduce((sum, verdict) => sum + verdict.lost, 0);
  const count = { inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const { mistake } of own) if (mistake) count[mistake] += 1;
  const rolls = seen.flatMap(({ luck }) => luck ?? []);
  return {
    decisions: own.length,
    kept: own.length === 0 ? 1 : 1 - lost / own.length,
    count,
    luck: rolls.length === 0 ? undefined : rolls.reduce((sum, luck) => sum + luck, 0),
  };
}
