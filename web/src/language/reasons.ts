/**
 * Why the rules or the server refused something, in the language of the pages. The server sends a key and
 * values; the words for all keys are files of their own in `web/languages/reasons`, loaded when
 * something is refused for the first time.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './list';
import { withPlainNumbers } from './numbers';
import { language } from './words.svelte';

/** Why something was refused: a key for which every language has words, and what they speak of. */
export interface Reason {
  key: string;
  values: Readonly<Record<string, string | number>>;
}

const files = import.meta.glob<string>('../../languages/reasons/*.ftl', {
  query: '?raw',
  import: 'default',
});

const loaded = new Map<Language, Promise<FluentBundle>>();

/** The words for a reason; nothing if there are none, or if they cannot be loaded just now. */
export async function reasonInWords({ key, values }: Reason): Promise<string | undefined> {
  const bundle = await bundleOf(language()).catch(() => undefined);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return undefined;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, withPlainNumbers(values), errors);
}

async function bundleOf(wanted: Language): Promise<FluentBundle> {
  const known = loaded.get(wanted);
  if (known) return known;
  const coming = load(wanted);
  loaded.set(wanted, coming);
  // What did not come is asked for again next time.
  coming.catch(() => loaded.delete(wanted));
  return coming;
}

async function load(wanted: Language): Promise<FluentBundle> {
  const file = files[`../../languages/reasons/${wanted}.ftl`];
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  if (file) bundle.addResource(new FluentResource(await file()));
  return bundle;
}
