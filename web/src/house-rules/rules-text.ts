/** Rules in words: what a rules text changes, and what the values of options are called. */
import type { Values } from '../language/words.svelte';

/** A rules text taken apart: the preset, and what differs from it. */
export interface ParsedRules {
  preset: string;
  changes: readonly { key: string; value: string }[];
}

export function parseRules(rules: string): ParsedRules {
  const [preset = '', ...changes] = rules.split(',').map((part) => part.trim());
  return {
    preset,
    changes: changes.map((change) => {
      const [key = '', value = ''] = change.split('=');
      return { key, value };
    }),
  };
}

/** Gives the words of a key, if there are any. */
export type Say = (key: string, values?: Values) => string | undefined;

/** The key of the words of an option. */
export const messageOf = (game: string, key: string) => `rule-${game}-${key}`;

/**
 * The value of an option as a phrase that says what is agreed, whatever kind of value it is. Nothing if there
 * are no words for it.
 */
export function valueInWords(
  message: string,
  value: string,
  say: Say,
  list: (parts: readonly string[]) => string,
): string | undefined {
  const places = value
    .split('+')
    .map((place) => (/^\d+$/.test(place) ? place : (say(`${message}-${place}`) ?? place)));
  const whole = value === 'none' ? undefined : say(`${message}-places`, { places: list(places) });
  if (whole !== undefined) return whole;
  return (
    say(`${message}-${value}`) ??
    (/^\d+$/.test(value) ? say(`${message}-number`, { number: Number(value) }) : undefined)
  );
}

/** A phrase as the beginning of a line. */
export function capital(phrase: string): string {
  const [first = '', ...rest] = phrase;
  return first.toLocaleUpperCase() + rest.join('');
}
