/** Actions as people read them: in book notation, whose words are in the language of the reader. */
import { aboutOf } from '../games/list';
import { t } from '../language/words.svelte';

/** An action for reading. What is no word of the game's stays as it is; files and addresses keep the notation. */
export function actionInWords(game: string, book: string): string {
  const { actions = {}, words = {} } = aboutOf(game).bookWords ?? {};
  const told = Object.entries(actions).find(([beginning]) => book.startsWith(beginning));
  if (told) return t(told[1], { rest: book.slice(told[0].length) });
  const parts = book.split(/\b/);
  return parts.map((part) => (Object.hasOwn(words, part) ? t(words[part] ?? '') : part)).join('');
}
