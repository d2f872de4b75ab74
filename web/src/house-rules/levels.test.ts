import { expect, it } from 'vitest';
import { beside, levelOf, meaningOf } from './levels';

it('says more of higher levels', () => {
  expect([1, 3, 6, 10].map(meaningOf)).toEqual([
    'level-child',
    'level-easy',
    'level-club',
    'level-strong',
  ]);
});

it('goes to the neighbours of a level and not beyond the last', () => {
  expect(beside(3, 'easier')).toBe(2);
  expect(beside(3, 'harder')).toBe(4);
  expect(beside(1, 'easier')).toBeUndefined();
  expect(beside(10, 'harder')).toBeUndefined();
});

it('knows the computer by its name', () => {
  expect(levelOf({ id: 'house:7' })).toBe(7);
  expect(levelOf({ id: 'person:7' })).toBeUndefined();
  expect(levelOf(null)).toBeUndefined();
});
