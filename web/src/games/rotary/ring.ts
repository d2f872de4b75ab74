/** Where things lie around a pivot, in the units of the picture. */
import { distance } from '../../board/geometry';
import type { Point } from '../../board/picture';

/** Neighbours lie 100 units apart; the next farther points 173. */
const RING = 130;

/** Whether a point belongs to the ring around another. */
export function isOnRing(middle: Point, at: Point): boolean {
  const far = distance(middle, at);
  return far > 1 && far < RING;
}

/** The sixth of a circle, clockwise from the top, in whose direction a point lies from the middle. */
export function sixthAt(middle: Point, at: Point): number {
  const degrees = (Math.atan2(at.x - middle.x, middle.y - at.y) * 180) / Math.PI;
  return (Math.round(degrees / 60) + 6) % 6;
}
