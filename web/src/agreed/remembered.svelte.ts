/** What somebody chose last for a game, kept in this browser: the rules, and the level of the computer. */
import type { Game } from '../games/list';

interface Kept {
  rules?: string;
  level?: number;
}

const KEY = 'galds.chosen';
/** Levels at which a stranger should meet a fair opponent. */
export const USUAL_LEVEL = 3;
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const kept = $state<Partial<Record<string, Kept>>>(stored());

function stored(): Partial<Record<string, Kept>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as typeof kept) : {};
  } catch {
    return {};
  }
}

/** The rules that were chosen last; the usual ones if none were. */
export function rulesFor(game: Game): string {
  const rules = kept[game]?.rules;
  return typeof rules === 'string' && rules !== '' ? rules : game;
}

export function levelFor(game: Game): number {
  const level = kept[game]?.level;
  return level !== undefined && LEVELS.includes(level) ? level : USUAL_LEVEL;
}

/** Keeps a choice for the next time. */
export function remember(game: Game, choice: Kept): void {
  kept[game] = { ...kept[game], ...choice };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage a choice lasts as long as the page.
  }
}
