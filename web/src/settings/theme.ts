/** Puts the chosen look on the page. */
import type { Motion, Theme } from './values';

export function applyTheme(theme: Theme, motion: Motion): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  if (motion === 'system') delete root.dataset['motion'];
  else root.dataset['motion'] = motion;
  colourWindow(theme);
}

/** The colours of the window around the page, as `--paper` in look/tokens.css. */
const papers = { light: '#f4eee3', dark: '#191512' } as const;

/** The window takes the colour of the theme that was chosen, whatever the system says. */
function colourWindow(theme: Theme): void {
  for (const scheme of ['light', 'dark'] as const) {
    const meta = document.querySelector<HTMLMetaElement>(
      `meta[name="theme-color"][media*="${scheme}"]`,
    );
    if (meta) meta.content = papers[theme === 'system' ? scheme : theme];
  }
}
