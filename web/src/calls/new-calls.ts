/**
 * What is new in a list of calls. Lists come whole, again and again, so a call is known by its name and its moment;
 * in the first list of a page only what happened just now is news.
 */
import type { Call } from '../server/calls';

/** How long ago a call may be that a page finds when it opens, in milliseconds. */
const JUST_NOW = 20_000;

const nameOf = (call: Call) => `${call.kind} ${call.subject}`;

export class NewCalls {
  #known: Map<string, number> | undefined;

  /** The unread calls that were not in the list before, the oldest first. `now` is the server's time. */
  take(calls: readonly Call[], now: number): Call[] {
    const known = this.#known;
    this.#known = new Map(calls.map((call) => [nameOf(call), call.at]));
    const isNews = (call: Call) =>
      known ? known.get(nameOf(call)) !== call.at : now - call.at < JUST_NOW;
    return calls.filter((call) => !call.read && isNews(call)).toReversed();
  }

  /** Somebody else is here. */
  forget(): void {
    this.#known = undefined;
  }
}

/** How many messages are shown at once; the bell has the others. On a phone each covers a part of the board. */
const MOST_TOASTS = { looking: 3, playing: 1 };

/** The messages on top of the page with one more; the latest are kept. */
export function withToast(
  toasts: readonly Call[],
  call: Call,
  during: keyof typeof MOST_TOASTS,
): readonly Call[] {
  const others = toasts.filter((toast) => nameOf(toast) !== nameOf(call));
  return [...others, call].slice(-MOST_TOASTS[during]);
}
