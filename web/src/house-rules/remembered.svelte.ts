/** What somebody chose last for a game, kept in this browser: the rules, and the level of the computer. */
import type { Game } from '../games/list';

interface LastChoice {
  rules?: string;
  level?: number;
}

const KEY = 'galds.chosen';
/** Levels at which a stranger should meet a fair opponent. */
export const USUAL_LEVEL = 3;
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const lastChoices = $state<Partial<Record<string, LastChoice>>>(stored());

function stored(): Partial<Record<string, LastChoice>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as typeof lastChoices) : {};
  } catch {
    return {};
  }
}

/** The rules that were chosen last; the usual ones if none were. */
export function rulesFor(game: Game): string {
  const rules = lastChoices[game]?.rules;
  return typeof rules === 'string' && rules !== '' ? rules : game;
}

export function levelFor(game: Game): number {
  const level = lastChoices[game]?.level;
  return level !== undefined && LEVELS.includes(level) ? level : USUAL_LEVEL;
}

/** Keeps a choice for the next time. */
export function remember(game: Game, choice: LastChoice): void {
  lastChoices[game] = { ...lastChoices[game], ...choice };
  try {
    localStorage.setItem(KEY, JSON.stringify(lastChoices));
  } catch {
    // Without storage a choice lasts as long as the page.
  }
}
