/**
 * The board is shown one action after the other, though the computer's answer, or a throw with it, may
 * arrive in the same breath: who plays must see each of them. It knows no browser; what it needs is
 * handed in.
 */

/** The board after so many actions. */
export interface Moment {
  ply: number;
}

export interface World<M extends Moment> {
  /** The moment after so many actions; nothing if it cannot be had. */
  find: (ply: number) => M | Promise<M | undefined>;
  /** How long a moment stays before the next is shown, in milliseconds. */
  stay: (moment: M) => number;
  show: (moment: M) => void;
  later: (milliseconds: number, act: () => void) => () => void;
  now: () => number;
}

/** Whoever is farther behind than this was away, and wants to see the present. */
const MOST_STEPS = 4;

export class Pace<M extends Moment> {
  readonly #world: World<M>;
  #shown: M | undefined;
  #shownAt = -Infinity;
  #latest: M | undefined;
  #stopWaiting: (() => void) | undefined;
  #isFinding = false;

  constructor(world: World<M>) {
    this.#world = world;
  }

  /** The present moment; it is shown when its turn comes. */
  arrive(latest: M, way: 'step by step' | 'at once'): void {
    this.#latest = latest;
    const steps = latest.ply - (this.#shown?.ply ?? Infinity);
    if (way === 'at once' || steps <= 0 || steps > MOST_STEPS || !Number.isFinite(steps)) {
      this.#stop();
      this.#show(latest);
    } else if (!this.#stopWaiting && !this.#isFinding) {
      this.#waitForNext();
    }
  }

  stop(): void {
    this.#stop();
    this.#latest = undefined;
  }

  #stop(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  #show(moment: M): void {
    this.#shown = moment;
    this.#shownAt = this.#world.now();
    this.#world.show(moment);
  }

  #waitForNext(): void {
    if (!this.#shown || !this.#latest || this.#shown.ply >= this.#latest.ply) return;
    const left = this.#shownAt + this.#world.stay(this.#shown) - this.#world.now();
    if (left <= 0) return void this.#step();
    this.#stopWaiting = this.#world.later(left, () => {
      this.#stopWaiting = undefined;
      void this.#step();
    });
  }

  async #step(): Promise<void> {
    const from = this.#shown;
    const latest = this.#latest;
    if (!from || !latest) return;
    if (from.ply + 1 === latest.ply) {
      this.#show(latest);
      return;
    }
    this.#isFinding = true;
    const next = await this.#world.find(from.ply + 1);
    this.#isFinding = false;
    // Meanwhile the present may have been shown, or everything closed.
    if (!this.#latest || this.#shown !== from) return;
    this.#show(next ?? this.#latest);
    this.#waitForNext();
  }
}
