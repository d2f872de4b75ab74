/** What a browser keeps of a solver without an account, as text and as data. */
import type { GuestSolver } from '../wire';

/** How somebody stands at the puzzles of a game, and which were tried. */
export interface Solver {
  standing: GuestSolver;
  tried: readonly number[];
}

/** By game. */
export type Solvers = Readonly<Record<string, Solver>>;

const numbers = [
  'rating',
  'deviation',
  'volatility',
  'tried',
  'solved',
  'streak',
  'best_streak',
] as const satisfies readonly (keyof GuestSolver)[];

/** Reads what was stored; a game that cannot be read was not tried. */
export function readSolvers(text: string | null): Solvers {
  const found: Record<string, Solver> = {};
  for (const [game, solver] of Object.entries(object(parsed(text)))) {
    const { standing, tried: list } = object(solver);
    const said = object(standing);
    if (!numbers.every((name) => Number.isFinite(said[name])) || !Array.isArray(list)) continue;
    const isNumber = (one: unknown): one is number => Number.isInteger(one);
    found[game] = { standing: said as unknown as GuestSolver, tried: list.filter(isNumber) };
  }
  return found;
}

export function isTried(solvers: Solvers, game: string, number: number): boolean {
  return solvers[game]?.tried.includes(number) ?? false;
}

/** The solvers after the first attempt at a puzzle. */
export function tried(
  solvers: Solvers,
  game: string,
  number: number,
  standing: GuestSolver,
): Solvers {
  const before = solvers[game]?.tried ?? [];
  return { ...solvers, [game]: { standing, tried: [...before, number] } };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
