import { expect, it } from 'vitest';
import { cellPoints, pointsText } from './cells';

it('writes points as people do', () => {
  expect([0, 0.5, 1, 1.5, 3, 2.25, 0.75].map(pointsText)).toEqual([
    '0',
    '½',
    '1',
    '1½',
    '3',
    '2¼',
    '¾',
  ]);
});

it('says what somebody got in a round', () => {
  expect(cellPoints({ type: 'game', opponent: 1, side: 0, half_points: 3 })).toBe('1½');
  expect(cellPoints({ type: 'game', opponent: 1, side: 0, half_points: null })).toBe('·');
  expect(cellPoints({ type: 'bye', half_points: 2 })).toBe('1');
  expect(cellPoints({ type: 'walkover', opponent: 0, half_points: 0 })).toBe('0');
  expect(cellPoints({ type: 'absent' })).toBe('–');
});
