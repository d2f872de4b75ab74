/** Whatever somebody pastes, read by the server. */
import { post } from './http';
import type { PastedGames, PastedText } from '../wire';

export type { PastedGame, PasteTrouble } from '../wire';

/** Reads a text; the game and its rules are supposed where it does not name them. */
export async function readPasted(
  text: string,
  supposed: { [Part in 'game' | 'rules']?: PastedText[Part] | undefined },
): Promise<PastedGames> {
  const { game, rules } = supposed;
  const pasted: PastedText = { text, ...(game && { game }), ...(rules && { rules }) };
  return post('/api/pasted', pasted);
}
