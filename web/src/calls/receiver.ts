/**
 * Hears what this person is called for, and does what is to be done: brings the page to the board, or shows a message,
 * sounds, and asks the system to say it when nobody looks at the page.
 */
import { play } from '../board/sounds';
import { navigate } from '../router/router.svelte';
import { callSettings, type Call } from '../server/calls';
import { live, serverNow } from '../server/connection.svelte';
import { onPersonChange, person } from '../server/person.svelte';
import { settings } from '../settings/settings.svelte';
import { announce } from '../shell/announcer.svelte';
import { inbox, nameOf } from './inbox.svelte';
import { NewCalls, withToast } from './new-calls';
import { showBySystem } from './system';
import { waysFor } from './ways';
import { callText } from './words';

/** The kinds that bring somebody to a board. */
const TO_THE_BOARD: readonly Call['kind'][] = ['started', 'rematched', 'round'];
const fresh = new NewCalls();
let isStarted = false;

/** Starts to listen; the second time does nothing. */
export function startCalls(): void {
  if (isStarted) return;
  isStarted = true;
  live.listen((message) => {
    if (message.type === 'calls') hear(message.calls, message.unread);
  });
  live.watchCalls();
  void loadSettings();
  onPersonChange(() => {
    fresh.forget();
    inbox.calls = [];
    inbox.toasts = [];
    inbox.unread = 0;
    void loadSettings();
  });
}

async function loadSettings(): Promise<void> {
  if (!person.player) return;
  try {
    inbox.settings = await callSettings();
  } catch {
    // Whoever cannot be asked is called in every way.
  }
}

function hear(calls: readonly Call[], unread: number): void {
  inbox.calls = calls;
  inbox.unread = unread;
  const open = new Set(calls.filter((call) => !call.read).map(nameOf));
  inbox.toasts = inbox.toasts.filter((toast) => open.has(nameOf(toast)));
  for (const call of fresh.take(calls, serverNow())) take(call);
}

function take(call: Call): void {
  const ways = waysFor(call.kind);
  if (ways.sound && settings.sounds === 'on') play('call');
  if (ways.system && document.hidden) void showBySystem(call);
  if (!ways.page) return;
  announce(callText(call));
  const isBusy = inbox.playing !== undefined && inbox.playing !== call.match;
  if (TO_THE_BOARD.includes(call.kind) && call.match && !isBusy) {
    navigate(`/match/${call.match}`);
    return;
  }
  inbox.toasts = withToast(inbox.toasts, call, inbox.playing === undefined ? 'looking' : 'playing');
}
