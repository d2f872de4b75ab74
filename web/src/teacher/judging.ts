/** What the engine thinks of a move that was made, or is about to be made. */
import { verdicts, type Judged, type Verdict } from '../analysis/review';
import type { EngineLine } from '../server/analysis';
import type { Advice } from './advice';

/** A move that was judged. */
export interface Judgement {
  verdict: Verdict;
  /** Whether it is the engine's own choice. */
  isBest: boolean;
  /** The line that the engine would have played. */
  better: EngineLine | undefined;
  /** How the other side answers best, where that can be known. */
  answer: EngineLine | undefined;
}

/** Judges a move by what the engine thought before it, and after it where that is known. */
export function judgement(token: string, before: Advice, after: Advice | undefined): Judgement {
  const own = judged(before, token);
  const [verdict] = verdicts(after ? [own, judged(after, '')] : [own]) as [Verdict];
  const [better] = before.lines;
  return {
    verdict,
    isBest: better?.tokens[0] === token,
    better,
    answer: after && after.side !== before.side ? after.lines[0] : undefined,
  };
}

function judged({ side, lines }: Advice, token: string): Judged {
  return { node: 0, side, token, lines };
}
