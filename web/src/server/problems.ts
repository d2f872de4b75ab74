/** Problems that people compose. */
import type {
  CheckedProblem,
  ListedProblem,
  NewProblem,
  PosedProblem,
  ProblemPage,
  PublishedProblem,
  PuzzleFault,
  SentJudged,
} from '../wire';
import { get, post, request } from './http';
import { ensureSomebody } from './person.svelte';
import type { PositionAsked } from './positions';
import { boardOf, judgedOf, type Given, type Judged, type PuzzleBoard } from './puzzles';

export type { CheckedProblem, ListedProblem, ProblemPage } from '../wire';

export type Problem = Omit<PosedProblem, 'board'> & { rating: null; board: PuzzleBoard };

const at = (game: string, number: number) => `/api/problems/${game}/${number}`;

/** Which first moves win by force, and in how many. */
export async function checkProblem(position: PositionAsked): Promise<CheckedProblem> {
  return post('/api/problems/check', position);
}

/** Publishes a position; the server checks it itself. */
export async function publishProblem(problem: NewProblem): Promise<PublishedProblem> {
  return post('/api/problems', problem);
}

/** The problems of a game, the newest first; the next page goes on after the last entry. */
export async function problemsOf(game: string, after?: ListedProblem): Promise<ProblemPage> {
  return get(`/api/problems/${game}${after ? `?before=${after.number}` : ''}`);
}

export async function getProblem(game: string, number: number): Promise<Problem> {
  const { board, ...sent } = await get<PosedProblem>(at(game, number));
  return { ...sent, rating: null, board: boardOf(board) };
}

export async function answerProblem(game: string, number: number, given: Given): Promise<Judged> {
  return judgedOf(await post<SentJudged>(at(game, number), given));
}

export async function withdrawProblem(game: string, number: number): Promise<void> {
  await request('DELETE', at(game, number));
}

export async function reportProblem(game: string, number: number, why: PuzzleFault): Promise<void> {
  await ensureSomebody();
  await post(`${at(game, number)}/reports`, { why });
}
