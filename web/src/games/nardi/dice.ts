/** The dice on the board: those that are to be played, and those that were played last. */
import { fieldNamed, middleOf, type Picture, type Point } from '../../board/picture';
import type { Die, Scene, Side } from '../../wire';
import { pipsBetween, trayOf, zoneOf } from './fields';
import type { Step } from './steps';

/** A die that lies somewhere. */
export interface LaidDie {
  side: Side;
  pips: number;
  middle: Point;
  isUsed: boolean;
}

/** The length of a die's edge, in the units of the picture. */
export const EDGE = 74;
const APART = 1.3 * EDGE;

/** The side at the bottom: its tray is the lower one. */
export function bottomOf(picture: Picture): Side {
  const height = (side: Side) => {
    const field = picture.fields[fieldNamed(picture, trayOf[side])];
    return field ? middleOf(field).y : 0;
  };
  return height('first') > height('second') ? 'first' : 'second';
}

/** Single dice, each used or not: one of a double counts as often as it may be used. */
export function singleDice(dice: readonly Die[]): { side: Side; pips: number; isUsed: boolean }[] {
  return dice.flatMap(({ side, pips, used, left }) =>
    Array.from({ length: used + left }, (_, i) => ({ side, pips, isUsed: i < used })),
  );
}

/** Dice side by side: on the right half for the side at the bottom, on the left half for the other. */
export function laidDice(
  picture: Picture,
  dice: readonly { side: Side; pips: number; isUsed: boolean }[],
): LaidDie[] {
  const side = dice[0]?.side;
  if (!side) return [];
  const half = side === bottomOf(picture) ? ['1', '6'] : ['7', '12'];
  const [one = 0, other = 0] = half.map((name) => {
    const field = picture.fields[fieldNamed(picture, name)];
    return field ? middleOf(field).x : 0;
  });
  const middle = (one + other) / 2;
  return dice.map((die, i) => ({
    ...die,
    middle: { x: middle + (i - (dice.length - 1) / 2) * APART, y: picture.height / 2 },
  }));
}

/** The dice that a scene shows: those to be played, or those that were played last. */
export function diceOf(scene: Scene): readonly Die[] {
  return scene.dice.length > 0 ? scene.dice : (scene.last?.dice ?? []);
}

/** Which dice the moved checkers have used: each is one die, or several if it went farther at once. */
export function usedDice(pips: readonly number[], moved: readonly Step[]): boolean[] {
  const used = pips.map(() => false);
  for (const { from, to } of moved) {
    const free = pips.flatMap((_, i) => (used[i] ? [] : [i]));
    const sum = (dice: readonly number[]) => dice.reduce((all, i) => all + (pips[i] ?? 0), 0);
    const wanted = pipsBetween(from, to);
    const choices = subsets(free).sort((a, b) => a.length - b.length || sum(a) - sum(b));
    const exact = choices.find((dice) => sum(dice) === wanted);
    // A checker may be borne off by a die that is higher than its point.
    const higher = zoneOf(to) === 'off' ? choices.find((dice) => sum(dice) > wanted) : undefined;
    for (const i of exact ?? higher ?? []) used[i] = true;
  }
  return used;
}

/** All choices of at least one. */
function subsets(items: readonly number[]): number[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  const others = subsets(rest);
  return [[first], ...others.map((some) => [first, ...some]), ...others];
}

const [LEFT, MIDDLE, RIGHT] = [-1, 0, 1];
const SLANT = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
] as const;
const CORNERS = [...SLANT, [LEFT, RIGHT], [RIGHT, LEFT]] as const;
const CENTRE = [MIDDLE, MIDDLE] as const;

/** Where pips are on a die, in thirds from its middle. */
export const pipPlaces: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [CENTRE],
  2: SLANT,
  3: [...SLANT, CENTRE],
  4: CORNERS,
  5: [...CORNERS, CENTRE],
  6: [...CORNERS, [LEFT, MIDDLE], [RIGHT, MIDDLE]],
};
