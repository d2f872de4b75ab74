import { expect, it } from 'vitest';
import { isOnRing, sixthAt } from './ring';

it('has six neighbours on the ring and neither the pivot nor what lies behind', () => {
  const middle = { x: 300, y: 400 };
  expect(isOnRing(middle, { x: 400, y: 400 })).toBe(true);
  expect(isOnRing(middle, { x: 350, y: 313.4 })).toBe(true);
  expect(isOnRing(middle, middle)).toBe(false);
  expect(isOnRing(middle, { x: 300, y: 226.8 })).toBe(false);
});

it('a tap on the rim means the nearest of six places, the first at the top', () => {
  const middle = { x: 0, y: 0 };
  const at = (degrees: number) => ({
    x: 150 * Math.sin((degrees * Math.PI) / 180),
    y: -150 * Math.cos((degrees * Math.PI) / 180),
  });
  for (const [degrees, sixth] of [
    [0, 0],
    [25, 0],
    [35, 1],
    [120, 2],
    [180, 3],
    [240, 4],
    [300, 5],
    [335, 0],
  ] as const)
    expect(sixthAt(middle, at(degrees)), `${degrees} degrees`).toBe(sixth);
});
