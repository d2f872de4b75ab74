/** The captions of pick buttons, which games name in English, in the language of the pages. */
import type { Say } from '../board/spoken';

export function buttonInWords(say: Say, game: string, caption: string): string {
  const words = caption.toLowerCase().split(' ');
  const number = words.length > 1 ? Number(words.at(-1)) : NaN;
  const isCounted = Number.isInteger(number);
  const slug = (isCounted ? words.slice(0, -1) : words).join('-');
  return say(`button-${game}-${slug}`, isCounted ? { number } : {}) ?? caption;
}
