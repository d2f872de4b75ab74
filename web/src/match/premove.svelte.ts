/**
 * A move that is chosen while the opponent thinks and made as soon as it is one's turn, if it is legal then. Only this
 * page knows of it.
 */
import type { Action } from '../board/picks';
import { aboutOf } from '../games/list';
import type { GameBoard } from '../games/plugin';
import { t } from '../language/words.svelte';
import { foundAhead, waysAhead } from '../play/ahead';
import { settings } from '../settings/settings.svelte';
import { announce } from '../shell/announcer.svelte';
import type { Match } from './match.svelte';

const NOTHING: readonly Action[] = [];

export class Premove {
  readonly #match: Match;
  readonly #plugin: () => Partial<GameBoard>;
  chosen = $state.raw<Action | undefined>(undefined);

  /** Whether a move can be chosen now: chance and secrets leave nothing to choose ahead. */
  isPossible: boolean = $derived.by(() => {
    const { state, you, isYourTurn, isSettled, lookingAt, sending } = this.#match;
    if (!state || !you || settings.premoves === 'off') return false;
    const about = aboutOf(state.terms.game);
    const isOpen = !about.hidesPieces && !about.hasDice;
    const isWaiting = state.phase === 'playing' && !isYourTurn && sending === undefined;
    return isOpen && isWaiting && isSettled && lookingAt === undefined;
  });

  /** What can be chosen. */
  ways: readonly Action[] = $derived.by(() => {
    const { picture, you } = this.#match;
    if (!this.isPossible || !picture || !you) return NOTHING;
    return (this.#plugin().ahead ?? waysAhead)(picture, you);
  });

  constructor(match: Match, plugin: () => Partial<GameBoard>) {
    this.#match = match;
    this.#plugin = plugin;
  }

  choose(token: string): void {
    this.chosen = this.ways.find((way) => way.token === token);
    this.#match.hand.layDown();
    if (this.chosen) announce(t('premove-chosen', { move: token }));
  }

  cancel(): void {
    if (!this.chosen) return;
    this.chosen = undefined;
    announce(t('premove-cancelled'));
  }

  /** The turn has come: the move is made, begun where there are several like it, or forgotten. */
  make(): void {
    const chosen = this.chosen;
    this.chosen = undefined;
    if (!chosen) return;
    const found = foundAhead(this.#match.actions, chosen.picks);
    switch (found.kind) {
      case 'action':
        return this.#match.act(found.action.token);
      case 'beginning':
        return this.#match.hand.layDown(chosen.picks);
      case 'none':
        return announce(t('premove-impossible'));
    }
  }
}
