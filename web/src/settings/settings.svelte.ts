/**
 * What a person has chosen for this browser. Kept in local storage and shared by all tabs; a value
 * that cannot be read counts as not chosen.
 */
import { defaults, readSettings, type Settings } from './values';

const KEY = 'galds.settings';

export const settings: Settings = $state({ ...defaults, ...stored() });

/** Changes some settings and keeps them. */
export function choose(changes: Partial<Settings>): void {
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
