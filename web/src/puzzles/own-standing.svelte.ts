/** How somebody stands at the puzzles of a game, by the account or by what this browser keeps; nothing until it is known. */
import { person } from '../server/person.svelte';
import { solverOf, type SolverStanding } from '../server/puzzles';

export class OwnStanding {
  standing = $state.raw<SolverStanding | undefined>(undefined);
  /** Whether nobody but this browser knows it. */
  isKeptHere = $state(false);

  /** For a component that is being made: it follows the game and the account. */
  constructor(game: () => string | undefined, guests: 'shown' | 'left out' = 'left out') {
    $effect(() => {
      const wanted = game();
      const isGuest = !person.account;
      this.standing = undefined;
      this.isKeptHere = isGuest;
      if (wanted === undefined || (isGuest && guests === 'left out')) return;
      let isLatest = true;
      void (isGuest ? keptHere(wanted) : solverOf(wanted))
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

/** How somebody without an account stands; nothing before the first attempt. */
async function keptHere(game: string): Promise<SolverStanding | undefined> {
  const { guestStanding } = await import('./guest-solver');
  return guestStanding(game);
}
