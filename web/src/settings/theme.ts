/** Puts the chosen look on the page. */
import type { Motion, Theme } from './values';

export function applyTheme(theme: Theme, motion: Motion): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  if (motion === 'system') delete root.dataset['motion'];
  else root.dataset['motion'] = motion;
}
