import { describe, expect, it } from 'vitest';
import type { Place, Step } from '../wire';
import { turned } from './geometry';
import { smallPicture } from './testing';
import { endOf, framesOf } from './timeline';
import { carriedOver, freshTokens, type Token } from './tokens';

const line: Record<string, [number, number]> = {
  a: [100, 100],
  b: [200, 100],
  c: [300, 100],
  d: [400, 100],
};

const on = (tokens: readonly Token[], field: string) =>
  tokens.find((token) => token.place.field === field);
const place = (field: string, height = 0): Place => ({ field, height, zone: 'board' });
const moved = (from: string, to: string): Step => ({
  step: 'moved',
  from: place(from),
  to: place(to),
});
const captured = (field: string): Step => ({ step: 'captured', at: place(field) });

describe('without steps', () => {
  it('a piece that stays is kept, and the one that moved is followed', () => {
    const before = freshTokens(smallPicture(line, ['a:first pawn', 'b:first pawn']));
    const next = smallPicture(line, ['a:first pawn', 'd:first pawn']);
    const { tokens, gone } = carriedOver(before, next);
    expect(gone).toEqual([]);
    expect(on(tokens, 'a')?.id).toBe(on(before, 'a')?.id);
    expect(on(tokens, 'd')?.id).toBe(on(before, 'b')?.id);
  });

  it('the captured is told from the capturer', () => {
    const before = freshTokens(smallPicture(line, ['a:first pawn', 'b:second pawn']));
    const { tokens, gone } = carriedOver(before, smallPicture(line, ['b:first pawn']));
    expect(tokens.map((token) => token.id)).toEqual([on(before, 'a')?.id]);
    expect(gone.map((token) => token.id)).toEqual([on(before, 'b')?.id]);
  });

  it('a converted piece is known by its place', () => {
    const before = freshTokens(smallPicture(line, ['a:first pawn', 'c:first pawn']));
    const next = smallPicture(line, ['a:first scout', 'c:first pawn']);
    const { tokens, gone } = carriedOver(before, next);
    expect(gone).toEqual([]);
    expect(on(tokens, 'a')).toMatchObject({ id: on(before, 'a')?.id, kind: 'scout' });
  });

  it('a piece that moved and was promoted is the only one of its side left over', () => {
    const before = freshTokens(smallPicture(line, ['a:first shatra', 'd:second biy']));
    const { tokens } = carriedOver(before, smallPicture(line, ['b:first batyr', 'd:second biy']));
    expect(on(tokens, 'b')?.id).toBe(on(before, 'a')?.id);
  });

  it('new pieces come', () => {
    const { tokens, gone } = carriedOver([], smallPicture(line, ['c:first ball']));
    expect(tokens).toHaveLength(1);
    expect(gone).toEqual([]);
  });
});

