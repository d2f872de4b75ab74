/** What games add to boards, each loaded when it is wanted. */
import { plainSkin } from '../board/skin';
import type { GameBoard } from './plugin';

const boards = import.meta.glob<GameBoard>('./*/board.ts', { import: 'board' });

/** One that adds nothing is drawn as its picture says. */
export async function boardOf(game: string): Promise<GameBoard> {
  return (await boards[`./${game}/board.ts`]?.()) ?? { skin: plainSkin };
}
