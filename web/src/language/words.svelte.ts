/**
 * The words of the pages. Each language is one file in `web/languages`, in the Fluent format, cut into parts
 * that are loaded only when they are wanted. A text that a component asks `t` for follows a change of language.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readingChoice } from '../settings/settings.svelte';
import { bestLanguage, type Language, type LanguageChoice } from './list';
import { withPlainNumbers, type Filled } from './numbers';
import type { Part } from './parts';

type Files = Readonly<Record<string, () => Promise<string>>>;
type Name = Part | 'common';

const files: Readonly<Record<Name, Files>> = {
  common: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=common',
    import: 'default',
  }),
  analysis: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=analysis',
    import: 'default',
  }),
  learn: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=learn',
    import: 'default',
  }),
  study: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=study',
    import: 'default',
  }),
  play: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=play',
    import: 'default',
  }),
  people: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=people',
    import: 'default',
  }),
  calls: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=calls',
    import: 'default',
  }),
  teacher: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=teacher',
    import: 'default',
  }),
  rollouts: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=rollouts',
    import: 'default',
  }),
  maker: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=maker',
    import: 'default',
  }),
  reading: import.meta.glob<string>('../../languages/*.ftl', {
    query: '?words=reading',
    import: 'default',
  }),
};

class Words {
  bundle = $state.raw<FluentBundle | undefined>(undefined);
  language = $state<Language>('en');
}

const words = new Words();

/** The parts that every language comes with: those that pages have needed so far. */
const wanted = new Set<Name>(['common']);
/** The parts that are in a bundle. */
const filled = new WeakMap<FluentBundle, Set<Name>>();

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
  const found = choice === 'auto' ? bestLanguage(navigator.languages) : choice;
  if (words.bundle && words.language === found) return;
  const bundle = new FluentBundle(found, { useIsolating: false });
  // A page may need more while this is on its way.
  for (;;) {
    const missing = [...wanted].filter((part) => !has(bundle, part));
    if (missing.length === 0) break;
    await Promise.all(missing.map((part) => bring(part, bundle, found)));
  }
  // Somebody may have chosen again in the meantime.
  if (choice !== readingChoice()) return;
  words.bundle = bundle;
  words.language = found;
}

/** Loads a part of the words, which has to be there before it is said. Every language comes with it from now on. */
export async function needWords(part: Part): Promise<void> {
  while (words.bundle && !has(words.bundle, part)) await bring(part, words.bundle, words.language);
  wanted.add(part);
}

function has(bundle: FluentBundle, part: Name): boolean {
  return filled.get(bundle)?.has(part) ?? false;
}

async function bring(part: Name, bundle: FluentBundle, of: Language): Promise<void> {
  const text = await files[part][`../../languages/${of}.ftl`]?.();
  if (has(bundle, part)) return;
  bundle.addResource(new FluentResource(text ?? ''));
  filled.set(bundle, new Set([...(filled.get(bundle) ?? []), part]));
}

/** A moment as the language writes it. */
export function dateText(moment: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(words.language, options).format(moment);
}

/** A number as the language writes it. */
export function numberText(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.language, options).format(value);
}
