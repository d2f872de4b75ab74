import { expect, it, vi } from 'vitest';
import { isDeleted, personName, playerName } from './names';

vi.mock('../language/words.svelte', () => ({
  t: (key: string, values: Record<string, string> = {}) =>
    `<${[key, ...Object.values(values)].join(' ')}>`,
}));

it('calls people by name, and everybody else in the language of the reader', () => {
  expect(playerName({ id: 'person:1', name: 'Ilze' })).toBe('Ilze');
  expect(playerName({ id: 'house:3', name: 'Galds level 3' })).toBe('<computer-level 3>');
  expect(playerName({ id: 'guest:7', name: 'Guest 417' })).toBe('<guest> 417');
  expect(playerName(null)).toBe('<nobody-yet>');
});

it('knows accounts that were deleted, in matches and in tournaments', () => {
  expect(playerName({ id: 'person:1', name: 'Deleted player' })).toBe('<player-deleted>');
  expect(personName('Deleted player')).toBe('<player-deleted>');
  expect(isDeleted('Ilze')).toBe(false);
});
