/** Walks through a game and has the engine judge every decision. */
import { analyse, lanesFor, type Report } from '../server/analysis';
import { positionAfter } from '../server/positions';
import { troubleInWords } from '../server/trouble';
import type { Study } from '../study/study.svelte';
import { retryWhileBusy } from './retry';
import { verdicts, type Judged, type Verdict } from './review';
import { lineFrom, nodeOf, ROOT, type Node } from './tree';

/** Milliseconds for each decision. */
const TIME = 400;
const LINES = 4;

export class Reviewing {
  state = $state<'idle' | 'running' | 'done'>('idle');
  done = $state(0);
  total = $state(0);
  trouble = $state('');
  #judged = $state.raw<readonly Judged[]>([]);
  verdicts: readonly Verdict[] = $derived(verdicts(this.#judged));
  #abort: AbortController | undefined;

  /** The verdict on a node's action. */
  on(node: number): Verdict | undefined {
    return this.verdicts.find((verdict) => verdict.node === node);
  }

  async run(study: Study): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    const line = lineFrom(study.tree, ROOT);
    Object.assign(this, { state: 'running', done: 0, total: line.length, trouble: '' });
    this.#judged = [];
    try {
      await this.#judgeAll(study, line, abort.signal);
      if (!abort.signal.aborted) this.state = 'done';
    } catch (error) {
      if (abort.signal.aborted) return;
      // What others still judge is of no use any more.
      abort.abort();
      this.trouble = await troubleInWords(error);
      this.state = 'idle';
    }
  }

  stop(): void {
    this.#abort?.abort();
    if (this.state === 'running') this.state = 'idle';
  }

  /** Judges the actions of a line, as many at once as there are lanes. */
  async #judgeAll(study: Study, line: readonly Node[], signal: AbortSignal): Promise<void> {
    const found: (Judged | undefined)[] = [];
    let next = 0;
    const lane = async () => {
      for (let i = next++; i < line.length && !signal.aborted; i = next++) {
        const judged = await this.#judge(study, line[i] as Node, signal);
        if (signal.aborted) return;
        found[i] = judged;
        this.#judged = found.filter((one) => one !== undefined);
        this.done += 1;
      }
    };
    const lanes = await lanesFor(study.game);
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** What the engine thinks before an action; nothing of what chance did or where all is forced. */
  async #judge(study: Study, node: Node, signal: AbortSignal): Promise<Judged | undefined> {
    const before = study.asked(nodeOf(study.tree, node.parent ?? ROOT).id);
    const reached = await positionAfter(before);
    const isDecision = reached.actions.some((action) => action.token === node.token);
    if (!isDecision || !reached.toAct || reached.actions.length < 2 || !reached.isComplete)
      return undefined;
    let last: Report | undefined;
    await retryWhileBusy(signal, () =>
      analyse(before, { time: TIME, lines: LINES }, signal, (report) => (last = report)),
    );
    const lines = (last?.lines ?? []).map((one) => ({
      value: one.value,
      token: one.tokens[0] ?? '',
      book: one.book[0] ?? '',
    }));
    return { node: node.id, side: reached.toAct, token: node.token, lines };
  }
}
