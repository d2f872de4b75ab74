/** Whether a move that is about to be made gives something away that its player may have overlooked. */
import type { Advice } from './advice';
import { judgement } from './judging';

export type Danger =
  /** The other side can win by force. */
  | { kind: 'loss' }
  /** The other side captures with gain on these fields. */
  | { kind: 'pieces'; fields: readonly string[] }
  /** Much of the chance to win is lost, in a way that cannot be named. */
  | { kind: 'chance' };

/** So much of the chance to win has to be lost by what cannot be named. */
const MUCH = 0.16;

/** What a move gives away; nothing if it is good, or if no other move is better. */
export function dangerOf(
  token: string,
  before: Advice,
  after: Advice | undefined,
): Danger | undefined {
  const { verdict, answer, isBest } = judgement(token, before, after);
  if (isBest || verdict.mistake === undefined) return undefined;
  if (answer && 'win_in' in answer.value) return { kind: 'loss' };
  const captures = answer?.captures ?? [];
  if (captures.length > 0) return { kind: 'pieces', fields: captures };
  return verdict.lost >= MUCH ? { kind: 'chance' } : undefined;
}
