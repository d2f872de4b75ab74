/** Where fields lie to each other: what the arrow keys reach, and the rows of the spoken grid. */
import { middleOf, type Field, type Point } from './picture';

export type Direction = 'up' | 'down' | 'left' | 'right';

const ahead: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** Costs that differ by less are equal: of two neighbours equally near one is chosen by its side. */
const EQUAL = 1;

/**
 * The field that an arrow key goes to: the nearest one in its direction, where ways to the side count
 * more, on boards of rings and triangles as on squares. Where two are equally near, as in the rows of
 * a hexagon, down goes to the right one and up to the left one, so that each undoes the other.
 */
export function neighbour(
  fields: readonly Field[],
  from: number,
  direction: Direction,
): number | undefined {
  const start = fields[from];
  if (!start) return undefined;
  const here = middleOf(start);
  const way = ahead[direction];
  let best: { index: number; cost: number; side: number } | undefined;
  for (const [index, field] of fields.entries()) {
    if (index === from) continue;
    const there = middleOf(field);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * way.x + y * way.y;
    /** How far to the side: to the left of the way as one goes. */
    const side = x * way.y - y * way.x;
    if (along < 1 || Math.abs(side) > along * 2) continue;
    const cost = along + side ** 2 / along;
    const isNearer = !best || cost < best.cost - EQUAL;
    const isPreferred = best && cost < best.cost + EQUAL && side > best.side;
    if (isNearer || isPreferred) best = { index, cost, side };
  }
  return best?.index;
}

/** Fields whose middles are less than this apart in height are in one row. */
const ROW = 24;

/** The fields in rows from the top, each row from the left: how a screen reader walks the board. */
export function rows(fields: readonly Field[]): number[][] {
  const order = fields.map((field, index) => ({ index, at: middleOf(field) }));
  order.sort((one, other) => one.at.y - other.at.y);
  const found: { index: number; at: Point }[][] = [];
  for (const entry of order) {
    const row = found.at(-1);
    const first = row?.[0];
    if (row && first && entry.at.y - first.at.y < ROW) row.push(entry);
    else found.push([entry]);
  }
  return found.map((row) => row.sort((a, b) => a.at.x - b.at.x).map((entry) => entry.index));
}

/** A point turned around another by degrees, clockwise as seen on the screen. */
export function turned(point: Point, middle: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [point.x - middle.x, point.y - middle.y];
  return {
    x: middle.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: middle.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The length of a way through points. */
export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, at, i) => sum + distance(points[i] ?? at, at), 0);
}
