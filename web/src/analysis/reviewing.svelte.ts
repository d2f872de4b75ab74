/** The report on a game: how far it is, and what it says of every decision. */
import { troubleInWords } from '../server/trouble';
import type { Study } from '../study/study.svelte';
import type { Verdict } from './review';
import { lineFrom, ROOT, type Node } from './tree';

export class Reviewing {
  state = $state<'idle' | 'running' | 'done'>('idle');
  done = $state(0);
  total = $state(0);
  trouble = $state('');
  verdicts = $state.raw<readonly Verdict[]>([]);
  /** The mistake that somebody tries to mend, of which nothing is told meanwhile. */
  mended = $state<number | undefined>(undefined);
  #abort: AbortController | undefined;

  /** The verdict on a node's action. */
  on(node: number): Verdict | undefined {
    if (node === this.mended) return undefined;
    return this.verdicts.find((verdict) => verdict.node === node);
  }

  async run(study: Study): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    const line = lineFrom(study.tree, ROOT);
    Object.assign(this, { state: 'running', done: 0, total: line.length, trouble: '' });
    this.verdicts = [];
    this.mended = undefined;
    try {
      const hear = (found: readonly Verdict[]) => {
        this.verdicts = found;
        this.done += 1;
      };
      if (!(await this.#judgedByServer(study.match, line, abort.signal, hear))) {
        Object.assign(this, { done: 0, verdicts: [] });
        const { judgeAll } = await import('./judging');
        await judgeAll(study, line, abort.signal, hear);
      }
      if (!abort.signal.aborted) this.state = 'done';
    } catch (error) {
      if (abort.signal.aborted) return;
      // What others still judge is of no use any more.
      abort.abort();
      this.trouble = await troubleInWords(error);
      this.state = 'idle';
    }
  }

  /** A match is judged by its server, if it can, so that the report counts on the profiles of the players. */
  async #judgedByServer(
    match: string | undefined,
    ...[line, signal, hear]: [readonly Node[], AbortSignal, (found: readonly Verdict[]) => void]
  ): Promise<boolean> {
    if (match === undefined) return false;
    const { judgeMatch } = await import('./match-report');
    return judgeMatch(match, line, signal, hear);
  }

  stop(): void {
    this.#abort?.abort();
    if (this.state === 'running') this.state = 'idle';
  }
}
