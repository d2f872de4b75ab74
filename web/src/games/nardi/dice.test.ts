import { expect, it } from 'vitest';
import { smallPicture, smallScene } from '../../board/testing';
import type { Die } from '../../wire';
import { diceOf, laidDice, singleDice, usedDice } from './dice';
import { pipsBetween } from './fields';

/** The two halves, with White at the bottom. */
const board = smallPicture(
  {
    '1': [1600, 900],
    '6': [1100, 900],
    '7': [700, 900],
    '12': [200, 900],
    'white off': [1800, 900],
    'black off': [1800, 100],
  },
  [],
);

const die = (pips: number, used: number, left: number): Die => ({
  side: 'first',
  pips,
  used,
  left,
});

it('pips are counted over bar and tray, for either side', () => {
  expect(pipsBetween('13', '8')).toBe(5);
  expect(pipsBetween('white bar', '22')).toBe(3);
  expect(pipsBetween('3', 'white off')).toBe(3);
  expect(pipsBetween('black bar', '4')).toBe(4);
  expect(pipsBetween('20', 'black off')).toBe(5);
});

const moved = (...steps: string[]) =>
  steps.map((step) => {
    const [from = '', to = ''] = step.split('/');
    return { from, to };
  });

it('a die is used by the checker that moved as far', () => {
  expect(usedDice([5, 3], [])).toEqual([false, false]);
  expect(usedDice([5, 3], moved('13/10'))).toEqual([false, true]);
  expect(usedDice([5, 3], moved('13/10', '13/8'))).toEqual([true, true]);
});

it('a checker that goes farther at once uses several dice', () => {
  expect(usedDice([5, 3], moved('13/5'))).toEqual([true, true]);
  expect(usedDice([2, 2, 2, 2], moved('13/7'))).toEqual([true, true, true, false]);
});

it('a checker is borne off by its own die, or else by the lowest that is higher', () => {
  expect(usedDice([6, 3], moved('3/white off'))).toEqual([false, true]);
  expect(usedDice([6, 4], moved('3/white off'))).toEqual([false, true]);
  expect(usedDice([6, 1], moved('3/white off'))).toEqual([true, false]);
});

it('dice lie on the half of their side, those of a double four times', () => {
  const four = laidDice(board, singleDice([die(2, 2, 0), die(2, 1, 1)]));
  expect(four.map(({ isUsed }) => isUsed)).toEqual([true, true, true, false]);
  expect(four.map(({ middle }) => Math.round(middle.x))).toEqual([1206, 1302, 1398, 1494]);
  const other = laidDice(board, [{ side: 'second', pips: 3, isUsed: false }]);
  expect(other[0]?.middle).toEqual({ x: 450, y: 500 });
});

it('the dice that were played last are shown until others are rolled', () => {
  const last = { by: 'first' as const, steps: [], dice: [die(3, 1, 0), die(1, 0, 1)] };
  expect(diceOf(smallScene({ last }))).toEqual(last.dice);
  const rolled = [{ ...die(6, 0, 1), side: 'second' as const }];
  expect(diceOf(smallScene({ last, dice: rolled }))).toEqual(rolled);
  expect(diceOf(smallScene())).toEqual([]);
});
