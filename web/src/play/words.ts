/** The captions of pick buttons, which games name in English, in the language of the pages. */
import type { Say } from '../board/spoken';

export function buttonInWords(say: Say, game: string, caption: string): string {
  const turn = /^turn (\d)$/.exec(caption);
  if (turn) return say('button-turn', { number: Number(turn[1]) }) ?? caption;
  const slug = caption.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return say(`button-${game}-${slug}`) ?? caption;
}
