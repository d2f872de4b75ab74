/**
 * What a player has in hand: the picks so far towards an action. It outlives new pictures and lost
 * connections; when the list of actions changes it keeps what still makes sense.
 */
import {
  field,
  keptPicks,
  standing,
  touch,
  type Action,
  type Pick,
  type Reader,
  type Standing,
} from '../board/picks';

export type Result =
  | { kind: 'nothing' }
  | { kind: 'refused' }
  | { kind: 'picked' }
  /** An action is complete. */
  | { kind: 'complete'; action: Action }
  /** Several actions have these picks: one must be named. */
  | { kind: 'ambiguous'; actions: readonly Action[] };

export class Hand {
  picked = $state.raw<readonly Pick[]>([]);
  #actions = $state.raw<readonly Action[]>([]);
  #read = $state.raw<Reader>(standing);

  now: Standing = $derived(this.#read(this.#actions, this.picked));
  starts: ReadonlySet<string> = $derived(this.#read(this.#actions, []).fields);

  get actions(): readonly Action[] {
    return this.#actions;
  }

  /** Another list of legal actions. */
  offer(actions: readonly Action[], read: Reader = standing): void {
    this.#actions = actions;
    this.#read = read;
    this.picked = keptPicks(actions, this.picked, read);
  }

  touch(pick: Pick): Result {
    const result = touch(this.#actions, this.picked, pick, this.#read);
    if (result.kind === 'refused') return { kind: 'refused' };
    this.picked = result.picked;
    return this.outcome();
  }

  touchField(name: string): Result {
    return this.touch(field(name));
  }

  /** What the picks so far amount to. */
  outcome(): Result {
    const [action, ...others] = this.now.complete;
    if (!action) return this.picked.length > 0 ? { kind: 'picked' } : { kind: 'nothing' };
    return others.length > 0
      ? { kind: 'ambiguous', actions: this.now.complete }
      : { kind: 'complete', action };
  }

  layDown(picks: readonly Pick[] = []): void {
    this.picked = picks;
  }
}
