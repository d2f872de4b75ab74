import { expect, it } from 'vitest';
import type { Mark, Picture } from '../../board/picture';
import { smallPicture } from '../../board/testing';
import { pipsBetween, takeDice, usedDice, withDoubles } from './dice';

const square = (x: number, ink: string): Mark => ({
  kind: 'shape',
  shape: { kind: 'rectangle', at: { x, y: 100 }, width: 74, height: 74, round: 12 },
  fill: { kind: 'sheen', ink },
  line: undefined,
});

const pip = (x: number, y: number): Mark => ({
  kind: 'shape',
  shape: { kind: 'circle', at: { x, y }, radius: 6.7 },
  fill: { kind: 'flat', ink: 'on white' },
  line: undefined,
});

const label: Mark = { kind: 'text', text: '64', at: { x: 37, y: 137 }, size: 40, ink: 'label' };

const board: Picture = smallPicture({ '1': [0, 0] }, []);

it('dice are squares with pips; they are taken out of the picture, the cube stays', () => {
  const over = [
    square(0, 'cube'),
    label,
    square(300, 'white'),
    pip(320, 120),
    pip(355, 155),
    square(400, 'white'),
    pip(437, 137),
  ];
  const { dice, picture } = takeDice({ ...board, over });
  expect(dice.map((die) => [die.pips, die.middle.x])).toEqual([
    [2, 337],
    [1, 437],
  ]);
  expect(picture.over).toEqual([square(0, 'cube'), label]);
});

it('without dice nothing is taken', () => {
  const { dice, picture } = takeDice({ ...board, over: [square(0, 'cube'), label] });
  expect(dice).toEqual([]);
  expect(picture.over).toHaveLength(2);
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

it('doubles show four dice side by side', () => {
  const thrown = (right: Mark) =>
    takeDice({
      ...board,
      over: [square(300, 'white'), pip(337, 137), square(400, 'white'), right],
    });
  const four = withDoubles(thrown(pip(437, 137)).dice);
  expect(four.map(({ pips, middle }) => [pips, middle.x])).toEqual([
    [1, 237],
    [1, 337],
    [1, 437],
    [1, 537],
  ]);
});
