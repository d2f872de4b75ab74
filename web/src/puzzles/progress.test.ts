import { describe, expect, it } from 'vitest';
import {
  countSolved,
  firstOpen,
  hundredsOf,
  marked,
  nextOpen,
  readProgress,
  type Progress,
} from './progress';

describe('what was stored', () => {
  it('is read back', () => {
    const progress = marked(marked({}, 'rotary', 3, 'solved'), 'nardi', 1, 'shown');
    expect(readProgress(JSON.stringify(progress))).toEqual(progress);
  });

  it('counts as nothing where it is broken', () => {
    for (const text of [null, '', '{', '3', 'null', '{"rotary":7}', '{"rotary":{"x":"solved"}}'])
      expect(readProgress(text)).toEqual({});
    expect(readProgress('{"rotary":{"1":"solved","2":"perhaps"}}')).toEqual({
      rotary: { 1: 'solved' },
    });
  });
});

it('keeps that a puzzle was solved alone', () => {
  const progress = marked({}, 'rotary', 3, 'solved');
  expect(marked(progress, 'rotary', 3, 'shown')).toBe(progress);
  const seen = marked({}, 'rotary', 3, 'shown');
  expect(marked(seen, 'rotary', 3, 'solved')).toEqual({ rotary: { 3: 'solved' } });
});

it('counts only what was solved alone', () => {
  const progress: Progress = { rotary: { 1: 'solved', 2: 'shown', 9: 'solved' } };
  expect(countSolved(progress, 'rotary')).toBe(2);
  expect(countSolved(progress, 'nardi')).toBe(0);
});

it('goes on with what is open, around the end', () => {
  const progress: Progress = { rotary: { 2: 'solved', 4: 'shown' } };
  expect(nextOpen(progress, 'rotary', 1, 4)).toBe(3);
  expect(nextOpen(progress, 'rotary', 3, 4)).toBe(1);
  expect(nextOpen({ rotary: { 1: 'solved', 2: 'solved' } }, 'rotary', 1, 2)).toBeUndefined();
  expect(nextOpen({}, 'rotary', 1, 1)).toBeUndefined();
});

it('has hundreds, of which the last may be shorter', () => {
  expect(hundredsOf(40)).toEqual([{ first: 1, last: 40 }]);
  expect(hundredsOf(100)).toHaveLength(1);
  expect(hundredsOf(221).at(-1)).toEqual({ first: 201, last: 221 });
  expect(hundredsOf(0)).toEqual([]);
});

it('finds the first puzzle of a theme that was not looked at', () => {
  const progress = marked(marked({}, 'rotary', 3, 'solved'), 'rotary', 8, 'shown');
  expect(firstOpen(progress, 'rotary', [3, 8, 21, 40])).toBe(21);
  expect(firstOpen(progress, 'rotary', [3, 8])).toBeUndefined();
});
