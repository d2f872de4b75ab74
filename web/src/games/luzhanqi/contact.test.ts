import { expect, it } from 'vitest';
import { contactOf, latestContact } from './contact';

it('reads who met whom, where, and how it ended', () => {
  expect(contactOf('a5xa9(1>8)')).toEqual({
    field: 'a9',
    fate: 'wins',
    attacker: 'piece-field-marshal',
    defender: 'piece-platoon-commander',
    signs: { attacker: '1', defender: '8' },
  });
  expect(contactOf('c6xc11(B=M)')).toMatchObject({ field: 'c11', fate: 'both' });
});

it('knows no kinds where only the result is shown', () => {
  expect(contactOf('a5xa9(<)')).toEqual({
    field: 'a9',
    fate: 'loses',
    attacker: 'piece-piece-hidden',
    defender: 'piece-piece-hidden',
    signs: { attacker: '?', defender: '?' },
  });
});

it('takes other moves for none', () => {
  for (const book of ['a5-a6', '@MF8', 'e3xe4', '']) expect(contactOf(book)).toBeUndefined();
});

it('finds the latest contact in the answer, or in the action before it', () => {
  const record = ['a6xa7(4>9)', 'b9-b8', 'c6-c7', 'a8xa7(B=4)'];
  expect(latestContact(record, 2)).toMatchObject({
    place: 0,
    signs: { attacker: '4', defender: '9' },
    attackingSide: 'first',
  });
  expect(latestContact(record, 3)).toBeUndefined();
  expect(latestContact(record, 4)).toMatchObject({
    place: 3,
    fate: 'both',
    attackingSide: 'second',
  });
  expect(latestContact(['a6xa7(>)'], 1)).toMatchObject({
    signs: { attacker: '?', defender: '?' },
  });
});
