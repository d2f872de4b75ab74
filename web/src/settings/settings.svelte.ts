/**
 * What a person has chosen for this browser. Kept in local storage and shared by all tabs; a value
 * that cannot be read counts as not chosen.
 */
import type { LanguageChoice } from '../language/list';
import { endVisit, visitLanguage } from '../language/visit.svelte';
import { defaults, readSettings, type Settings } from './values';

const KEY = 'galds.settings';

export const settings: Settings = $state({ ...defaults, ...stored() });

/** The language to read in: the one that the address asks for, or else the chosen one. */
export function readingChoice(): LanguageChoice {
  return visitLanguage() ?? settings.language;
}

/** Changes some settings and keeps them. */
export function choose(changes: Partial<Settings>): void {
  if (changes.language) endVisit();
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage a choice lasts as long as the page.
  }
}

/** Follows choices that are made in other tabs; call once. */
export function startSettings(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, defaults, stored());
  });
}

function stored(): Partial<Settings> {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}
