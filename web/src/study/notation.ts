/** Actions in book notation as people read them. */
import { t } from '../language/words.svelte';

/** What is a word in the books of Nardi, by the key of the same in the reader's language. */
const whole: Readonly<Record<string, string>> = {
  'cannot move': 'move-cannot',
  Takes: 'move-takes',
  Drops: 'move-drops',
};

/**
 * An action for reading. A whole army in twenty-five letters is called what it is, and words are in the reader's
 * language; everything else is written as in the book. Files and addresses keep the notation.
 */
export function actionInWords(book: string): string {
  if (book.startsWith('@')) return t('set-up-done');
  const word = whole[book];
  if (word !== undefined) return t(word);
  const cube = /^Doubles => (\d+)$/.exec(book)?.[1];
  if (cube !== undefined) return t('move-doubles', { cube });
  return book
    .replaceAll(/\bbar\b/g, () => t('move-bar'))
    .replaceAll(/\boff\b/g, () => t('move-off'));
}
