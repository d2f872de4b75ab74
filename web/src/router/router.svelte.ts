/**
 * Where we are. Addresses change by the History API; links are ordinary `<a>` elements, and one
 * listener on the document turns clicks on them into page changes without a reload.
 */

class Place {
  url = $state.raw(new URL(window.location.href));
}

const place = new Place();

/** The present address; reading it in a component makes the component follow it. */
export function currentUrl(): URL {
  return place.url;
}

export type Step = 'push' | 'replace';

/** Goes to another page of ours. */
export function navigate(to: string, step: Step = 'push'): void {
  const url = new URL(to, window.location.href);
  if (step === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
  const moved = url.pathname !== place.url.pathname;
  place.url = url;
  if (moved) window.scrollTo(0, 0);
}

/** Makes the address say what the page shows by now, without showing anything else. */
export function rewriteAddress(to: string): void {
  history.replaceState(history.state, '', to);
}

/** Starts to listen; call once. */
export function startRouter(): void {
  window.addEventListener('popstate', () => {
    place.url = new URL(window.location.href);
  });
  document.addEventListener('click', (event) => {
    const link = linkToFollow(event);
    if (!link) return;
    event.preventDefault();
    navigate(link.href);
  });
}

/** The link of ours that a plain click goes to; clicks that mean more are left to the browser. */
function linkToFollow(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  if (link.origin !== window.location.origin || link.pathname.startsWith('/api')) return undefined;
  const isOnThisPage = link.pathname === window.location.pathname && link.hash !== '';
  return isOnThisPage ? undefined : link;
}
