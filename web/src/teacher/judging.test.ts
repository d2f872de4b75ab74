import { expect, it } from 'vitest';
import type { Advice } from './advice';
import { judgement } from './judging';

const line = (chance: number, ...tokens: string[]) => ({
  value: { chance },
  tokens,
  book: tokens.map((token) => token.toUpperCase()),
  motifs: [],
  captures: [],
});

const before: Advice = { side: 'first', lines: [line(0.6, 'a'), line(0.55, 'b')] };

it('knows the best move and a good one', () => {
  expect(judgement('a', before, undefined)).toMatchObject({ isBest: true });
  const good = judgement('b', before, undefined);
  expect(good.isBest).toBe(false);
  expect(good.verdict.mistake).toBeUndefined();
});

it('judges a move that is in no line by the best reply to it', () => {
  const after: Advice = { side: 'second', lines: [line(0.8, 'x', 'y')] };
  const bad = judgement('c', before, after);
  expect(bad.verdict.lost).toBeCloseTo(0.4);
  expect(bad.verdict.mistake).toBe('blunder');
  expect(bad.better?.book).toEqual(['A']);
  expect(bad.answer?.book).toEqual(['X', 'Y']);
});

it('takes the worst of many lines where nothing is known of what comes next', () => {
  const many: Advice = { side: 'first', lines: [line(0.6, 'a'), line(0.2, 'b')] };
  const bad = judgement('z', many, undefined);
  expect(bad.verdict.mistake).toBe('blunder');
  expect(bad.answer).toBeUndefined();
});

it('a move after which the same side goes on has no answer', () => {
  const after: Advice = { side: 'first', lines: [line(0.6, 'x')] };
  expect(judgement('a', before, after).answer).toBeUndefined();
});
