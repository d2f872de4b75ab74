/** Was that good? The player's last move, judged on request; it stands until another one is made. */
import { aboutOf } from '../games/list';
import type { Match } from '../match/match.svelte';
import { Refused } from '../server/http';
import { troubleInWords } from '../server/trouble';
import { adviceAt, type Advice } from './advice';
import { judgement, type Judgement } from './judging';

export class LastMove {
  readonly #match: Match;
  #given = $state.raw<{ ply: number; token: string; judgement: Judgement } | undefined>(undefined);
  trouble = $state('');
  isComing = $state(false);

  constructor(match: Match) {
    this.#match = match;
  }

  get #isHidden(): boolean {
    return aboutOf(this.#match.state?.terms.game ?? '').hidesPieces === true;
  }

  /** How many actions there were with the player's last one; nothing if there is none that could be judged. */
  get ply(): number | undefined {
    const { you, restedPly, tokens } = this.#match;
    // To lay out an army is no move.
    const first = this.#isHidden ? 3 : 1;
    for (let ply = restedPly; ply >= first; ply--)
      if (this.#match.actorOf(ply) === you && tokens[ply - 1] !== undefined) return ply;
    return undefined;
  }

  /** What was found of the last move. */
  get found(): Judgement | undefined {
    const given = this.#given;
    const isLast =
      given && given.ply === this.ply && this.#match.tokens[given.ply - 1] === given.token;
    return isLast ? given.judgement : undefined;
  }

  /** The move in book notation. */
  get book(): string {
    return this.#match.state?.record[(this.ply ?? 0) - 1] ?? '';
  }

  async ask(): Promise<void> {
    const { ply } = this;
    const token = ply === undefined ? undefined : this.#match.tokens[ply - 1];
    if (ply === undefined || token === undefined) return;
    this.isComing = true;
    this.trouble = '';
    try {
      const before = await adviceAt(this.#match, { ply: ply - 1 });
      const after = this.#isHidden ? undefined : await this.#after(ply);
      this.#given = { ply, token, judgement: judgement(token, before, after) };
    } catch (error) {
      this.trouble = await troubleInWords(error);
    }
    this.isComing = false;
  }

  /** What the engine thinks after the move; nothing where nobody has to choose then, because dice are rolled. */
  async #after(ply: number): Promise<Advice | undefined> {
    try {
      return await adviceAt(this.#match, { ply });
    } catch (error) {
      if (error instanceof Refused && error.status === 422) return undefined;
      throw error;
    }
  }
}
