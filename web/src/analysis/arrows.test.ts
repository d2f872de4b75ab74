import { describe, expect, it } from 'vitest';
import { button, field } from '../board/picks';
import { smallPicture } from '../board/testing';
import { board as nardi } from '../games/nardi/board';
import { board as rotary } from '../games/rotary/board';
import type { GameBoard } from '../games/plugin';
import { arrowOutline } from '../board/outlines';
import { arrowsOf, turnOutline } from './arrows';

const picture = smallPicture({ a: [0, 0], b: [100, 0], c: [100, 100], d: [0, 100] }, []);
const point = (name: string) => {
  const places = { a: [0, 0], b: [100, 0], c: [100, 100], d: [0, 100] } as const;
  const [x, y] = places[name as keyof typeof places];
  return { x, y };
};

const plain = {};
const arrows = (board: Pick<GameBoard, 'arrows'>, ...names: string[]) =>
  arrowsOf(board, picture, { token: '', picks: names.map(field) });

describe('the arrows of an action', () => {
  it('go from field to field', () => {
    expect(arrows(plain, 'a', 'b', 'c')).toEqual([
      { kind: 'way', from: point('a'), to: point('b') },
      { kind: 'way', from: point('b'), to: point('c') },
    ]);
  });

  it('of Nardi are one for each checker', () => {
    expect(arrows(nardi, 'a', 'b', 'c', 'd')).toEqual([
      { kind: 'way', from: point('a'), to: point('b') },
      { kind: 'way', from: point('c'), to: point('d') },
    ]);
  });

  it('mark a field on which something happens', () => {
    const action = { token: '', picks: [field('a'), button('Scout')] };
    expect(arrowsOf(plain, picture, action)).toEqual([{ kind: 'here', at: point('a') }]);
  });

  it('of Rotary turn', () => {
    const action = { token: 'a-2', picks: [field('a'), button('turn 2')] };
    expect(arrowsOf(rotary, picture, action)).toEqual([
      { kind: 'turn', middle: point('a'), sixths: 2 },
    ]);
  });

  it('are none for what touches no field', () => {
    expect(arrowsOf(nardi, picture, { token: 'double', picks: [button('Double')] })).toEqual([]);
  });
});

it('an outline ends in its point and never turns around', () => {
  expect(arrowOutline(point('a'), point('b'), 10)).toContain('L100.0 0.0L');
  expect(arrowOutline(point('a'), { x: 1, y: 0 }, 10)).not.toContain('NaN');
  expect(arrowOutline(point('a'), point('a'), 10)).not.toContain('NaN');
});

it('a turn by half a circle ends below', () => {
  const { tip } = turnOutline({ x: 0, y: 0 }, 3, 100);
  expect(tip.x).toBeCloseTo(0);
  expect(tip.y).toBeCloseTo(100);
});
