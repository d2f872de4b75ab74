/** A rating over time as a drawing: where its points lie, and what stands beside them. */
import type { RatingChange } from '../server/people';

export interface Curve {
  width: number;
  height: number;
  /** The line through all ratings, as path data. */
  line: string;
  points: readonly { x: number; y: number; change: RatingChange }[];
  /** Round ratings and how high they lie. */
  levels: readonly { rating: number; y: number }[];
  /** When games were played: the first, the last, and some between, far enough apart to be read. */
  dates: readonly { at: number; x: number }[];
}

const STEPS = [10, 20, 50, 100, 200, 500];
const MOST_LEVELS = 5;
/** The room that a date takes, in the units of the drawing. */
const DATE_WIDTH = 110;

/** The curve in a drawing of this size; undefined if there is nothing to draw. */
export function curveOf(
  changes: readonly RatingChange[],
  width: number,
  height: number,
): Curve | undefined {
  const [first] = changes;
  if (!first) return undefined;
  const ratings = [first.before, ...changes.map((change) => change.after)];
  const { low, high, step } = range(Math.min(...ratings), Math.max(...ratings));
  const y = (rating: number) => height * (1 - (rating - low) / (high - low));
  // Games count, not days: a pause of a year would press everything else to the sides.
  const x = (i: number) => (width * i) / changes.length;
  const points = changes.map((change, i) => ({ x: x(i + 1), y: y(change.after), change }));
  const all = [{ x: 0, y: y(first.before) }, ...points];
  const line = `M${all.map((at) => `${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join('L')}`;
  const levels = [];
  for (let rating = low; rating <= high; rating += step) levels.push({ rating, y: y(rating) });
  return { width, height, line, points, levels, dates: datesOf(points, width) };
}

/** The dates that stand under a curve: as many as there is room for, evenly over the games. */
function datesOf(points: Curve['points'], width: number): Curve['dates'] {
  const most = Math.max(1, Math.min(points.length, Math.floor(width / DATE_WIDTH)));
  const indices = Array.from({ length: most }, (_, i) =>
    most === 1 ? points.length - 1 : Math.round((i * (points.length - 1)) / (most - 1)),
  );
  return indices.flatMap((index) => {
    const point = points[index];
    return point ? [{ at: point.change.at, x: point.x }] : [];
  });
}

/** Round numbers around the lowest and the highest rating. */
function range(lowest: number, highest: number): { low: number; high: number; step: number } {
  const steps = STEPS.map((step) => {
    const low = Math.floor(lowest / step) * step;
    const high = Math.max(Math.ceil(highest / step) * step, low + step);
    return { low, high, step };
  });
  const last = { low: lowest, high: highest + 1, step: highest - lowest + 1 };
  return steps.find(({ low, high, step }) => (high - low) / step <= MOST_LEVELS) ?? last;
}
