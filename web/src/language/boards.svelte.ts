/**
 * What is said at a board: what is due, why a game ended, what has just happened. The server sends keys and
 * values; the words for all keys are files of their own in `web/languages/boards`, loaded with the first board.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Phrase, Side } from '../wire';
import type { Language } from './list';
import { withPlainNumbers } from './numbers';
import { language, t, type Values } from './words.svelte';

const files = import.meta.glob<string>('../../languages/boards/*.ftl', {
  query: '?raw',
  import: 'default',
});

class Boards {
  bundle = $state.raw<FluentBundle | undefined>(undefined);
  asked: Language | undefined;
}

const boards = new Boards();

/** The text of a key of boards; nothing until the words are here. */
export function boardText(key: string, values: Values = {}): string | undefined {
  const wanted = language();
  if (boards.asked !== wanted) void load(wanted);
  const pattern = boards.bundle?.getMessage(key)?.value;
  if (!boards.bundle || !pattern) return undefined;
  const errors: Error[] = [];
  return boards.bundle.formatPattern(pattern, withPlainNumbers(values), errors);
}

/**
 * A phrase of a game in words: under the game's own key, or under one that all games share. Sides that it names
 * are called as the game calls them.
 */
export function phraseInWords(
  kind: 'due' | 'ended',
  game: string,
  { key, values }: Phrase,
  sides: Readonly<Record<string, Side>> = {},
): string {
  const named = Object.entries(sides).map(([name, side]) => [name, t(`seat-${game}-${side}`)]);
  const filled: Values = { ...values, ...Object.fromEntries(named) };
  const side = values['side'];
  if (side === 'first' || side === 'second') filled['side'] = t(`seat-${game}-${side}`);
  return boardText(`${kind}-${game}-${key}`, filled) ?? boardText(`${kind}-${key}`, filled) ?? '';
}

async function load(wanted: Language): Promise<void> {
  boards.asked = wanted;
  try {
    const text = await files[`../../languages/boards/${wanted}.ftl`]?.();
    const bundle = new FluentBundle(wanted, { useIsolating: false });
    if (text !== undefined) bundle.addResource(new FluentResource(text));
    if (boards.asked === wanted) boards.bundle = bundle;
  } catch {
    // What did not come is asked for again with the next sentence.
    if (boards.asked === wanted) boards.asked = undefined;
  }
}
