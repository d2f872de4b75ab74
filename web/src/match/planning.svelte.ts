/**
 * Conditional moves: lines that are made on the board while the opponent has to move, and saved at the server, which
 * plays the answers. The rules of what is possible come from the server, as at the analysis board.
 */
import { lineTree, pathTo, wentBack } from '../analysis/tree';
import { t } from '../language/words.svelte';
import { Hand } from '../play/hand.svelte';
import type { Seat } from '../server/matches';
import { announce } from '../shell/announcer.svelte';
import { actionInWords } from '../study/notation';
import { Study } from '../study/study.svelte';
import type { Match } from './match.svelte';
import { answeredLine, isSame, tokensOf, withLine, type Line, type Step } from './plan';

const NO_LINES: readonly Line[] = [];

export class Planning {
  readonly #match: Match;
  readonly hand = new Hand();
  /** Where a line is being made; nothing while none is. */
  study = $state.raw<Study | undefined>(undefined);
  /** Who made each action of that line. */
  #actors = $state.raw<readonly Seat[]>([]);
  /** The lines as they were changed here; nothing while they are as they were saved. */
  #draft = $state.raw<readonly Line[] | undefined>(undefined);

  saved: readonly Line[] = $derived.by(() => this.#match.state?.your_plan ?? NO_LINES);
  lines: readonly Line[] = $derived(this.#draft ?? this.saved);
  isChanged: boolean = $derived(!isSame(this.lines, this.saved));

  /** What has been made of the line so far. */
  steps: readonly Step[] = $derived.by(() => {
    const { study } = this;
    if (!study) return [];
    const path = pathTo(study.tree, study.shown).slice(this.#match.ply);
    return path.map(({ token, book }, i) => ({ token, book, by: this.#actors[i] ?? 'first' }));
  });

  constructor(match: Match) {
    this.#match = match;
  }

  /** Whether lines can be made and saved now. */
  get isPossible(): boolean {
    return this.#match.state?.may_plan ?? false;
  }

  /** Whether the board shows a line that is being made. */
  get isDrawing(): boolean {
    return this.study?.reached !== undefined;
  }

  /** Whether what was touched is on its way to the server. */
  get isBusy(): boolean {
    return this.study !== undefined && this.study.tree.at !== this.study.shown;
  }

  get isYourStep(): boolean {
    return this.study?.reached?.toAct === this.#match.you;
  }

  get line(): Line {
    const { you } = this.#match;
    return you ? answeredLine(this.steps, you) : [];
  }

  async begin(): Promise<void> {
    const { state, tokens, bottom } = this.#match;
    if (!state) return;
    const { game, rules, position } = state.terms;
    const past = tokens.map((token, i) => ({
      token: token ?? '',
      book: state.record[i] ?? token ?? '',
    }));
    await this.#match.lookAt(this.#match.ply);
    this.#actors = [];
    const study = new Study({
      game,
      rules,
      position: position ?? undefined,
      tree: lineTree(past),
      bottom,
    });
    this.study = study;
    await study.go(study.tree);
    this.#say();
  }

  async act(token: string): Promise<void> {
    const by = this.study?.reached?.toAct;
    if (!this.study || !by) return;
    this.#actors = [...this.#actors.slice(0, this.steps.length), by];
    await this.study.act(token);
    this.hand.layDown();
    this.#say();
  }

  async stepBack(): Promise<void> {
    if (!this.study || this.steps.length === 0) return;
    await this.study.go(wentBack(this.study.tree));
    this.hand.layDown();
    this.#say();
  }

  /** Puts the line that was made among the others. */
  finish(): void {
    this.#draft = withLine(this.lines, this.line);
    this.stop();
    announce(t('plan-unsaved'));
  }

  stop(): void {
    this.study = undefined;
    this.hand.layDown();
  }

  remove(line: Line): void {
    this.#draft = this.lines.filter((other) => other !== line);
  }

  save(): void {
    this.#match.do({ do: 'plan', played: this.#match.ply, lines: tokensOf(this.lines) });
  }

  /** What was made for another position, or has been saved, is laid down. */
  reset(): void {
    this.#draft = undefined;
    this.stop();
  }

  /** What is to be done next. */
  get asked(): string {
    if (this.isYourStep) return t('plan-answer');
    return t(this.steps.length === 0 ? 'plan-begin' : 'plan-go-on');
  }

  /** The last step, and what is to be done next. */
  #say(): void {
    const last = this.steps.at(-1);
    const made = last && actionInWords(this.study?.game ?? '', last.book);
    announce([made, this.asked].filter(Boolean).join('. '));
  }
}
