/** What this page knows of calls: the list in the bell, and what is being shown of it right now. */
import type { Call, CallSettings } from '../server/calls';

class Inbox {
  /** The latest first. */
  calls = $state.raw<readonly Call[]>([]);
  unread = $state(0);
  /** Those that are shown on top of the page, the oldest first. */
  toasts = $state.raw<readonly Call[]>([]);
  /** The match in which this page's player is in the middle of a game. */
  playing = $state<string | undefined>(undefined);
  settings = $state.raw<CallSettings | undefined>(undefined);
}

export const inbox = new Inbox();

export function nameOf(call: Call): string {
  return `${call.kind} ${call.subject}`;
}

/** Takes a call off the page; it stays in the bell. */
export function dismiss(call: Call): void {
  inbox.toasts = inbox.toasts.filter((toast) => nameOf(toast) !== nameOf(call));
}
