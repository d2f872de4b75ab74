/** The engine thinking about the position that is shown, and stopping when another one is shown. */
import type { Report } from '../server/analysis';
import type { PositionAsked } from '../server/positions';
import { troubleInWords } from '../server/trouble';

/** As long as the server thinks at most. */
const TIME = 10_000;
/** Between two reports that are shown. */
const PAUSE = 300;

export class Engine {
  report = $state.raw<Report | undefined>(undefined);
  trouble = $state('');
  #abort: AbortController | undefined;
  #shownAt = 0;

  /** Thinks about a position until it is known well enough or something else is asked. */
  async think(position: PositionAsked, lines: number): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    try {
      const { analysePatiently } = await import('./patience');
      if (abort.signal.aborted) return;
      await analysePatiently(position, { time: TIME, lines }, abort.signal, (report) => {
        if (!abort.signal.aborted) this.#show(report);
      });
    } catch (error) {
      if (!abort.signal.aborted) this.trouble = await troubleInWords(error);
    }
  }

  /** Thoughts come faster than eyes follow; the last one is always shown. */
  #show(report: Report): void {
    const now = performance.now();
    if (this.report && !report.done && now - this.#shownAt < PAUSE) return;
    this.#shownAt = now;
    this.report = report;
  }

  stop(): void {
    this.#abort?.abort();
    this.report = undefined;
    this.trouble = '';
  }
}
