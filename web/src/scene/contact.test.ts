import { expect, it } from 'vitest';
import { smallScene } from '../board/testing';
import type { Place, Step } from '../wire';
import { contactOf, defendingSide } from './contact';

const at = (field: string): Place => ({ field, height: 0, zone: 'board' });
const attacked: Step = { step: 'attacked', from: 'a5', to: 'a9' };
const shown = (field: string, kind: string): Step => ({ step: 'revealed', at: at(field), kind });
const captured = (field: string): Step => ({ step: 'captured', at: at(field) });
const after = (...steps: Step[]) => smallScene({ last: { by: 'first', dice: [], steps } });

it('says who met whom, where, and who stayed', () => {
  const contact = contactOf(
    after(attacked, shown('a5', 'general'), shown('a9', 'sapper'), captured('a9'), {
      step: 'moved',
      from: at('a5'),
      to: at('a9'),
    }),
  );
  expect(contact).toEqual({
    field: 'a9',
    fate: 'wins',
    attackingSide: 'first',
    attacker: 'general',
    defender: 'sapper',
  });
  expect(contact && defendingSide(contact)).toBe('second');
  expect(contactOf(after(attacked, captured('a9'), captured('a5')))?.fate).toBe('both');
});

it('knows no kinds where only the result is shown', () => {
  expect(contactOf(after(attacked, captured('a5')))).toMatchObject({
    fate: 'loses',
    attacker: undefined,
    defender: undefined,
  });
});

it('takes other actions for none', () => {
  expect(contactOf(after({ step: 'moved', from: at('a5'), to: at('a6') }))).toBeUndefined();
  expect(contactOf(smallScene())).toBeUndefined();
  expect(contactOf(undefined)).toBeUndefined();
});
