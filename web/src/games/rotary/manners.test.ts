import { expect, it } from 'vitest';
import { smallPicture } from '../../board/testing';
import { freshTokens } from '../../board/matching';
import { isOnRing, manners, sixthAt, turnOf } from './manners';

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

it('turns five sixths with the clock and not one sixth back, also for a ball that falls', () => {
  const board = smallPicture({ '53': [300, 400], '54': [400, 400] }, ['54:Light ball']);
  const [ball] = freshTokens(board);
  const way = ball && manners.way?.(board, '53-5')?.(ball, undefined);
  expect(way).toHaveLength(11);
  // A sixth of a circle from the right goes down first, seen on a screen.
  expect(way?.[2]).toMatchObject({ x: expect.closeTo(350), y: expect.closeTo(486.6, 1) });
  expect(way?.at(-1)).toMatchObject({ x: expect.closeTo(350), y: expect.closeTo(313.4, 1) });
});

it('a tap on the rim means the nearest of six places, the first at the top', () => {
  const middle = { x: 0, y: 0 };
  const at = (degrees: number) => ({
    x: 150 * Math.sin((degrees * Math.PI) / 180),
    y: -150 * Math.cos((degrees * Math.PI) / 180),
  });
  for (const [degrees, sixth] of [
    [0, 0],
    [25, 0],
    [35, 1],
    [120, 2],
    [180, 3],
    [240, 4],
    [300, 5],
    [335, 0],
  ] as const)
    expect(sixthAt(middle, at(degrees)), `${degrees} degrees`).toBe(sixth);
});
