import { expect, it } from 'vitest';
import { offeredTo, readFirstMatches } from './offer.svelte';

it('the lesson is offered before a game that was never firstMatch, and beside its first match', () => {
  expect(offeredTo({}, 'rotary')).toBe(true);
  const firstMatch = { rotary: 'abc' };
  expect(offeredTo(firstMatch, 'rotary')).toBe(false);
  expect(offeredTo(firstMatch, 'rotary', 'abc')).toBe(true);
  expect(offeredTo(firstMatch, 'rotary', 'def')).toBe(false);
  expect(offeredTo({ rotary: 'declined' }, 'rotary', 'abc')).toBe(false);
  expect(offeredTo(firstMatch, 'shatra')).toBe(true);
});

it('what cannot be read counts as nothing', () => {
  expect(readFirstMatches('{"rotary":"abc","nardi":3}')).toEqual({ rotary: 'abc' });
  expect(readFirstMatches('nonsense')).toEqual({});
  expect(readFirstMatches(null)).toEqual({});
});
