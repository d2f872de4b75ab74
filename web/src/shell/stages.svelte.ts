/**
 * Heavy things are built in stages with a painted frame between them, so that a slow phone can answer in
 * between and shows what is there already.
 */
export class Stages {
  /** The stage that is reached. */
  now = $state(0);

  /** Counts from 0 to the last stage; to be made while a component is. */
  constructor(last: number) {
    $effect(() => {
      if (this.now === last) return undefined;
      let isThere = true;
      void afterPaint().then(() => {
        if (isThere) this.now++;
      });
      return () => {
        isThere = false;
      };
    });
  }
}

/** What comes after this is done in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What comes after this is done when what is there has been painted; a hidden page does not wait for that. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return nextTask();
  // The next frame begins when the one before it is on its way to the screen.
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
