/** Where a task of the solitaire comes from: one of the program's, or one that somebody has made. */
import { needWords } from '../language/words.svelte';
import { arrangementAfter, boardOf, type PuzzleBoard, type PuzzleVerdict } from '../server/puzzles';
import { post } from '../server/http';
import type { Minimum, OwnTask, SentOwnTask } from '../wire';

/** The turns made so far, and whether a way is wanted. */
export interface TurnsMade {
  actions: readonly string[];
  give_up: boolean;
}

/** A task as it stands after some turns. */
export interface TaskNow {
  board: PuzzleBoard;
  verdict: PuzzleVerdict;
  /** What is known of the fewest turns, once it is solved or given up. */
  minimum: Minimum | undefined;
  /** The turns of a way, told with it if one is known. */
  way: string[];
  /** How many tasks there are in its series. */
  count?: number;
}

export interface SolitaireSource {
  /** Its number in the series of the program. */
  readonly number?: number;
  after(turns: TurnsMade): Promise<TaskNow>;
}

export const shippedTask = (number: number): SolitaireSource => ({
  number,
  async after(turns) {
    const { fewest, ...rest } = await arrangementAfter(number, turns);
    return { ...rest, minimum: fewest === undefined ? undefined : { proven: fewest } };
  },
});

export const ownTask = (task: OwnTask): SolitaireSource => ({
  async after(turns) {
    const [sent] = await Promise.all([askOwn({ task, ...turns }), needWords('maker')]);
    return taskNow(sent);
  },
});

interface OwnAsked {
  task: OwnTask;
  actions?: readonly string[];
  give_up?: boolean;
  /** Only the number of turns is wanted. */
  prove?: boolean;
  /** It is being laid out. */
  draft?: boolean;
}

/** A task of somebody's own, as the server sees it. */
export async function askOwn(asked: OwnAsked): Promise<SentOwnTask> {
  return post<SentOwnTask>('/api/intarzia/own', asked);
}

export function taskNow(sent: SentOwnTask): TaskNow {
  return {
    board: boardOf(sent),
    verdict: sent.verdict,
    minimum: sent.minimum ?? undefined,
    way: sent.way?.split(' ') ?? [],
  };
}
