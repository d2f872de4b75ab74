import { expect, it } from 'vitest';
import { offeredTo, readMet } from './offer.svelte';

it('the lesson is offered before a game that was never met, and beside its first match', () => {
  expect(offeredTo({}, 'rotary')).toBe(true);
  const met = { rotary: 'abc' };
  expect(offeredTo(met, 'rotary')).toBe(false);
  expect(offeredTo(met, 'rotary', 'abc')).toBe(true);
  expect(offeredTo(met, 'rotary', 'def')).toBe(false);
  expect(offeredTo({ rotary: 'declined' }, 'rotary', 'abc')).toBe(false);
  expect(offeredTo(met, 'shatra')).toBe(true);
});

it('what cannot be read counts as nothing', () => {
  expect(readMet('{"rotary":"abc","nardi":3}')).toEqual({ rotary: 'abc' });
  expect(readMet('nonsense')).toEqual({});
  expect(readMet(null)).toEqual({});
});
