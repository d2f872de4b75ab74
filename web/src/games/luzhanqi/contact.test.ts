import { expect, it } from 'vitest';
import { contactOf } from './contact';

it('reads who met whom, where, and how it ended', () => {
  expect(contactOf('a5xa9(1>8)')).toEqual({
    field: 'a9',
    fate: 'wins',
    attacker: 'piece-field-marshal',
    defender: 'piece-platoon-commander',
  });
  expect(contactOf('c6xc11(B=M)')).toMatchObject({ field: 'c11', fate: 'both' });
});

it('knows no kinds where only the result is shown', () => {
  expect(contactOf('a5xa9(<)')).toEqual({
    field: 'a9',
    fate: 'loses',
    attacker: 'piece-piece-hidden',
    defender: 'piece-piece-hidden',
  });
});

it('takes other moves for none', () => {
  for (const book of ['a5-a6', '@MF8', 'e3xe4', '']) expect(contactOf(book)).toBeUndefined();
});
