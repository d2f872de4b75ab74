/** The engine thinking about the position that is shown, and stopping when another one is shown. */
import { t } from '../language/words.svelte';
import { analyse, type Report } from '../server/analysis';
import type { PositionAsked } from '../server/positions';
import { troubleInWords } from '../server/trouble';
import { patiently } from './patience';

/** As long as the server thinks at most. */
const TIME = 10_000;

export class Engine {
  report = $state.raw<Report | undefined>(undefined);
  trouble = $state('');
  #abort: AbortController | undefined;

  /** Thinks about a position until it is known well enough or something else is asked. */
  async think(position: PositionAsked, lines: number): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    try {
      await patiently(abort.signal, () =>
        analyse(position, { time: TIME, lines }, abort.signal, (report) => {
          if (!abort.signal.aborted) this.report = report;
        }),
      );
    } catch (error) {
      if (!abort.signal.aborted) this.trouble = troubleInWords(error, t);
    }
  }

  stop(): void {
    this.#abort?.abort();
    this.report = undefined;
    this.trouble = '';
  }
}
