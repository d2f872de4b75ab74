/**
 * The dice as they lie in the picture: small squares with pips among the marks over the board. They
 * are taken out of it, so that the pages can throw them.
 */
import type { Mark, Paint, Picture, Point } from '../../board/picture';
import type { Step } from './steps';

export interface Die {
  middle: Point;
  side: number;
  pips: number;
  body: Paint;
  pipInk: string;
}

/** A die is a filled square, followed by as many filled circles as it shows. */
export function takeDice(picture: Picture): { dice: Die[]; picture: Picture } {
  const dice: Die[] = [];
  const over: Mark[] = [];
  let open: Die | undefined;
  for (const mark of picture.over) {
    const pip = open && pipOn(open, mark);
    if (open && pip !== undefined) {
      open.pips += 1;
      open.pipInk = pip;
      continue;
    }
    const die = squareOf(mark);
    open = die;
    if (die) dice.push(die);
    else over.push(mark);
  }
  const thrown = dice.filter((die) => die.pips > 0);
  // A square without pips is the cube: it stays.
  return thrown.length === dice.length
    ? { dice: thrown, picture: { ...picture, over } }
    : { dice: thrown, picture: { ...picture, over: withoutDice(picture, thrown) } };
}

function withoutDice(picture: Picture, dice: readonly Die[]): Mark[] {
  return picture.over.filter((mark) => {
    const square = squareOf(mark);
    if (square) return !dice.some((die) => isAt(die.middle, square.middle));
    return !dice.some((die) => pipOn(die, mark) !== undefined);
  });
}

function squareOf(mark: Mark): Die | undefined {
  if (mark.kind !== 'shape' || !mark.fill || mark.shape.kind !== 'rectangle') return undefined;
  const { at, width, height } = mark.shape;
  if (width !== height) return undefined;
  const middle = { x: at.x + width / 2, y: at.y + height / 2 };
  return { middle, side: width, pips: 0, body: mark.fill, pipInk: '' };
}

function pipOn(die: Die, mark: Mark): string | undefined {
  if (mark.kind !== 'shape' || !mark.fill || mark.shape.kind !== 'circle') return undefined;
  const { at, radius } = mark.shape;
  const isWithin =
    radius < die.side / 4 &&
    Math.abs(at.x - die.middle.x) < die.side / 2 &&
    Math.abs(at.y - die.middle.y) < die.side / 2;
  return isWithin ? mark.fill.ink : undefined;
}

function isAt(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 1;
}

/** A double is played four times: four dice lie on the board, in the room around the two. */
export function withDoubles(dice: readonly Die[]): readonly Die[] {
  const [one, two, ...more] = dice;
  if (!one || !two || more.length > 0 || one.pips !== two.pips) return dice;
  const [middle, gap] = [(one.middle.x + two.middle.x) / 2, two.middle.x - one.middle.x];
  return [-1.5, -0.5, 0.5, 1.5].map((steps) => ({
    ...one,
    middle: { x: middle + steps * gap, y: one.middle.y },
  }));
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
    const higher = to.endsWith(' off') ? choices.find((dice) => sum(dice) > wanted) : undefined;
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

/** Where pips are on a die, in thirds from its middle. */
export const pipPlaces: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** How many pips lie between two fields of the board, whoever moves. */
export function pipsBetween(from: string, to: string): number {
  return Math.abs(place(from) - place(to));
}

/** Points as White counts them; bars and trays lie beyond the ends. */
function place(name: string): number {
  if (name === 'white bar' || name === 'black off') return 25;
  if (name === 'black bar' || name === 'white off') return 0;
  return Number(name);
}
