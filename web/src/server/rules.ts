/** What can be agreed on before a game: presets and options, as the tables of the rules have them. */
import type { GameRules, RulesRead } from '../wire';
import { get } from './http';

export type { GameRules, RuleOption, RulesRead, Takes } from '../wire';

const known = new Map<string, Promise<GameRules>>();

/** The presets and options of a game; they never change while the page is open. */
export async function rulesOf(game: string): Promise<GameRules> {
  const found = known.get(game) ?? get<GameRules>(`/api/games/${encodeURIComponent(game)}`);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

/** What a rules text means; refused with the reason if it means nothing. */
export async function readRules(game: string, rules: string): Promise<RulesRead> {
  const query = new URLSearchParams({ rules: rules === '' ? game : rules });
  return get(`/api/games/${encodeURIComponent(game)}/rules?${query}`);
}
