import { expect, it } from 'vitest';
import type { Summary } from '../server/matches';
import { everything, passes, readFilter } from './filter';

const match: Summary = {
  id: 'abcdefghijkm',
  terms: {
    game: 'rotary',
    rules: 'rotary,start=rows',
    control: { type: 'increment', initial: 600_000, increment: 5_000 },
    rated: 'casual',
    side: 'random',
  },
  speed: 'rapid',
  phase: 'open',
  visibility: 'lobby',
  first: { id: 'guest:1', name: 'Guest' },
  second: null,
  result: '*',
  created: 0,
  changed: 0,
};

const unknown = { own: undefined, theirs: undefined };

it('shows everything until something is chosen', () => {
  expect(passes(everything, match, unknown)).toBe(true);
});

it('asks for every part of what was chosen', () => {
  const shows = (part: object) => passes({ ...everything, ...part }, match, unknown);
  expect([shows({ game: 'rotary' }), shows({ game: 'nardi' })]).toEqual([true, false]);
  expect([shows({ speed: 'rapid' }), shows({ speed: 'blitz' })]).toEqual([true, false]);
  expect([shows({ rated: 'casual' }), shows({ rated: 'rated' })]).toEqual([true, false]);
  expect([shows({ rules: 'other' }), shows({ rules: 'usual' })]).toEqual([true, false]);
  expect(shows({ game: 'rotary', rated: 'rated' })).toBe(false);
});

it('knows who is near by rating, and nobody without one is', () => {
  const near = { ...everything, rating: 200 } as const;
  expect(passes(near, match, { own: 1500, theirs: 1700 })).toBe(true);
  expect(passes(near, match, { own: 1500, theirs: 1701 })).toBe(false);
  expect(passes(near, match, { own: 1500, theirs: undefined })).toBe(false);
});

it('reads what was kept and nothing that is not a choice', () => {
  expect(readFilter('{"game":"nardi","rating":200,"speed":"light"}')).toEqual({
    ...everything,
    game: 'nardi',
    rating: 200,
  });
  expect(readFilter('nonsense')).toEqual(everything);
  expect(readFilter(null)).toEqual(everything);
});
