/** The report on a match, made by its server: so it counts on the profiles of the players, whatever a browser says. */
import { reportOn, type ReportStep } from '../server/reports';
import { verdicts, type Judged, type Verdict } from './review';
import { ROOT, type Node } from './tree';

/** Something else is on the board than was played. */
class OtherLine extends Error {}

/**
 * Tells the verdicts after each action. False if no whole report came of it: the server is busy or away, or the line is not
 * that of the match.
 */
export async function judgeMatch(
  match: string,
  line: readonly Node[],
  signal: AbortSignal,
  hear: (found: readonly Verdict[]) => void,
): Promise<boolean> {
  const abort = new AbortController();
  const end = () => abort.abort();
  signal.addEventListener('abort', end);
  const found: Judged[] = [];
  let isWhole = false;
  try {
    await reportOn(match, abort.signal, (step) => {
      if (step.done) {
        isWhole = true;
        return;
      }
      const judged = judgedIn(line, step);
      if (judged) found.push(judged);
      hear(verdicts(found));
    });
  } catch (error) {
    if (signal.aborted) throw error;
    // Nobody listens to the rest of it.
    end();
    return false;
  } finally {
    signal.removeEventListener('abort', end);
  }
  return isWhole;
}

/** An action as the server judged it, at its place on the line; nothing where nobody decided. */
export function judgedIn(
  line: readonly Node[],
  { ply, of, judged }: ReportStep,
): Judged | undefined {
  const node = line[ply];
  if (!node || of !== line.length) throw new OtherLine();
  if (!judged) return undefined;
  if (judged.token !== node.token) throw new OtherLine();
  return {
    node: node.id,
    side: judged.side,
    token: judged.token,
    lines: judged.lines,
    before: [line[ply - 1]?.id ?? ROOT, ply > 0 ? (line[ply - 2]?.id ?? ROOT) : undefined],
    ply,
    pieces: judged.pieces,
    isForced: judged.forced,
    isRolled: judged.rolled,
  };
}
