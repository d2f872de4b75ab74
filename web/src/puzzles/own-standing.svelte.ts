/** How whoever is signed in stands at the puzzles of a game; nothing for others, or until it is known. */
import { person } from '../server/person.svelte';
import { solverOf, type SolverStanding } from '../server/puzzles';

export class OwnStanding {
  standing = $state.raw<SolverStanding | undefined>(undefined);

  /** For a component that is being made: it follows the game and the account. */
  constructor(game: () => string | undefined) {
    $effect(() => {
      const wanted = person.account ? game() : undefined;
      this.standing = undefined;
      if (wanted === undefined) return;
      let isLatest = true;
      void solverOf(wanted)
        .then((found) => {
          if (isLatest) this.standing = found;
        })
        .catch(() => {
          // Without it puzzles can be solved as well.
        });
      return () => {
        isLatest = false;
      };
    });
  }
}
