/**
 * Messages of the system: by the page while it is open, by the service worker when it is not (Web Push). Nothing is
 * said before somebody has allowed it in this browser.
 */
import { t } from '../language/words.svelte';
import { callKinds, pushKey, subscribePush, unsubscribePush, type Call } from '../server/calls';
import { callText, placeOf, termsText } from './words';

/** Whether the system may speak: not at all here, not yet asked, forbidden, or allowed. */
export type Permission = 'impossible' | 'default' | 'denied' | 'granted';

export function permission(): Permission {
  return 'Notification' in window ? Notification.permission : 'impossible';
}

/** How far this browser can be called. */
export type Reach = 'nowhere' | 'open-pages' | 'closed-pages';

/** Asks to be allowed, and has this browser called while no page is open, where that is possible. */
export async function allow(): Promise<Reach> {
  if ((await Notification.requestPermission()) !== 'granted') return 'nowhere';
  try {
    await subscribe();
    return 'closed-pages';
  } catch {
    // Some browsers have no push service. Open pages can still speak.
    return 'open-pages';
  }
}

export async function reach(): Promise<Reach> {
  if (permission() !== 'granted') return 'nowhere';
  const subscription = await (await worker())?.pushManager?.getSubscription();
  return subscription ? 'closed-pages' : 'open-pages';
}

/** Has this browser no longer called while no page is open. */
export async function forget(): Promise<void> {
  const subscription = await (await worker())?.pushManager?.getSubscription();
  if (!subscription) return;
  await unsubscribePush(subscription.endpoint);
  await subscription.unsubscribe();
}

async function subscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: await pushKey(),
  });
  await subscribePush(subscription.toJSON());
  leaveWords(registration);
}

/** The worker has no words of its own: it keeps those of the language that is read. */
function leaveWords(registration: ServiceWorkerRegistration): void {
  const blanks = { name: '{name}', title: '{title}', round: '{round}' };
  const words = callKinds.map((kind) => [kind, t(`call-${kind}`, blanks)]);
  registration.active?.postMessage({ words: Object.fromEntries(words) });
}

/** Has the worker speak the language that is read, if it may be called. */
export async function keepWords(): Promise<void> {
  const registration = permission() === 'granted' ? await worker() : undefined;
  if (registration) leaveWords(registration);
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Says a call by the system, because nobody looks at the page. */
export async function showBySystem(call: Call): Promise<void> {
  if (permission() !== 'granted') return;
  const options = {
    body: termsText(call),
    tag: `${call.kind} ${call.subject}`,
    icon: '/icon-192.png',
    data: { to: placeOf(call) ?? '/' },
  };
  const registration = await worker();
  try {
    if (registration) await registration.showNotification(callText(call), options);
    else new Notification(callText(call), options);
  } catch {
    // The bell has it.
  }
}
