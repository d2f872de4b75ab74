/** What the board of a game with dice keeps: in which order dice are played, and the last play of the other side. */
import type { Picture } from '../../board/picture';
import { settings } from '../../settings/settings.svelte';
import type { Die, Place, Scene } from '../../wire';
import type { BoardContext, Companion } from '../plugin';
import { diceOf, laidDice, singleDice, usedDice, type LaidDie } from './dice';
import { pipsBetween } from './fields';
import { marksOf, movedLast } from './marks';
import { pairsOf } from './steps';

/** What somebody rolled and played, which stays on the board until the next play. */
interface Trace {
  moved: readonly Place[];
  dice: readonly Die[];
}

const NO_TRACE: Trace = { moved: [], dice: [] };

/** What a play leaves on the board; nothing if the last action was none. */
function traceOf(scene: Scene | undefined): Trace {
  const dice = scene?.last?.dice ?? [];
  return scene && dice.length > 0 ? { moved: movedLast(scene), dice } : NO_TRACE;
}

export class Table implements Companion {
  readonly #at: BoardContext;
  #order = $state<'as rolled' | 'swapped'>('as rolled');
  #trace = $state.raw<Trace>(NO_TRACE);
  /** Changes with every roll, so that equal dice are seen to be rolled again. */
  roll = $state(0);

  /** The dice that lie on the board now, in the order in which a tap plays them. */
  dice: readonly LaidDie[] = $derived.by(() => {
    const single = singleDice(diceOf(this.#at.picture.scene));
    const ordered = this.#order === 'swapped' ? single.reverse() : single;
    const moved = pairsOf(this.#at.hand.picked)[0];
    if (moved.length === 0) return laidDice(this.#at.picture, ordered);
    const used = usedDice(
      ordered.map((die) => die.pips),
      moved,
    );
    const dice = ordered.map((die, i) => ({ ...die, isUsed: used[i] === true }));
    return laidDice(this.#at.picture, dice);
  });

  /** The play before: as it was seen here, or as it is told to whoever has just come. */
  #playBefore: Trace = $derived.by(() =>
    this.#trace.dice.length > 0 ? this.#trace : traceOf(this.#at.earlier),
  );

  /** The dice of the play before, unless others lie in their place. */
  earlierDice: readonly LaidDie[] = $derived.by(() => {
    const earlier = singleDice(this.#playBefore.dice);
    const isCovered = this.dice.some((die) => die.side === earlier[0]?.side);
    return isCovered ? [] : laidDice(this.#at.picture, earlier);
  });

  constructor(at: BoardContext) {
    this.#at = at;
  }

  /** Whether the dice are to be played, so that their order matters. */
  get canSwap(): boolean {
    return this.#at.hand.actions.length > 0 && this.#at.picture.scene.dice.length > 0;
  }

  swap(): void {
    this.#order = this.#order === 'swapped' ? 'as rolled' : 'swapped';
  }

  /** A play leaves its dice and rings until the next one; nothing is known of what was before a jump. */
  arrived = (next: Picture, order: 'next' | 'another'): 'shown' => {
    const trace = traceOf(next.scene);
    if (trace.dice.length > 0 || order === 'another') this.#trace = trace;
    if (next.scene.dice.length > 0) {
      this.roll += 1;
      this.#order = 'as rolled';
    }
    return 'shown';
  };

  show = (laidOut: Picture): Picture => {
    // The trace of the last play is shown until the next one is begun.
    const isBegun = pairsOf(this.#at.hand.picked)[0].length > 0;
    const over = marksOf(laidOut, settings.names, isBegun ? [] : this.#playBefore.moved);
    return { ...laidOut, over };
  };

  /** A tap moves the checker by the first die that is left, or by another if that cannot be. */
  tapped = (field: string): string | undefined => {
    const targets = [...this.#at.hand.now.fields];
    const wanted = this.dice.filter((die) => !die.isUsed).map((die) => die.pips);
    const exact = wanted
      .map((pips) => targets.find((to) => pipsBetween(field, to) === pips))
      .find((to) => to !== undefined);
    return exact ?? (targets.length === 1 ? targets[0] : undefined);
  };
}
