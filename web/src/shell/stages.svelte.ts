/**
 * Heavy things are built in stages, one a task, so that a slow phone can answer in between and shows what is
 * there already.
 */
export class Stages {
  /** The stage that is reached. */
  now = $state(0);

  /** Counts from 0 to the last stage; to be made while a component is. */
  constructor(last: number) {
    $effect(() => {
      if (this.now === last) return undefined;
      const timer = setTimeout(() => this.now++);
      return () => clearTimeout(timer);
    });
  }
}

/** What comes after this is done in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What comes after this is done when what is there has been painted; a hidden page does not wait for that. */
export function afterPaint(): Promise<void> {
  const painted = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return document.hidden ? nextTask() : painted;
}
