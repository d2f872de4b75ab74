/** Ten beats a second while somebody looks at a clock. */
import { createSubscriber } from 'svelte/reactivity';

class Ticking {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 100);
    return () => clearInterval(timer);
  });

  /** Whoever calls this in a derived value is asked again at the next beat. */
  beat(): void {
    this.#subscribe();
  }
}

export const ticking = new Ticking();
