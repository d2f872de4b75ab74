/** A lesson being done: the step, the board, and what the last move was worth. */
import { positionAfter, type PositionAsked, type PositionReached } from '../server/positions';
import type { Seat } from '../server/matches';
import { troubleInWords } from '../server/trouble';
import { markDone } from './progress.svelte';
import { isAccepted, type Lesson, type LessonStep } from './lesson';

/** How far the learner has come with a step. */
export type Progress = 'asked' | 'wrong' | 'right' | 'done';

/** How long the learner sees the own move before the opponent replies or the next step comes. */
const PAUSE = 900;

export class Learning {
  /** The step that is being done, counted from 0. */
  step = $state(0);
  progress = $state<Progress>('asked');
  reached = $state.raw<PositionReached | undefined>(undefined);
  /** The learner's side. */
  side = $state<Seat>('first');
  hintIsShown = $state(false);
  isBusy = $state(false);
  trouble = $state('');
  /** How many boards were shown: a new position is no move on the old one. */
  ply = $state(0);

  #position = '';
  #actions: readonly string[] = [];

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    /** Waits for so many milliseconds; tests need not. */
    readonly pause: (ms: number) => Promise<void> = (ms) =>
      new Promise((resolve) => setTimeout(resolve, ms)),
  ) {}

  get now(): LessonStep | undefined {
    return this.lesson.steps[this.step];
  }

  /** Begins with the first step. */
  async begin(): Promise<void> {
    this.step = 0;
    await this.#asking(() => this.#open());
  }

  /** The learner makes a move. */
  async act(token: string): Promise<void> {
    const step = this.now;
    if (!step || this.progress === 'done' || this.isBusy) return;
    if (!isAccepted(step.accepted, token)) {
      this.progress = 'wrong';
      this.hintIsShown = true;
      // The board goes back to where the learner was, with nothing in hand.
      this.reached = this.reached && {
        ...this.reached,
        picture: { ...this.reached.picture },
      };
      this.ply += 2;
      return;
    }
    await this.#asking(async () => {
      await this.#play(token);
      this.progress = 'right';
      this.hintIsShown = false;
      if (step.reply !== undefined) {
        await this.pause(PAUSE);
        await this.#play(step.reply);
      }
      if (this.step + 1 < this.lesson.steps.length) {
        await this.pause(PAUSE);
        this.step += 1;
        await this.#open();
      } else {
        this.progress = 'done';
        markDone(this.game, this.lesson.name);
      }
    });
  }

  /** Shows the position of the present step. */
  async #open(): Promise<void> {
    const beginning = this.now?.beginning;
    if (beginning) {
      this.#position = beginning.position;
      this.#actions = beginning.moves;
      await this.#show(undefined);
      // The learner sits at the bottom, whichever side it is.
      const side = this.reached?.toAct ?? 'first';
      if (side !== this.side) {
        this.side = side;
        await this.#show(undefined);
      }
    }
    this.progress = 'asked';
    this.hintIsShown = false;
  }

  async #play(token: string): Promise<void> {
    this.#actions = [...this.#actions, token];
    await this.#show(token);
  }

  async #show(token: string | undefined): Promise<void> {
    const asked: PositionAsked = {
      game: this.game,
      actions: this.#actions,
      viewer: this.side,
      bottom: this.side,
    };
    if (this.lesson.rules) asked.rules = this.lesson.rules;
    if (this.#position) asked.position = this.#position;
    this.reached = await positionAfter(asked);
    // A step of two is not taken for a move: the pieces are put, not moved.
    this.ply += token === undefined ? 2 : 1;
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
