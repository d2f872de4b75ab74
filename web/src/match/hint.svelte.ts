/** A hint in a game against the computer: what the engine would do, until something else is on the board. */
import { levelOf } from '../house-rules/levels';
import type { Action } from '../board/picks';
import { t } from '../language/words.svelte';
import { hintFor } from '../server/matches';
import { troubleInWords } from '../server/trouble';
import { actionInWords } from '../study/notation';
import type { Match } from './match.svelte';
import { other } from './names';

export class Hint {
  readonly #match: Match;
  #given = $state.raw<{ ply: number; token: string } | undefined>(undefined);
  #trouble = $state('');
  isComing = $state(false);

  constructor(match: Match) {
    this.#match = match;
  }

  /** Whether hints are given: only the computer does not mind. */
  get isGiven(): boolean {
    const { you, state, host } = this.#match;
    // At a table on this device nobody is asked.
    if (host.kind === 'here') return false;
    const opponent = you && (other(you) === 'first' ? state?.first : state?.second);
    return levelOf(opponent) !== undefined;
  }

  get #token(): string | undefined {
    return this.#given?.ply === this.#match.ply ? this.#given.token : undefined;
  }

  /** The action to be shown on the board. */
  get action(): Action | undefined {
    const token = this.#token;
    if (token === undefined || this.#match.lookingAt !== undefined) return undefined;
    return this.#match.actions.find((action) => action.token === token);
  }

  get words(): string {
    const token = this.#token;
    if (token === undefined) return this.#trouble;
    if (this.#match.mayThrow && !this.action) return t('hint-is', { move: t('button-roll') });
    const game = this.#match.state?.terms.game ?? '';
    return t('hint-is', { move: actionInWords(game, this.action?.book ?? token) });
  }

  async ask(): Promise<void> {
    const { id, ply } = this.#match;
    this.isComing = true;
    this.#trouble = '';
    try {
      this.#given = { ply, token: (await hintFor(id)).action };
    } catch (error) {
      this.#trouble = await troubleInWords(error);
    }
    this.isComing = false;
  }
}
