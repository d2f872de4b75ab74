/**
 * The puzzle rating of somebody without an account. The server computes it from what this browser keeps and sends along with the
 * first attempt at a puzzle. Loaded when it is needed first.
 */
import {
  answer,
  type Given,
  type GuestSolver,
  type Judged,
  type SolverStanding,
} from '../server/puzzles';
import { isTried, readSolvers, tried, type Solvers } from './guest-solvers';

const KEY = 'galds.solver';

function kept(): Solvers {
  try {
    return readSolvers(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

function keep(game: string, number: number, solver: GuestSolver): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tried(kept(), game, number, solver)));
  } catch {
    // Without storage every attempt is that of somebody new.
  }
}

/** Has an answer judged, and rated if the puzzle was not tried before. */
export async function answerAsGuest(game: string, number: number, given: Given): Promise<Judged> {
  const before = kept();
  const solver = isTried(before, game, number) ? undefined : (before[game]?.standing ?? {});
  const judged = await answer(game, number, given, solver);
  if (judged.solver) keep(game, number, judged.solver);
  return judged;
}

/** How somebody without an account stands; nothing before the first attempt. */
export function guestStanding(game: string): SolverStanding | undefined {
  const standing = kept()[game]?.standing;
  if (!standing) return undefined;
  const { rating, provisional, tried: count, solved, streak, best_streak } = standing;
  const seen = { rating: Math.round(rating), provisional, tried: count, solved };
  return { ...seen, streak, best_streak, attempts: [], next: null };
}