describe('along steps', () => {
  it('one piece goes after the other, however near the others are', () => {
    const before = freshTokens(smallPicture(line, ['a:first pawn', 'b:first pawn']));
    const next = smallPicture(line, ['c:first pawn', 'd:first pawn']);
    const steps = [moved('b', 'c'), moved('a', 'd')];
    const { tokens, movement } = carriedOver(before, next, steps);
    const [first, second] = [on(tokens, 'c')?.id ?? 0, on(tokens, 'd')?.id ?? 0];
    expect([first, second]).toEqual([on(before, 'b')?.id, on(before, 'a')?.id]);
    expect(movement.get(second)?.[0]?.from).toBe(endOf(movement.get(first)));
  });

  it('a series goes through every landing', () => {
    const before = freshTokens(smallPicture(line, ['a:first tura', 'b:second shatra']));
    const next = smallPicture(line, ['d:first tura']);
    const steps = [moved('a', 'c'), moved('c', 'd'), captured('b')];
    const { tokens, gone, movement } = carriedOver(before, next, steps);
    const legs = movement.get(tokens[0]?.id ?? 0) ?? [];
    expect(legs.map((leg) => leg.points.map((point) => point.x))).toEqual([
      [100, 300],
      [300, 400],
    ]);
    expect(gone.map(({ place: { field } }) => field)).toEqual(['b']);
    // What was jumped stays until the series is over.
    expect(endOf(movement.get(gone[0]?.id ?? 0))).toBe(endOf(legs));
  });

  it('what is captured leaves when its captor has come', () => {
    const before = freshTokens(smallPicture(line, ['a:first pawn', 'd:second pawn']));
    const next = smallPicture(line, ['d:first pawn']);
    const { tokens, gone, movement } = carriedOver(before, next, [captured('d'), moved('a', 'd')]);
    expect(tokens.map(({ id }) => id)).toEqual([on(before, 'a')?.id]);
    expect(endOf(movement.get(gone[0]?.id ?? 0))).toBe(endOf(movement.get(tokens[0]?.id ?? 0)));
  });

  it('whoever attacks goes there, also to fall', () => {
    const before = freshTokens(smallPicture(line, ['a:first sapper', 'b:second general']));
    const next = smallPicture(line, ['b:second general']);
    const attacked: Step = { step: 'attacked', from: 'a', to: 'b' };
    const { gone, movement } = carriedOver(before, next, [attacked, captured('a')]);
    expect(movement.get(gone[0]?.id ?? 0)?.[0]?.points.at(-1)).toEqual({ x: 200, y: 100 });
  });

  it('steps that do not lead there are left aside', () => {
    const before = freshTokens(smallPicture(line, ['a:first pawn']));
    const next = smallPicture(line, ['b:first pawn']);
    for (const steps of [[moved('c', 'b')], [moved('a', 'd')]]) {
      const { tokens, movement } = carriedOver(before, next, steps);
      expect(on(tokens, 'b')?.id).toBe(on(before, 'a')?.id);
      expect(movement.size).toBe(0);
    }
  });
});

describe('a ring that is turned', () => {
  const middle = { x: 500, y: 500 };
  const ring: Record<string, [number, number]> = { m: [500, 500] };
  for (let k = 0; k < 6; k++) {
    const at = turned({ x: 500, y: 400 }, middle, 60 * k);
    ring[`r${k}`] = [at.x, at.y];
  }
  const by = (sixths: number, ...carried: [string, string | undefined][]): Step => ({
    step: 'turned_around',
    pivot: 'm',
    sixths,
    carried: carried.map(([from, to]) => ({
      from: place(from),
      to: to === undefined ? null : place(to),
      sixths,
    })),
  });

  it('takes every ball along instead of the shortest way', () => {
    const before = freshTokens(smallPicture(ring, ['r0:first ball', 'r1:first ball']));
    const next = smallPicture(ring, ['r1:first ball', 'r2:first ball']);
    const { tokens } = carriedOver(before, next, [by(1, ['r0', 'r1'], ['r1', 'r2'])]);
    // By the shortest way the ball on r1 would have stayed.
    expect(on(tokens, 'r1')?.id).toBe(on(before, 'r0')?.id);
    expect(on(tokens, 'r2')?.id).toBe(on(before, 'r1')?.id);
  });

  it('turns five sixths with the clock and not one sixth back, also for a ball that falls', () => {
    const before = freshTokens(smallPicture(ring, ['r1:first ball']));
    const { gone, movement } = carriedOver(before, smallPicture(ring, []), [
      by(5, ['r1', undefined]),
    ]);
    const points = movement.get(gone[0]?.id ?? 0)?.[0]?.points ?? [];
    expect(points).toHaveLength(11);
    expect(points[2]).toMatchObject({ x: expect.closeTo(ring['r2']?.[0] ?? 0) });
    expect(points.at(-1)).toMatchObject({ x: expect.closeTo(500), y: expect.closeTo(400) });
  });
});

it('frames begin where the piece stood, and wait between its legs', () => {
  const [start, end] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  const frames = framesOf([{ from: 100, to: 200, points: [start, end] }]);
  expect(frames.map(({ at, offset }) => [at.x, offset])).toEqual([
    [0, 0],
    [0, 0.5],
    [10, 1],
  ]);
});
