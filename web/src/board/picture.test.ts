import { expect, it } from 'vitest';
import { pathOf } from './picture';

it('draws a circle as two halves', () => {
  expect(pathOf({ type: 'circle', at: { x: 10, y: 20 }, radius: 5 })).toBe(
    'M5 20a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z',
  );
});

it('draws a rectangle around its corners, which may be round', () => {
  const rectangle = { type: 'rectangle', at: { x: 1, y: 2 }, width: 30, height: 20 } as const;
  expect(pathOf({ ...rectangle, round: 0 })).toBe('M1 2h30v20h-30Z');
  expect(pathOf({ ...rectangle, round: 4 })).toBe(
    'M5 2h22a4 4 0 0 1 4 4v12a4 4 0 0 1 -4 4h-22a4 4 0 0 1 -4 -4v-12a4 4 0 0 1 4 -4Z',
  );
});

it('closes a polygon and takes a path as it is', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 2, y: 3 },
  ];
  expect(pathOf({ type: 'polygon', points })).toBe('M0 0L4 0L2 3Z');
  expect(pathOf({ type: 'path', data: 'M1 1h2' })).toBe('M1 1h2');
});
