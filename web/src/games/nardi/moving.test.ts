import { expect, it } from 'vitest';
import { field } from '../../board/picks';
import { smallPicture } from '../../board/testing';
import { counterOf, piecesOn } from '../../scene/scene';
import type { Picture } from '../../board/picture';
import { afterPicks } from './moving';

const stack = (name: string, count: number, side: string) =>
  Array.from({ length: count }, (_, height) => `${name}.${height}:${side} checker`);

/** A few points, the bars and a tray, with the counts of pips. */
const board = ((): Picture => {
  const small = smallPicture(
    {
      '6': [100, 900],
      '5': [200, 900],
      '2': [300, 900],
      'white bar': [700, 400],
      'black bar': [700, 600],
      'white off': [900, 900],
    },
    [...stack('6', 7, 'first'), ...stack('5', 1, 'second'), ...stack('2', 5, 'first')],
  );
  const counters = [
    { key: 'pips', side: 'first' as const, value: 52 },
    { key: 'pips', side: 'second' as const, value: 20 },
  ];
  return { ...small, scene: { ...small.scene, counters } };
})();

const picks = (...names: string[]) => names.map(field);
const on = (picture: Picture, name: string) => piecesOn(picture.scene, name);
const pips = ({ scene }: Picture) => [
  counterOf(scene, 'pips', 'first'),
  counterOf(scene, 'pips', 'second'),
];

it('checkers go from stack to stack, and pips are counted on the way', () => {
  const moved = afterPicks(board, picks('6', '2'));
  expect(on(moved, '6')).toHaveLength(6);
  expect(on(moved, '2')).toHaveLength(6);
  expect(pips(moved)).toEqual([48, 20]);
});

it('a hit checker goes to the bar, and its side counts its way anew', () => {
  const moved = afterPicks(board, picks('6', '5'));
  expect(on(moved, '5').map(({ side }) => side)).toEqual(['first']);
  expect(on(moved, 'black bar').map(({ side, at }) => [side, at.zone])).toEqual([
    ['second', 'bar'],
  ]);
  expect(pips(moved)).toEqual([51, 25]);
});

it('a checker that is borne off is off', () => {
  const moved = afterPicks(board, picks('2', 'white off'));
  expect(on(moved, 'white off').map(({ at }) => at.zone)).toEqual(['off']);
  expect(pips(moved)).toEqual([50, 20]);
});

it('a checker in hand has not moved yet, and buttons move nothing', () => {
  expect(afterPicks(board, picks('6'))).toBe(board);
  expect(afterPicks(board, [{ kind: 'button', name: 'double' }])).toBe(board);
});
