import { expect, it } from 'vitest';
import { drawn, random } from './dice';

const results = [
  { token: '11', weight: 1 },
  { token: '21', weight: 2 },
  { token: '22', weight: 1 },
];

it('draws each result as often as its weight says', () => {
  const tokens = [0, 0.24, 0.25, 0.74, 0.75, 0.99].map((at) => drawn(results, at));
  expect(tokens).toEqual(['11', '11', '21', '21', '22', '22']);
  expect(drawn([], 0.5)).toBeUndefined();
});

it('draws from below one', () => {
  for (let i = 0; i < 100; i++) expect(drawn(results, random())).toBeDefined();
});
