/** How far the rota is turned by hand, and the sixth of a circle it would fall into. */
import { turned } from '../../board/geometry';
import type { Point } from '../../board/picture';
import { isOnRing } from './manners';

export class Wheel {
  degrees = $state(0);
  /** Whether a hand is on it. */
  isHeld = $state(false);

  sixth: number = $derived(((Math.round(this.degrees / 60) % 6) + 6) % 6);

  reset(): void {
    this.degrees = 0;
    this.isHeld = false;
  }

  /** Turns it to an angle; when it is let go it falls into the nearest sixth. */
  turnTo(degrees: number, hand: 'holds' | 'lets go'): void {
    this.isHeld = hand === 'holds';
    this.degrees = this.isHeld ? degrees : Math.round(degrees / 60) * 60;
  }

  /** Where a ball is that the wheel carries with it around a pivot. */
  carried(pivot: Point, at: Point): Point | undefined {
    return this.degrees === 0 || !isOnRing(pivot, at) ? undefined : turned(at, pivot, this.degrees);
  }
}
