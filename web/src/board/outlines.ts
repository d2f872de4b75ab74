/** Outlines of what is drawn over a board. */
import type { Point } from './picture';

/** The outline of an arrow with its point at `to`, in the units of the picture. */
export function arrowOutline(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(width * 3, length * 0.6);
  const neck = { x: to.x - ux * head, y: to.y - uy * head };
  const at = (base: Point, aside: number) =>
    `${(base.x - uy * aside).toFixed(1)} ${(base.y + ux * aside).toFixed(1)}`;
  const half = width / 2;
  const points = [
    at(from, half),
    at(neck, half),
    at(neck, width * 1.35),
    at(to, 0),
    at(neck, -width * 1.35),
    at(neck, -half),
    at(from, -half),
  ];
  return `M${points.join('L')}Z`;
}
