/** A part of a page that is loaded when the page itself has been painted, whose heading need not wait for it. */
import { afterPaint } from './stages.svelte';

export class Late<Part> {
  part = $state.raw<Part | undefined>(undefined);
  /** Whether it did not come. */
  isMissing = $state(false);

  constructor(load: () => Promise<{ default: Part }>) {
    void this.#bring(load);
  }

  async #bring(load: () => Promise<{ default: Part }>): Promise<void> {
    await afterPaint();
    try {
      this.part = (await load()).default;
    } catch {
      this.isMissing = true;
    }
  }
}
