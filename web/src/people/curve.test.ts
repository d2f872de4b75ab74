import { expect, it } from 'vitest';
import { curveOf } from './curve';

function changes(...ratings: number[]) {
  return ratings.slice(1).map((after, i) => ({
    match: `m${i}`,
    before: ratings[i] ?? 0,
    after,
    at: i,
  }));
}

it('goes from the rating before the first game through all others', () => {
  const curve = curveOf(changes(1500, 1550, 1520), 100, 50);
  expect(curve?.line).toBe('M0.0 50.0L50.0 0.0L100.0 30.0');
  expect(curve?.points.map((point) => point.change.match)).toEqual(['m0', 'm1']);
});

it('has few round levels around everything', () => {
  for (const ratings of [
    [1500, 1501],
    [1203.4, 1887.2],
    [900, 2900],
    [1500, 1500],
  ]) {
    const curve = curveOf(changes(...ratings), 100, 50);
    const levels = curve?.levels.map((level) => level.rating) ?? [];
    expect(levels.length).toBeGreaterThan(1);
    expect(levels.length).toBeLessThan(7);
    expect(Math.min(...levels)).toBeLessThanOrEqual(Math.min(...ratings));
    expect(Math.max(...levels)).toBeGreaterThanOrEqual(Math.max(...ratings));
    expect(levels.every((level) => level % 10 === 0)).toBe(true);
  }
});

it('of nothing is nothing', () => {
  expect(curveOf([], 100, 50)).toBeUndefined();
});

it('says when the first and the last game were, and others where there is room', () => {
  const ratings = Array.from({ length: 31 }, (_, i) => 1500 + i);
  const wide = curveOf(changes(...ratings), 560, 50)?.dates ?? [];
  expect([wide[0]?.at, wide.at(-1)?.at]).toEqual([0, 29]);
  const gaps = wide.slice(1).map((date, i) => date.x - (wide[i]?.x ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(80);
  expect(curveOf(changes(...ratings), 100, 50)?.dates).toMatchObject([{ at: 29 }]);
});
