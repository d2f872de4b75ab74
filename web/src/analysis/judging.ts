/** Has the engine judge every decision of a line. */
import { inLanes } from '../local/lanes';
import { lanesFor, type Report } from '../server/analysis';
import { hasStep } from '../scene/scene';
import { positionAfter } from '../server/positions';
import type { Study } from '../study/study.svelte';
import { analysePatiently } from './patience';
import { verdicts, type Judged, type Verdict } from './review';
import { nodeOf, ROOT, type Node } from './tree';

/** Milliseconds for each decision. */
const TIME = 400;
/** Where nothing can be decided, only what it is worth and what it does is of interest. */
const TIME_IF_FORCED = 100;
const LINES = 5;

/** Judges the actions of a line, as many at once as there are lanes, and tells the verdicts after each. */
export async function judgeAll(
  study: Study,
  line: readonly Node[],
  signal: AbortSignal,
  hear: (found: readonly Verdict[]) => void,
): Promise<void> {
  const found: (Judged | undefined)[] = [];
  await inLanes(await lanesFor(study.game), line.length, signal, async (i) => {
    const judged = await judge(study, line[i] as Node, signal);
    if (signal.aborted) return;
    found[i] = judged;
    hear(verdicts(found.filter((one) => one !== undefined)));
  });
}

/** What the engine thinks before an action; nothing of what chance did. */
async function judge(study: Study, node: Node, signal: AbortSignal): Promise<Judged | undefined> {
  const { id, parent } = nodeOf(study.tree, node.parent ?? ROOT);
  const before = study.asked(id);
  const reached = await positionAfter(before);
  const isDecision = reached.actions.some((action) => action.token === node.token);
  if (!isDecision || !reached.toAct || !reached.isComplete) return undefined;
  const { scene } = reached.picture;
  const isForced = reached.actions.length < 2;
  let last: Report | undefined;
  const time = isForced ? TIME_IF_FORCED : TIME;
  await analysePatiently(before, { time, lines: LINES }, signal, (report) => {
    last = report;
  });
  return {
    node: node.id,
    side: reached.toAct,
    token: node.token,
    lines: last?.lines ?? [],
    before: [id, parent],
    ply: reached.tokens.length,
    pieces: scene.pieces.filter(({ at }) => (at.zone ?? 'board') === 'board').length,
    isForced,
    isRolled: hasStep(scene, 'rolled'),
  };
}
