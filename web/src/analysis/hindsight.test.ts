import { expect, test } from 'vitest';
import { byKinds, chanceOfKind, likeliest } from './hindsight';

const piece = (field: string, chances: Record<string, number>) => ({
  field,
  kinds: Object.entries(chances).map(([kind, chance]) => ({ kind, chance })),
});

const pieces = [
  piece('a11', { mine: 0.6, captain: 0.4 }),
  piece('b12', { flag: 0.7, mine: 0.3 }),
  piece('c9', { captain: 1 }),
  piece('a9', { captain: 1 }),
  piece('d12', { flag: 0.3, mine: 0.7 }),
];

test('likely flags come first, then likely mines, then the rest by name', () => {
  const fields = byKinds(pieces, ['flag', 'mine']).map(({ field }) => field);
  expect(fields).toEqual(['b12', 'd12', 'a11', 'a9', 'c9']);
});

test('a kind that is not mentioned has no chance', () => {
  expect(chanceOfKind(piece('b12', { flag: 0.7 }), 'mine')).toBe(0);
  expect(chanceOfKind(piece('b12', { flag: 0.7 }), 'flag')).toBe(0.7);
});

test('only the likeliest kinds are named', () => {
  const many = piece('a9', { general: 0.4, colonel: 0.3, major: 0.2, captain: 0.1 });
  expect(likeliest(many, 3).map(({ kind }) => kind)).toEqual(['general', 'colonel', 'major']);
});
