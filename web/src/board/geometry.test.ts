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
