/** Set-ups that a person has saved in this browser, and the names of the ready-made ones. */

export interface Saved {
  name: string;
  token: string;
}

const KEY = 'galds.set-ups';
const MOST = 50;

/** The set-ups that the game itself knows, the most careful first; each is a token by name. */
export const readyMade = [
  'hedgehog',
  'fortress',
  'turtle',
  'decoy',
  'example',
  'lattice',
  'two-lines',
  'left-hook',
  'right-hook',
  'sappers-ahead',
  'hammer',
  'cavalry',
  'gambit',
  'storm',
] as const;

export function isToken(text: string): boolean {
  return /^@[1-9BMF]{25}$/.test(text);
}

/** Reads what was stored; leaves out whatever is no set-up. */
export function readSaved(text: string | null): Saved[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter(
      (entry): entry is Saved =>
        typeof entry === 'object' &&
        entry !== null &&
        typeof (entry as Saved).name === 'string' &&
        typeof (entry as Saved).token === 'string' &&
        isToken((entry as Saved).token),
    );
  } catch {
    return [];
  }
}

/** The list with one more; one of the same name is replaced. */
export function withSaved(list: readonly Saved[], saved: Saved): Saved[] {
  return [...list.filter((entry) => entry.name !== saved.name), saved].slice(-MOST);
}

export function loadSaved(): Saved[] {
  try {
    return readSaved(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function storeSaved(list: readonly Saved[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage nothing can be kept.
  }
}
