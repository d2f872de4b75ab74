/**
 * The words for the options of the games. They are files of their own in `web/languages/rules`, loaded when
 * rules other than the usual ones are spoken of for the first time.
 */
import type { FluentBundle } from '@fluent/bundle';
import { LazyWords } from '../language/lazy-words';
import type { Language } from '../language/list';
import { withPlainNumbers } from '../language/numbers';
import { language, type Values } from '../language/words.svelte';

const files = new LazyWords(
  import.meta.glob<string>('../../languages/rules/*.ftl', { query: '?raw', import: 'default' }),
);

class Here {
  bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
}

const here = new Here();

/** The words of a key; nothing if there are none. Whoever asks too early is asked again when they are there. */
export function ruleWords(key: string, values?: Values): string | undefined {
  const wanted = language();
  const bundle = here.bundles[wanted];
  if (!bundle) void bring(wanted);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return undefined;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, values ? withPlainNumbers(values) : null, errors);
}

async function bring(wanted: Language): Promise<void> {
  try {
    const bundle = await files.in(wanted);
    if (!here.bundles[wanted]) here.bundles = { ...here.bundles, [wanted]: bundle };
  } catch {
    // Without them the pages say less; they are asked for again with the next page.
  }
}
