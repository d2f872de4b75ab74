import { expect, it } from 'vitest';
import { phaseOf } from './phases';

it('a game begins with an opening and ends when few pieces are left', () => {
  expect(phaseOf({ ply: 0, pieces: 30, most: 30 })).toBe('opening');
  expect(phaseOf({ ply: 19, pieces: 25, most: 30 })).toBe('opening');
  expect(phaseOf({ ply: 20, pieces: 25, most: 30 })).toBe('middle');
  expect(phaseOf({ ply: 60, pieces: 12, most: 30 })).toBe('end');
  expect(phaseOf({ ply: 4, pieces: 12, most: 30 })).toBe('end');
});
