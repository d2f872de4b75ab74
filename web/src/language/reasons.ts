/**
 * Why the rules or the server refused something, in the language of the pages. The server sends a key and
 * values; the words for all keys are files of their own in `web/languages/reasons`, loaded when
 * something is refused for the first time.
 */
import type { Reason } from '../wire';
import { LazyWords } from './lazy-words';
import { withPlainNumbers } from './numbers';
import { language } from './words.svelte';

const words = new LazyWords(
  import.meta.glob<string>('../../languages/reasons/*.ftl', { query: '?raw', import: 'default' }),
);

/** The words for a reason; nothing if there are none, or if they cannot be loaded just now. */
export async function reasonInWords({ key, values }: Reason): Promise<string | undefined> {
  const bundle = await words.in(language()).catch(() => undefined);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return undefined;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, withPlainNumbers(values), errors);
}
