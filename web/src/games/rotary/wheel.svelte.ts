/**
 * The rota at a board: on which point it lies, how far it is turned by hand, and the sixth of a circle it would
 * fall into.
 */
import { turned } from '../../board/geometry';
import { middleOfNamed, type Picture, type Point } from '../../board/picture';
import { pickedFields } from '../../board/picks';
import type { Token } from '../../board/tokens';
import { lastSteps } from '../../scene/scene';
import type { BoardContext, Companion } from '../plugin';
import { isOnRing } from './ring';

const SIXTHS = [0, 1, 2, 3, 4, 5];

/** The button that turns by so many sixths. */
export function turnButton(sixths: number): string {
  return `turn ${sixths}`;
}

export class Wheel implements Companion {
  readonly #at: BoardContext;
  degrees = $state(0);
  /** Whether a hand is on it. */
  isHeld = $state(false);

  sixth: number = $derived(((Math.round(this.degrees / 60) % 6) + 6) % 6);

  /** The sixths by which it may be turned. */
  turns: ReadonlySet<number> = $derived(
    new Set(SIXTHS.filter((sixth) => this.#at.hand.now.buttons.includes(turnButton(sixth)))),
  );

  /** The name of the point that it lies on, until the turn that was sent is on the board. */
  pivotName: string | undefined = $derived.by(() => {
    const { picked, now } = this.#at.hand;
    const isTurned = picked.at(-1)?.kind === 'button';
    return now.buttons.length > 0 || isTurned ? pickedFields(picked)[0] : undefined;
  });

  pivot: Point | undefined = $derived.by(() =>
    this.pivotName === undefined ? undefined : middleOfNamed(this.#at.picture, this.pivotName),
  );

  constructor(at: BoardContext) {
    this.#at = at;
  }

  get hasControls(): boolean {
    return this.pivot !== undefined && this.turns.size > 0;
  }

  laidDown = (): void => {
    this.degrees = 0;
    this.isHeld = false;
  };

  /** Turns it to an angle; when it is let go it falls into the nearest sixth. */
  turnTo(degrees: number, hand: 'holds' | 'lets go'): void {
    this.isHeld = hand === 'holds';
    this.degrees = this.isHeld ? degrees : Math.round(degrees / 60) * 60;
  }

  /** Where a ball is that the wheel carries with it. */
  held = ({ at }: Token): Point | undefined => {
    if (!this.pivot || this.degrees === 0 || !isOnRing(this.pivot, at)) return undefined;
    return turned(at, this.pivot, this.degrees);
  };

  /** A turn that the hand has made already need not be made again. */
  arrived = (next: Picture): 'shown' | 'made by hand' => {
    const turn = lastSteps(next.scene).find((step) => step.step === 'turned_around');
    const isOurs = turn?.pivot === this.pivotName && turn?.sixths === this.sixth;
    return turn && isOurs ? 'made by hand' : 'shown';
  };

  /** The numbers of a ring that is being turned would stay behind. */
  show = (laidOut: Picture): Picture => {
    const middle = this.pivot;
    if (!middle || this.degrees === 0) return laidOut;
    const over = laidOut.over.filter((mark) => mark.type !== 'text' || !isOnRing(middle, mark.at));
    return { ...laidOut, over };
  };
}
