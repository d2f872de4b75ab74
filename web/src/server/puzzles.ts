/** Puzzles over HTTP. The solution stays with the server until it is found or given up. */
import type { Action } from '../board/picks';
import type { Picture } from '../board/picture';
import { get, post } from './http';
import type { Seat } from './matches';
import type { SentBoardState } from './messages';
import { actionsOf, Pictures, type SentChoice, type SentPicture } from './picture';

export type Task = { kind: 'win'; actions: number } | { kind: 'best' };
export type PuzzleVerdict = 'solved' | 'right' | 'wrong' | 'given_up';

/** The board of a puzzle at one moment. */
export interface PuzzleBoard {
  picture: Picture;
  actions: Action[];
}

export interface Puzzle {
  game: string;
  number: number;
  count: number;
  task: Task;
  side: Seat;
  board: PuzzleBoard;
}

export interface Judged {
  verdict: PuzzleVerdict;
  /** What the defence replies. */
  replies: string[];
  /** The token of the right first action, once it may be known. */
  key: string | undefined;
  /** The text of the puzzle's position, told with it. */
  position: string | undefined;
  board: PuzzleBoard;
}

type SentJudged = Pick<Judged, 'verdict' | 'replies'> & {
  board: SentBoardState;
  key: string | null;
  position: string | null;
};

const pictures = new Pictures();

function boardOf(sent: SentBoardState): PuzzleBoard {
  return { picture: pictures.read(sent.picture), actions: actionsOf(sent.choices) };
}

export async function countPuzzles(game: string): Promise<number> {
  return (await get<{ count: number }>(`/api/puzzles/${game}`)).count;
}

export async function getPuzzle(game: string, number: number): Promise<Puzzle> {
  const sent = await get<Omit<Puzzle, 'board'> & { board: SentBoardState }>(
    `/api/puzzles/${game}/${number}`,
  );
  return { ...sent, board: boardOf(sent.board) };
}

/** Has an answer judged: everything done from the puzzle's position, replies included. */
export async function answer(
  game: string,
  number: number,
  given: { actions: readonly string[] } | { give_up: true },
): Promise<Judged> {
  const { board, key, position, ...sent } = await post<SentJudged>(
    `/api/puzzles/${game}/${number}`,
    given,
  );
  return {
    ...sent,
    key: key ?? undefined,
    position: position ?? undefined,
    board: boardOf(board),
  };
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

interface SentArrangement {
  number: number;
  count: number;
  picture: SentPicture;
  choices: SentChoice[];
  verdict: PuzzleVerdict;
  fewest: number | null;
  way: string | null;
}

function arrangementOf(sent: SentArrangement): Arrangement {
  const { number, count, verdict } = sent;
  return {
    number,
    count,
    verdict,
    board: { picture: pictures.read(sent.picture), actions: actionsOf(sent.choices) },
    fewest: sent.fewest ?? undefined,
    way: sent.way?.split(' ') ?? [],
  };
}

export async function countArrangements(): Promise<number> {
  return (await get<{ count: number }>('/api/intarzia')).count;
}

/** The task after these turns. */
export async function arrangementAfter(
  number: number,
  turns: { actions: readonly string[]; give_up?: boolean },
): Promise<Arrangement> {
  return arrangementOf(await post<SentArrangement>(`/api/intarzia/${number}`, turns));
}
