/**
 * Puzzles over HTTP; without a server this machine has them. The solution stays with the server, or in a worker, until it is
 * found or given up.
 */
import type { Action } from '../board/picks';
import type { Picture } from '../board/picture';
import { solitaireGame } from '../games/list';
import type {
  Count,
  DailyPuzzle,
  GuestSolver,
  PuzzleFault,
  RatedAttempt,
  SeenPuzzles,
  SolverStanding,
  PuzzleVerdict,
  SentArrangement,
  SentBoard,
  SentJudged,
  SentPuzzle,
} from '../wire';
import { askHere } from './here';
import { get, orHere, post, Refused } from './http';
import { ensureSomebody } from './person.svelte';
import { actionsOf, Pictures } from './picture';

export type {
  DailyPuzzle,
  GuestSolver,
  PuzzleFault,
  PuzzleVerdict,
  RatedAttempt,
  SeenPuzzles,
  SolverStanding,
} from '../wire';

/** The board of a puzzle at one moment. */
export interface PuzzleBoard {
  picture: Picture;
  actions: Action[];
}

/** A position in which something is to be found, one of so many if they are numbered without gaps. */
export type Posed = Pick<SentPuzzle, 'task' | 'side' | 'rating'> & {
  count?: number;
  board: PuzzleBoard;
};

export type Puzzle = Omit<SentPuzzle, 'board'> & { board: PuzzleBoard };

export interface Judged {
  verdict: PuzzleVerdict;
  /** What the defence replies. */
  replies: string[];
  /** The token of the right first action, once it may be known. */
  key: string | undefined;
  /** The text of the puzzle's position, told with it. */
  position: string | undefined;
  /** What the puzzle is about, told with it. */
  themes: string[];
  /** What the first attempt did to the rating of its solver. */
  rated: RatedAttempt | undefined;
  /** How a solver without an account stands after it. */
  solver: GuestSolver | undefined;
  board: PuzzleBoard;
}

/** Everything done from the puzzle's position, replies included, or that the solver gives up. */
export type Given = { actions: readonly string[] } | { give_up: true };

const pictures = new Pictures();

export function boardOf(sent: Pick<SentBoard, 'layout' | 'scene' | 'choices'>): PuzzleBoard {
  return { picture: pictures.read(sent.layout, sent.scene), actions: actionsOf(sent.choices) };
}

/** How many puzzles of a game there are, and what they are about. */
export async function puzzlesOf(game: string): Promise<SeenPuzzles> {
  return orHere(
    () => get<SeenPuzzles>(`/api/puzzles/${game}`),
    () => askHere<SeenPuzzles>(game, { type: 'puzzles', game }),
  );
}

export async function getPuzzle(game: string, number: number): Promise<Puzzle> {
  const sent = await orHere(
    () => get<SentPuzzle>(`/api/puzzles/${game}/${number}`),
    () => askHere<SentPuzzle>(game, { type: 'puzzle', game, number }, 'puzzle'),
  );
  return { ...sent, board: boardOf(sent.board) };
}

/** Has an answer judged; a solver without an account says how it stands if the attempt is to be rated. */
export async function answer(
  game: string,
  number: number,
  given: Given,
  solver?: Partial<GuestSolver>,
): Promise<Judged> {
  return judgedOf(
    await orHere(
      () => post<SentJudged>(`/api/puzzles/${game}/${number}`, { ...given, solver }),
      () => askHere<SentJudged>(game, { type: 'answer', game, number, answer: given }, 'judged'),
    ),
  );
}

/** What an answer is worth, as the pages want it. */
export function judgedOf({ board, key, position, rated, solver, ...sent }: SentJudged): Judged {
  return {
    ...sent,
    key: key ?? undefined,
    position: position ?? undefined,
    rated: rated ?? undefined,
    solver: (solver as GuestSolver | null | undefined) ?? undefined,
    board: boardOf(board),
  };
}

/** The puzzle of the day. */
export async function dailyPuzzle(): Promise<DailyPuzzle> {
  return get('/api/puzzles/daily');
}

/** The caller as a solver of a game; nothing without an account. */
export async function solverOf(game: string): Promise<SolverStanding | undefined> {
  try {
    return await get<SolverStanding>(`/api/me/puzzles/${game}`);
  } catch (error) {
    if (error instanceof Refused && [401, 403].includes(error.status)) return undefined;
    throw error;
  }
}

/** Reports that something is wrong with a puzzle. */
export async function reportPuzzle(game: string, number: number, why: PuzzleFault): Promise<void> {
  await ensureSomebody();
  await post(`/api/puzzles/${game}/${number}/reports`, { why });
}

/** A task of the solitaire Intarzia as it stands after some turns. */
export interface Arrangement {
  number: number;
  count: number;
  board: PuzzleBoard;
  verdict: PuzzleVerdict;
  /** The fewest turns, proven; told once it is solved or given up. */
  fewest: number | undefined;
  /** The turns of a shortest way, told with it. */
  way: string[];
}

function arrangementOf(sent: SentArrangement): Arrangement {
  const { number, count, verdict } = sent;
  return {
    number,
    count,
    verdict,
    board: boardOf(sent),
    fewest: sent.fewest ?? undefined,
    way: sent.way?.split(' ') ?? [],
  };
}

export async function countArrangements(): Promise<number> {
  const counted = await orHere(
    () => get<Count>('/api/intarzia'),
    () =>
      askHere<Count>(solitaireGame, { type: 'arrangement', number: 1, turns: {} }, 'arrangement'),
  );
  return counted.count;
}

/** The task after these turns. */
export async function arrangementAfter(
  number: number,
  turns: { actions: readonly string[]; give_up?: boolean },
): Promise<Arrangement> {
  const sent = await orHere(
    () => post<SentArrangement>(`/api/intarzia/${number}`, turns),
    () =>
      askHere<SentArrangement>(
        solitaireGame,
        { type: 'arrangement', number, turns },
        'arrangement',
      ),
  );
  return arrangementOf(sent);
}
