import { expect, it } from 'vitest';
import type { Summary } from '../server/matches';
import { outcomeFor } from './outcome';

function match(result: string): Summary {
  return {
    id: 'a',
    terms: {
      game: 'lautari',
      rules: 'lautari',
      control: { type: 'none' },
      rated: 'casual',
      side: 'first',
    },
    speed: 'correspondence',
    phase: 'over',
    visibility: 'link',
    first: { id: 'person:1', name: 'Anna' },
    second: { id: 'person:2', name: 'Bruno' },
    result,
    created: 0,
    changed: 0,
  };
}

it('tells winners from losers by the side they sat on', () => {
  expect(outcomeFor('person:1', match('2-0'))).toBe('won');
  expect(outcomeFor('person:2', match('2-0'))).toBe('lost');
  expect(outcomeFor('person:2', match('0-3'))).toBe('won');
});

it('counts halves', () => {
  expect(outcomeFor('person:1', match('1½-1'))).toBe('won');
  expect(outcomeFor('person:1', match('½-1½'))).toBe('lost');
});

it('knows draws, and matches that count for nothing', () => {
  expect(outcomeFor('person:1', match('½-½'))).toBe('drawn');
  expect(outcomeFor('person:1', match('*'))).toBe('none');
  expect(outcomeFor('person:1', match(''))).toBe('none');
});
