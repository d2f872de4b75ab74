import { describe, expect, it } from 'vitest';
import { neighbour, rows, turned } from './geometry';
import { smallPicture } from './testing';

const square = smallPicture(
  { a2: [100, 100], b2: [200, 100], a1: [100, 200], b1: [200, 204], far: [100, 600] },
  [],
);
const at = (name: string) => square.fields.findIndex((field) => field.name === name);

describe('arrow keys', () => {
  it('go to the neighbour in their direction', () => {
    expect(neighbour(square.fields, at('a2'), 'right')).toBe(at('b2'));
    expect(neighbour(square.fields, at('a2'), 'down')).toBe(at('a1'));
    expect(neighbour(square.fields, at('b1'), 'left')).toBe(at('a1'));
    expect(neighbour(square.fields, at('a1'), 'down')).toBe(at('far'));
  });

  it('stay where nothing lies ahead', () => {
    expect(neighbour(square.fields, at('a2'), 'up')).toBeUndefined();
    expect(neighbour(square.fields, at('a2'), 'left')).toBeUndefined();
  });
});

it('rows go from the top and from the left, and forgive a small slant', () => {
  expect(rows(square.fields).map((row) => row.map((i) => square.fields[i]?.name))).toEqual([
    ['a2', 'b2'],
    ['a1', 'b1'],
    ['far'],
  ]);
});

it('turning goes with the clock', () => {
  const right = turned({ x: 0, y: -10 }, { x: 0, y: 0 }, 90);
  expect(right.x).toBeCloseTo(10);
  expect(right.y).toBeCloseTo(0);
});

describe('on a board of hexagons', () => {
  const lattice: Record<string, [number, number]> = {};
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 7; column++)
      lattice[`${row},${column}`] = [100 * column + 50 * (row % 2), 86.6 * row];
  const { fields } = smallPicture(lattice, []);
  const index = (name: string) => fields.findIndex((field) => field.name === name);
  const directions = ['up', 'down', 'left', 'right'] as const;

  it('every neighbour is reached by two keys at most', () => {
    const middle = index('3,3');
    const at = fields[middle]?.places[0];
    const near = fields.filter(
      ({ places: [place] }) =>
        place && at && Math.abs(Math.hypot(place.x - at.x, place.y - at.y) - 100) < 1,
    );
    const reached = new Set<number | undefined>();
    for (const first of directions) {
      const one = neighbour(fields, middle, first);
      reached.add(one);
      for (const second of directions) reached.add(neighbour(fields, one ?? -1, second));
    }
    expect(near).toHaveLength(6);
    for (const field of near) expect([...reached]).toContain(index(field.name));
  });

  it('no row is skipped, and the opposite key goes back', () => {
    const down = neighbour(fields, index('3,3'), 'down') ?? -1;
    expect(fields[down]?.name).toMatch(/^4,/);
    expect(neighbour(fields, down, 'up')).toBe(index('3,3'));
  });
});
