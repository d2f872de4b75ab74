/** Whatever somebody pastes, read by the server. */
import { post } from './http';
import type { PastedGames } from '../wire';

export type { PastedGame, PasteTrouble } from '../wire';

/** Reads a text; the game and its rules are supposed where it does not name them. */
export async function readPasted(
  text: string,
  supposed: { game?: string | undefined; rules?: string | undefined },
): Promise<PastedGames> {
  const { game, rules } = supposed;
  return post('/api/pasted', { text, ...(game && { game }), ...(rules && { rules }) });
}
