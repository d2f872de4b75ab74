/** What screen readers are told: one polite line, said by `Announcer.svelte`. */
import { untrack } from 'svelte';

class Line {
  text = $state('');
}

const line = new Line();

export function announce(text: string): void {
  // The same words twice are said twice only if the text differs. Whoever announces does not listen.
  line.text = untrack(() => line.text) === text ? `${text} ` : text;
}

export function announced(): string {
  return line.text;
}
