import { describe, expect, it } from 'vitest';
import { isTried, readSolvers, tried } from './guest-solvers';

const standing = {
  rating: 1662.3,
  deviation: 290.3,
  volatility: 0.06,
  provisional: true,
  tried: 1,
  solved: 1,
  streak: 1,
  best_streak: 1,
  last: 1_700_000_000_000,
};

describe('a solver without an account', () => {
  it('is read as it was kept', () => {
    const kept = tried({}, 'shatra', 7, standing);
    expect(readSolvers(JSON.stringify(kept))).toEqual(kept);
    expect(isTried(kept, 'shatra', 7)).toBe(true);
    expect(isTried(kept, 'shatra', 8)).toBe(false);
    expect(isTried(kept, 'rotary', 7)).toBe(false);
  });

  it('has a standing for each game', () => {
    const other = { ...standing, rating: 1400 };
    const kept = tried(
      tried(tried({}, 'shatra', 7, standing), 'rotary', 1, other),
      'shatra',
      9,
      other,
    );
    expect(kept['shatra']).toEqual({ standing: other, tried: [7, 9] });
    expect(kept['rotary']).toEqual({ standing: other, tried: [1] });
  });

  it('is new where nothing can be read', () => {
    for (const text of [null, '', 'nonsense', '[]', '{"shatra":1}', '{"shatra":{"tried":[1]}}'])
      expect(readSolvers(text)).toEqual({});
    const broken = { shatra: { standing: { ...standing, rating: 'high' }, tried: [1] } };
    expect(readSolvers(JSON.stringify(broken))).toEqual({});
  });
});
