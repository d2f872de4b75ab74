import { expect, it } from 'vitest';
import { smallPicture } from '../../board/testing';
import { isOnRing, turnOf } from './manners';

const picture = smallPicture({ '53': [300, 400] }, []);

it('reads the pivot and how far it is turned', () => {
  expect(turnOf(picture, '53-3')).toEqual({ middle: { x: 300, y: 400 }, sixths: 3 });
});

it('takes placing and offering for no turn', () => {
  expect(turnOf(picture, '53')).toBeUndefined();
  expect(turnOf(picture, '53-44')).toBeUndefined();
  expect(turnOf(picture, '99-1')).toBeUndefined();
});

it('has six neighbours on the ring and neither the pivot nor what lies behind', () => {
  const middle = { x: 300, y: 400 };
  expect(isOnRing(middle, { x: 400, y: 400 })).toBe(true);
  expect(isOnRing(middle, { x: 350, y: 313.4 })).toBe(true);
  expect(isOnRing(middle, middle)).toBe(false);
  expect(isOnRing(middle, { x: 300, y: 226.8 })).toBe(false);
});
