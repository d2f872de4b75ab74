import { describe, expect, it } from 'vitest';
import { missing, union, type Learned } from './learned';

const nothing: Learned = { lessons: {}, puzzles: {} };
const here: Learned = {
  lessons: { rotary: ['first', 'turns'] },
  puzzles: { shatra: { 3: 'shown', 7: 'solved' } },
};
const there: Learned = {
  lessons: { rotary: ['first'], nardi: ['first'] },
  puzzles: { shatra: { 3: 'solved', 7: 'shown' }, intarzia: { 1: 'shown' } },
};

describe('what two browsers know', () => {
  it('is put together, and what was solved alone anywhere is solved', () => {
    expect(union(here, there)).toEqual({
      lessons: { rotary: ['first', 'turns'], nardi: ['first'] },
      puzzles: { shatra: { 3: 'solved', 7: 'solved' }, intarzia: { 1: 'shown' } },
    });
    expect(union(here, nothing)).toEqual(here);
  });

  it('is sent as far as the server does not know it', () => {
    expect(missing(there, here)).toEqual([
      { lessons: { rotary: ['turns'] }, puzzles: { shatra: { 7: 'solved' } } },
    ]);
    expect(missing(here, here)).toEqual([]);
    expect(missing(nothing, nothing)).toEqual([]);
  });

  it('is sent in parts that the server takes', () => {
    const many = Object.fromEntries(
      Array.from({ length: 900 }, (_, i) => [i + 1, 'solved'] as const),
    );
    const parts = missing(nothing, { lessons: {}, puzzles: { rotary: many } });
    expect(parts.map(({ puzzles }) => Object.keys(puzzles['rotary'] ?? {}).length)).toEqual([
      400, 400, 100,
    ]);
  });
});
