/**
 * Two people at one screen. The server knows the rules and nothing of the game, which is kept here. Where each side hides
 * something, a curtain falls between the turns: only whoever has to move sees a board.
 */
import { aboutOf } from '../games/list';
import { lineTree, pathTo, wentBack } from '../analysis/tree';
import { otherSide } from '../scene/scene';
import type { Seat } from '../server/matches';
import { keepOnline } from '../server/one-screen';
import { person } from '../server/person.svelte';
import { Study } from '../study/study.svelte';
import { drawn, random } from './dice';
import { saveTable, type SavedTable } from './storage';

/** Milliseconds without a move after which a game is put into the archive. */
const PAUSE = 2_000;

export class OneTable {
  readonly study: Study;
  readonly #saved: SavedTable;
  #archiving: ReturnType<typeof setTimeout> | undefined;
  /** Whether nobody sees the board until somebody says who they are. */
  isCurtainDown = $state(false);
  /** The side that has resigned. */
  resigned = $state<Seat | undefined>(undefined);

  constructor(saved: SavedTable) {
    this.#saved = saved;
    this.resigned = saved.resigned;
    this.study = new Study({
      game: saved.game,
      rules: saved.rules,
      tree: lineTree(saved.tokens.map((token) => ({ token, book: token }))),
    });
    this.isCurtainDown = this.study.hidesPieces && saved.tokens.length > 0;
  }

  /** Shows where the game was left. */
  async open(): Promise<void> {
    await this.study.go(this.study.tree);
    await this.#turn();
  }

  get game(): string {
    return this.study.game;
  }

  get toAct(): Seat | undefined {
    return this.study.reached?.toAct;
  }

  /** Whether whoever looks at the board may move on it. */
  get mayAct(): boolean {
    return !this.study.hidesPieces || this.toAct === this.study.bottom;
  }

  /** Whether an army is to be set up. */
  get setsUp(): boolean {
    const reached = this.study.reached;
    return reached !== undefined && !reached.isComplete && reached.toAct !== undefined;
  }

  get isOver(): boolean {
    return this.study.reached?.score !== undefined || this.resigned !== undefined;
  }

  /** Who has won; nobody while it is played, and in a draw. */
  get winner(): Seat | undefined {
    const score = this.study.reached?.score;
    if (score) {
      if (score.first === score.second) return undefined;
      return score.first > score.second ? 'first' : 'second';
    }
    return this.resigned && otherSide(this.resigned);
  }

  /** Whose decision it is to resign: where pieces are hidden that of whoever sees the board. */
  get mayResign(): Seat | undefined {
    if (this.isOver || this.setsUp || this.study.ply === 0) return undefined;
    return this.study.hidesPieces ? this.study.bottom : this.toAct;
  }

  /** What was rolled or shown cannot be taken back. */
  get mayTakeBack(): boolean {
    const isOpen = !this.study.hidesPieces && !aboutOf(this.game).hasDice;
    return isOpen && this.resigned === undefined && this.study.ply > 0;
  }

  async act(token: string): Promise<void> {
    await this.study.act(token);
    this.#keep();
    // Whoever set up an army or moved sees what came of it, and passes the screen on.
    if (!this.study.hidesPieces) await this.#turn();
    else if (this.isOver) await this.#reveal();
  }

  /** The side whose decision it is gives the game up; then there is nothing left to hide. */
  async resign(): Promise<void> {
    this.resigned = this.mayResign;
    if (this.resigned === undefined) return;
    this.#keep();
    if (this.study.hidesPieces) await this.#reveal();
  }

  async roll(): Promise<void> {
    const token = drawn(this.study.reached?.chances ?? [], random());
    if (token !== undefined) await this.act(token);
  }

  async takeBack(): Promise<void> {
    await this.study.go(wentBack(this.study.tree));
    this.#keep();
    await this.#turn();
  }

  passOn(): void {
    this.isCurtainDown = true;
  }

  /** Somebody has said that they are the one to move. */
  async liftCurtain(): Promise<void> {
    await this.#face(this.toAct);
    this.isCurtainDown = false;
  }

  /** At the end there is nothing left to hide. */
  async #reveal(): Promise<void> {
    this.study.hidden = 'shown';
    await this.study.go(this.study.tree);
  }

  async #turn(): Promise<void> {
    if (this.study.hidesPieces) {
      if (this.isOver) await this.#reveal();
    } else if (this.#saved.turning === 'each move') {
      await this.#face(this.toAct);
    }
  }

  async #face(side: Seat | undefined): Promise<void> {
    if (side === undefined || side === this.study.bottom) return;
    this.study.bottom = side;
    await this.study.go(this.study.tree);
  }

  #keep(): void {
    const { tree } = this.study;
    const { id, game, rules } = this.#saved;
    const tokens = pathTo(tree, tree.at).map((node) => node.token);
    const resigned = this.resigned ? { resigned: this.resigned } : {};
    saveTable({ ...this.#saved, tokens, ...resigned }, localStorage);
    clearTimeout(this.#archiving);
    if (!person.account) return;
    this.#archiving = setTimeout(() => {
      // What cannot be archived now is still in this browser, and tried again with the next move.
      keepOnline(id, { game, rules, actions: tokens, ...resigned }).catch(() => undefined);
    }, PAUSE);
  }
}
