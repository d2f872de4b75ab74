/** Where fields lie to each other: what the arrow keys reach, and the rows of the spoken grid. */
import { middleOf, type Field, type Point } from './picture';

export type Direction = 'up' | 'down' | 'left' | 'right';

const ahead: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** How much worse a way to the side is than a way ahead. */
const ASIDE = 2.2;

/**
 * The field that an arrow key goes to: the nearest one within a quarter turn to both sides of the
 * direction, where ways to the side count more. On boards of rings and triangles as on squares.
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
  let best: { index: number; cost: number } | undefined;
  for (const [index, field] of fields.entries()) {
    if (index === from) continue;
    const there = middleOf(field);
    const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    if (along < 1 || aside > along * 2) continue;
    const cost = along + aside * ASIDE;
    if (!best || cost < best.cost) best = { index, cost };
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
