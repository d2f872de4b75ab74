/** Balls go around the pivot in an arc, with the clock, as many sixths as the action says. */
import { distance, turned } from '../../board/geometry';
import { fieldNamed, middleOf, type Picture, type Point } from '../../board/picture';
import type { GameManners } from '../../play/game';

export interface Turn {
  middle: Point;
  /** How many sixths of a circle, clockwise. */
  sixths: number;
}

/** Neighbours lie 100 units apart; the next farther points 173. */
const RING = 130;

/** An arc is shown as straight pieces of so many degrees. */
const STEP = 30;

/** The turn that a token such as `53-3` names. */
export function turnOf(picture: Picture, token: string): Turn | undefined {
  const parts = /^(\d\d)-([0-5])$/.exec(token);
  if (!parts) return undefined;
  const name = parts[1] ?? '';
  // Intarzia shows two boards: the one that is turned has its points named `from 22`.
  const point = [name, `from ${name}`].find((one) => fieldNamed(picture, one) >= 0) ?? name;
  const field = picture.fields[fieldNamed(picture, point)];
  return field && { middle: middleOf(field), sixths: Number(parts[2]) };
}

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

export const manners: GameManners = {
  expect(before, token) {
    const turn = turnOf(before, token);
    if (!turn) return undefined;
    return (ball) =>
      isOnRing(turn.middle, ball.at) ? turned(ball.at, turn.middle, 60 * turn.sixths) : undefined;
  },

  way(picture, token) {
    const turn = turnOf(picture, token);
    if (!turn) return undefined;
    // Never the shorter way back: where balls fall into traps on the way, every step counts.
    const steps = (60 * turn.sixths) / STEP;
    return (before) => {
      if (!isOnRing(turn.middle, before.at) || steps === 0) return undefined;
      return Array.from({ length: steps + 1 }, (_, i) => turned(before.at, turn.middle, STEP * i));
    };
  },

  sound: (token) => (token.includes('-') ? 'turn' : 'move'),
};
