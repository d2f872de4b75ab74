/** What a game adds to boards, for components: nothing until it is here. */
import { boardOf } from './boards';
import type { GameBoard } from './plugin';

export class LoadedBoard {
  board = $state.raw<Partial<GameBoard>>({});

  /** For a component that is being made: it follows the game. */
  constructor(game: () => string) {
    $effect(() => {
      void boardOf(game())
        .then((found) => (this.board = found))
        .catch(() => {
          // The board itself shows that something is missing.
        });
    });
  }
}
