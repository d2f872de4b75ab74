/** What pieces can do besides moving, read off the buttons of the legal actions. */
import type { Action } from '../../board/picks';

export type Chance = 'scout' | 'revive';

export function chancesOf(actions: readonly Action[]): { field: string; chance: Chance }[] {
  const found = new Map<string, { field: string; chance: Chance }>();
  for (const { picks } of actions) {
    const [field, button] = picks;
    if (field?.kind !== 'field' || button?.kind !== 'button') continue;
    const chance = button.name.toLowerCase();
    if (chance !== 'scout' && chance !== 'revive') continue;
    found.set(`${field.name} ${chance}`, { field: field.name, chance });
  }
  return [...found.values()];
}
