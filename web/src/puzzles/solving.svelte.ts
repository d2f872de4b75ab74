/** A puzzle being solved: what was done, what the defence replied, and what that is worth. */
import { pickedFields } from '../board/picks';
import {
  answer,
  getPuzzle,
  type Given,
  type Judged,
  type Posed,
  type PuzzleBoard,
  type RatedAttempt,
} from '../server/puzzles';
import { person } from '../server/person.svelte';
import { troubleInWords } from '../server/trouble';
import type { Mark } from './progress';
import { mark } from './stored-progress.svelte';

/** How far the solver has come. */
export type Standing = 'thinking' | 'right' | 'wrong' | 'solved' | 'given up';

/** Where a puzzle comes from and who judges its answers. */
export interface PuzzleSource {
  readonly number: number;
  /** The series under which this browser notes that it was solved. */
  readonly series: string;
  get(): Promise<Posed>;
  answer(given: Given): Promise<Judged>;
}

/** A puzzle of the program. */
export const puzzleSource = (game: string, number: number): PuzzleSource => ({
  number,
  series: game,
  get: () => getPuzzle(game, number),
  answer: async (given) => {
    if (person.account) return answer(game, number, given);
    const { answerAsGuest } = await import('./guest-solver');
    return answerAsGuest(game, number, given);
  },
});

export class Solving {
  puzzle = $state.raw<Posed | undefined>(undefined);
  board = $state.raw<PuzzleBoard | undefined>(undefined);
  standing = $state<Standing>('thinking');
  /** The solver's actions and the replies, in turn. */
  actions = $state.raw<readonly string[]>([]);
  /** The same in book notation, as far as it is known. */
  record = $state.raw<readonly string[]>([]);
  /** The field with which the solution begins, once a hint was asked for. */
  hint = $state('');
  /** The right first action in book notation, once it may be known. */
  solution = $state('');
  /** The text of the puzzle's position, known with it. */
  position = $state('');
  /** What the puzzle is about, known with it. */
  themes = $state.raw<readonly string[]>([]);
  /** What the first attempt did to one's rating. */
  rated = $state.raw<RatedAttempt | undefined>(undefined);
  isBusy = $state(false);
  trouble = $state('');

  constructor(readonly source: PuzzleSource) {}

  get isOpen(): boolean {
    return this.standing !== 'solved' && this.standing !== 'given up';
  }

  /** Whether the solution was looked at before it was found. */
  #peeked = false;

  async load(): Promise<void> {
    await this.#asking(async () => {
      this.puzzle = await this.source.get();
      this.#begin();
    });
  }

  #begin(): void {
    this.board = this.puzzle?.board;
    this.standing = 'thinking';
    this.actions = [];
    this.record = [];
  }

  async act(token: string): Promise<void> {
    if (!this.isOpen) return;
    await this.#asking(async () => {
      const attempt = [...this.actions, token];
      const book = this.#bookOf(token);
      const judged = await this.source.answer({ actions: attempt });
      this.rated = judged.rated ?? this.rated;
      if (judged.verdict === 'wrong') {
        this.standing = 'wrong';
        // The board goes back to where the solver was; a new object makes it show that.
        this.board = this.board && { ...this.board, picture: { ...this.board.picture } };
        return;
      }
      this.actions = [...attempt, ...judged.replies];
      this.record = [...this.record, book, ...judged.replies];
      this.board = judged.board;
      this.standing = judged.verdict === 'solved' ? 'solved' : 'right';
      if (judged.verdict !== 'solved') return;
      this.solution = this.record[0] ?? '';
      this.position = judged.position ?? '';
      this.themes = judged.themes;
      this.#mark(this.#peeked ? 'shown' : 'solved');
    });
  }

  /** Tells with which field the solution begins. */
  async askHint(): Promise<void> {
    await this.#asking(async () => {
      const { key } = await this.#peek();
      const action = this.puzzle?.board.actions.find((one) => one.token === key);
      this.hint = (action && pickedFields(action.picks)[0]) ?? this.#bookOf(key);
    });
  }

  async giveUp(): Promise<void> {
    await this.#asking(async () => {
      const { key, position, themes } = await this.#peek();
      this.#begin();
      this.position = position;
      this.themes = themes;
      this.solution = this.#bookOf(key);
      this.standing = 'given up';
      this.#mark('shown');
    });
  }

  /** Back to the beginning. */
  retry(): void {
    this.#begin();
    this.solution = '';
    this.themes = [];
  }

  async #peek(): Promise<{ key: string; position: string; themes: string[] }> {
    this.#peeked = true;
    const solution = await this.source.answer({ give_up: true });
    this.rated = solution.rated ?? this.rated;
    const { key = '', position = '', themes } = solution;
    return { key, position, themes };
  }

  #mark(as: Mark): void {
    mark(this.source.series, this.source.number, as);
  }

  #bookOf(token: string): string {
    const all = [...(this.board?.actions ?? []), ...(this.puzzle?.board.actions ?? [])];
    return all.find((one) => one.token === token)?.book ?? token;
  }

  async #asking(ask: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.trouble = '';
    try {
      await ask();
    } catch (error) {
      this.trouble = await troubleInWords(error);
    }
    this.isBusy = false;
  }
}
