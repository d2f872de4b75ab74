/**
 * The words of the pages. Each language is one file in `web/languages`, in the Fluent format, and is
 * loaded only when it is wanted. A text that a component asks `t` for follows a change of language.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readingChoice } from '../settings/settings.svelte';
import { bestLanguage, type Language, type LanguageChoice } from './list';
import { withPlainNumbers, type Filled } from './numbers';

const files = import.meta.glob<string>('../../languages/*.ftl', {
  query: '?raw',
  import: 'default',
});

class Words {
  bundle = $state.raw<FluentBundle | undefined>(undefined);
  language = $state<Language>('en');
}

const words = new Words();

export type Values = Record<string, Filled>;

/** The text of a key; the key itself if there is none, which a test forbids. */
export function t(key: string, values?: Values): string {
  return known(key, values) ?? key;
}

/** The text of a key, if there is one. */
export function known(key: string, values?: Values): string | undefined {
  const pattern = words.bundle?.getMessage(key)?.value;
  if (!words.bundle || !pattern) return undefined;
  const errors: Error[] = [];
  return words.bundle.formatPattern(pattern, values ? withPlainNumbers(values) : null, errors);
}

/** The language in use. */
export function language(): Language {
  return words.language;
}

/** Loads the language that a choice means and changes to it. */
export async function useLanguage(choice: LanguageChoice): Promise<void> {
  const wanted = choice === 'auto' ? bestLanguage(navigator.languages) : choice;
  const load = files[`../../languages/${wanted}.ftl`];
  if (!load) return;
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(await load()));
  // Somebody may have chosen again while the file was on its way.
  if (choice !== readingChoice()) return;
  words.bundle = bundle;
  words.language = wanted;
}

/** A moment as the language writes it. */
export function dateText(moment: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(words.language, options).format(moment);
}

/** A number as the language writes it. */
export function numberText(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.language, options).format(value);
}
