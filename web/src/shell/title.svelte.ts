/** The name of the page that is shown, for the window and for screen readers. */

class Title {
  text = $state('');
  unread = $state(0);
}

const title = new Title();

export function setTitle(text: string): void {
  title.text = text;
}

export function pageTitle(): string {
  return title.text ? `${title.text} · Galds` : 'Galds';
}

/** How many calls have not been read; the window says so. */
export function setUnread(count: number): void {
  title.unread = count;
}

/** What stands above the window: the page, and how many calls wait. */
export function windowTitle(): string {
  return title.unread > 0 ? `(${title.unread}) ${pageTitle()}` : pageTitle();
}
