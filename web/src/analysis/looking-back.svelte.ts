/** What could be known at the moment that is shown; another moment is asked for when that is shown. */
import { lookBack, type Hindsight } from '../server/hindsight';
import type { PositionAsked } from '../server/positions';
import { troubleInWords } from '../server/trouble';

export class LookingBack {
  /** What was found; nothing while it is asked for, and where there is nothing to say. */
  found = $state.raw<Hindsight | undefined>(undefined);
  trouble = $state('');
  #asked = 0;

  async look(position: PositionAsked): Promise<void> {
    const number = ++this.#asked;
    this.trouble = '';
    try {
      const found = await lookBack(position);
      if (number === this.#asked) this.found = found;
    } catch (error) {
      const trouble = await troubleInWords(error);
      if (number === this.#asked) [this.found, this.trouble] = [undefined, trouble];
    }
  }

  stop(): void {
    this.#asked++;
    this.found = undefined;
    this.trouble = '';
  }
}
