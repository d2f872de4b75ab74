/** The name of the page that is shown, for the window and for screen readers. */

class Title {
  text = $state('');
}

const title = new Title();

export function setTitle(text: string): void {
  title.text = text;
}

export function pageTitle(): string {
  return title.text ? `${title.text} · Galds` : 'Galds';
}
