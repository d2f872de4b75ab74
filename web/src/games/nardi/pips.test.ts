import { expect, test } from 'vitest';
import { pipsOf } from './pips';

test('each side finds its pips among the notes', () => {
  const notes = ['White to play 53', 'Pips: White 142, Black 177'];
  expect(pipsOf(notes, 'first')).toBe(142);
  expect(pipsOf(notes, 'second')).toBe(177);
});

test('the cube beside them does not matter', () => {
  expect(pipsOf(['Pips: White 153, Black 163; cube at 1, in the middle'], 'second')).toBe(163);
});

test('a picture without counts has none', () => {
  expect(pipsOf(['White to play 53'], 'first')).toBeUndefined();
});
