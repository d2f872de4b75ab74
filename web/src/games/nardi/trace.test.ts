import { expect, it } from 'vitest';
import type { Mark, Picture } from '../../board/picture';
import { smallPicture } from '../../board/testing';
import { diceLeft, NO_TRACE, traceAfter, withTrace } from './trace';

const die = (x: number): Mark[] => [
  {
    kind: 'shape',
    shape: { kind: 'rectangle', at: { x, y: 100 }, width: 74, height: 74, round: 12 },
    fill: { kind: 'sheen', ink: 'white' },
    line: undefined,
  },
  {
    kind: 'shape',
    shape: { kind: 'circle', at: { x: x + 37, y: 137 }, radius: 6.7 },
    fill: { kind: 'flat', ink: 'on white' },
    line: undefined,
  },
];

const ring: Mark = {
  kind: 'shape',
  shape: { kind: 'circle', at: { x: 500, y: 500 }, radius: 44 },
  fill: undefined,
  line: { ink: 'last action', width: 6 },
};

const board = smallPicture({ '1': [0, 0] }, []);
const thrown: Picture = { ...board, over: [...die(0), ...die(100)] };
const played: Picture = { ...board, over: [ring] };
const answered: Picture = { ...board, over: [...die(600), ...die(700)] };

it('a play leaves its dice and rings until the next play', () => {
  const trace = traceAfter(NO_TRACE, thrown, played);
  expect(trace.dice.map(({ pips }) => pips)).toEqual([1, 1]);
  expect(trace.rings).toEqual([ring]);
  expect(traceAfter(trace, played, answered)).toEqual(trace);
  expect(traceAfter(trace, answered, board)).toMatchObject({ rings: [] });
});

it('rings are drawn once', () => {
  const trace = traceAfter(NO_TRACE, thrown, played);
  expect(withTrace(played, trace).over).toEqual([ring]);
  expect(withTrace(answered, trace).over).toContain(ring);
});

it('a new throw on the same half takes the old dice away', () => {
  const trace = traceAfter(NO_TRACE, thrown, played);
  expect(diceLeft(trace, trace.dice)).toEqual([]);
  expect(diceLeft(trace, traceAfter(NO_TRACE, answered, played).dice)).toHaveLength(2);
});
