/** Agreed rules in the reader's language. */
import { known, language } from '../language/words.svelte';
import { capital, messageOf, parseRules, valueInWords } from './rules-text';
import { ruleWords } from './words.svelte';

/** Parts of one thing, as the language lists them. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'unit', style: 'short' }).format(parts);
}

/** What a value of an option is called, at the beginning of a line. */
export function valueName(game: string, key: string, value: string): string {
  const words = valueInWords(messageOf(game, key), value, ruleWords, listed);
  return capital(words ?? value);
}

/** What an option is called. */
export function optionName(game: string, key: string): string {
  return ruleWords(messageOf(game, key)) ?? key;
}

/** In what rules differ from the usual ones of a game: one phrase for each thing, none for the usual rules. */
export function differences(game: string, rules: string): string[] {
  if (rules === game || rules === '') return [];
  const { preset, changes } = parseRules(rules);
  const named = preset === game ? [] : [known(`rules-${preset}`) ?? preset];
  const changed = changes.map(({ key, value }) => valueName(game, key, value));
  return [...named, ...changed];
}
