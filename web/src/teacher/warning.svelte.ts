/** Looks at a move before it is made, if the player wishes to be warned; a dangerous one waits for a second word. */
import { aboutOf } from '../games/list';
import type { Match } from '../match/match.svelte';
import { Refused } from '../server/http';
import type { Advice, Moment } from './advice';
import type { Danger } from './danger';

export class Warning {
  readonly #match: Match;
  #before: { ply: number; advice: Promise<Advice> } | undefined;
  #given = $state.raw<{ ply: number; token: string; danger: Danger } | undefined>(undefined);
  isChecking = $state(false);

  constructor(match: Match) {
    this.#match = match;
  }

  /** The move that waits, and why. */
  get waiting(): { token: string; danger: Danger } | undefined {
    return this.#given?.ply === this.#match.ply ? this.#given : undefined;
  }

  /** Makes a move unless there is something to warn of. Where nobody can look at it, it is made. */
  async make(token: string): Promise<void> {
    const { ply } = this.#match;
    this.isChecking = true;
    const danger = await this.#look(ply, token).catch(() => undefined);
    this.isChecking = false;
    if (this.#match.ply !== ply) return;
    if (danger) this.#given = { ply, token, danger };
    else this.#match.act(token);
  }

  /** Makes the move in spite of the warning. */
  confirm(): void {
    const token = this.waiting?.token;
    this.#given = undefined;
    if (token !== undefined) this.#match.act(token);
  }

  /** Another move is to be found. */
  cancel(): void {
    this.#given = undefined;
    this.#match.hand.layDown();
  }

  async #look(ply: number, token: string): Promise<Danger | undefined> {
    if (this.#before?.ply !== ply) this.#before = { ply, advice: this.#advice({ ply }) };
    const isHidden = aboutOf(this.#match.state?.terms.game ?? '').hidesPieces === true;
    const after = isHidden ? undefined : await this.#after({ ply, action: token });
    const { dangerOf } = await import('./danger');
    return dangerOf(token, await this.#before.advice, after);
  }

  async #advice(moment: Moment): Promise<Advice> {
    const { adviceAt } = await import('./advice');
    return adviceAt(this.#match, moment);
  }

  /** What the other side would answer; nothing where dice are rolled first. */
  async #after(moment: Moment): Promise<Advice | undefined> {
    try {
      return await this.#advice(moment);
    } catch (error) {
      if (error instanceof Refused && error.status === 422) return undefined;
      throw error;
    }
  }
}
