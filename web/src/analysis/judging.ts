/** Has the engine judge every decision of a line. */
import { lanesFor, type Report } from '../server/analysis';
import { positionAfter } from '../server/positions';
import type { Study } from '../study/study.svelte';
import { analysePatiently } from './patience';
import { verdicts, type Judged, type Verdict } from './review';
import { nodeOf, ROOT, type Node } from './tree';

/** Milliseconds for each decision. */
const TIME = 400;
const LINES = 4;

/** Judges the actions of a line, as many at once as there are lanes, and tells the verdicts after each. */
export async function judgeAll(
  study: Study,
  line: readonly Node[],
  signal: AbortSignal,
  hear: (found: readonly Verdict[]) => void,
): Promise<void> {
  const found: (Judged | undefined)[] = [];
  let next = 0;
  const lane = async () => {
    for (let i = next++; i < line.length && !signal.aborted; i = next++) {
      const judged = await judge(study, line[i] as Node, signal);
      if (signal.aborted) return;
      found[i] = judged;
      hear(verdicts(found.filter((one) => one !== undefined)));
    }
  };
  const lanes = await lanesFor(study.game);
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** What the engine thinks before an action; nothing of what chance did or where all is forced. */
async function judge(study: Study, node: Node, signal: AbortSignal): Promise<Judged | undefined> {
  const before = study.asked(nodeOf(study.tree, node.parent ?? ROOT).id);
  const reached = await positionAfter(before);
  const isDecision = reached.actions.some((action) => action.token === node.token);
  if (!isDecision || !reached.toAct || reached.actions.length < 2 || !reached.isComplete)
    return undefined;
  let last: Report | undefined;
  await analysePatiently(before, { time: TIME, lines: LINES }, signal, (report) => {
    last = report;
  });
  const lines = (last?.lines ?? []).map((one) => ({
    value: one.value,
    token: one.tokens[0] ?? '',
    book: one.book[0] ?? '',
  }));
  return { node: node.id, side: reached.toAct, token: node.token, lines };
}
