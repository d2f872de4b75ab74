/**
 * A hint in a game against the computer, in steps: with which piece, where to, and why. It stands until something
 * else is on the board.
 */
import { levelOf } from '../house-rules/levels';
import { pickedFields, type Action } from '../board/picks';
import { troubleInWords } from '../server/trouble';
import type { EngineLine } from '../server/analysis';
import type { Match } from './match.svelte';
import { other } from './names';

/** How much has been told: the piece, the move, the reason. */
export type HintStep = 'piece' | 'move' | 'why';

export class Hint {
  readonly #match: Match;
  #given = $state.raw<{ ply: number; line: EngineLine; step: HintStep } | undefined>(undefined);
  trouble = $state('');
  isComing = $state(false);

  constructor(match: Match) {
    this.#match = match;
  }

  /** Whether the engine helps: only in casual games, and only the computer does not mind. */
  get isGiven(): boolean {
    const { you, state } = this.#match;
    if (state?.phase !== 'playing' || state.terms.rated === 'rated') return false;
    const opponent = you && (other(you) === 'first' ? state.first : state.second);
    return levelOf(opponent) !== undefined;
  }

  /** What was told so far of the position on the board. */
  get told(): { line: EngineLine; step: HintStep } | undefined {
    const given = this.#given;
    const isHere = given?.ply === this.#match.ply && this.#match.lookingAt === undefined;
    return isHere ? given : undefined;
  }

  get #chosen(): Action | undefined {
    const token = this.told?.line.tokens[0];
    return this.#match.actions.find((action) => action.token === token);
  }

  /** The action to be drawn on the board, once it was told. */
  get action(): Action | undefined {
    return this.told?.step === 'piece' ? undefined : this.#chosen;
  }

  /** The field with which the action begins. */
  get field(): string | undefined {
    return this.told?.step === 'piece' ? this.#start : undefined;
  }

  get #start(): string | undefined {
    return pickedFields(this.#chosen?.picks ?? [])[0];
  }

  /** Tells one step more. */
  async ask(): Promise<void> {
    const told = this.#given?.ply === this.#match.ply ? this.#given : undefined;
    if (told) {
      this.#given = { ...told, step: told.step === 'piece' ? 'move' : 'why' };
      return;
    }
    const { ply } = this.#match;
    this.isComing = true;
    this.trouble = '';
    try {
      const { adviceAt } = await import('../teacher/advice');
      const [line] = (await adviceAt(this.#match, { ply })).lines;
      if (line) this.#given = { ply, line, step: 'piece' };
      // What begins with a button has no piece to be looked at.
      if (line && this.#start === undefined) this.#given = { ply, line, step: 'move' };
    } catch (error) {
      this.trouble = await troubleInWords(error);
    }
    this.isComing = false;
  }
}
