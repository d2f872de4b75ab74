/** A part of a page that is loaded when the page itself has been painted, whose heading need not wait for it. */
import { afterPaint } from './stages.svelte';

export class Deferred<Part> {
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

/** A part that is loaded when something is true for the first time, such as that it was opened. */
export function loadedWhen<Part>(
  isWanted: () => boolean,
  load: () => Promise<{ default: Part }>,
): { readonly part: Part | undefined; readonly isMissing: boolean } {
  let late = $state.raw<Deferred<Part> | undefined>(undefined);
  $effect(() => {
    if (isWanted()) late ??= new Deferred(load);
  });
  return {
    get part() {
      return late?.part;
    },
    get isMissing() {
      return late?.isMissing ?? false;
    },
  };
}
