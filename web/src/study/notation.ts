/** Actions in book notation as people read them. */
import { t } from '../language/words.svelte';

/** A whole army in twenty-five letters is called what it is; everything else is written as in the book. */
export function actionInWords(book: string): string {
  return book.startsWith('@') ? t('set-up-done') : book;
}
