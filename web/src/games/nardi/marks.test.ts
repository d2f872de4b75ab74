import { describe, expect, it } from 'vitest';
import { smallPicture } from '../../board/testing';
import type { Mark, Picture } from '../../board/picture';
import type { Scene, Step } from '../../wire';
import { marksOf, movedLast } from './marks';

const places = [0, 1].map((i) => ({ x: 100, y: 900 - 90 * i }));

function board(parts: Partial<Scene>, checkers: readonly string[] = []): Picture {
  const small = smallPicture(
    {
      '6': [100, 900],
      'white bar': [500, 300],
      'black bar': [500, 700],
      'white off': [900, 900],
      'black off': [900, 100],
    },
    checkers,
  );
  const fields = small.fields.map((one) => (one.name === '6' ? { ...one, places } : one));
  return { ...small, fields, scene: { ...small.scene, ...parts } };
}

const texts = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.type === 'text' ? [[mark.text, mark.at.x, mark.at.y]] : []));

const moved = (from: string, to: string, height = 0): Step => ({
  step: 'moved',
  from: { field: from, height: 0, zone: 'board' },
  to: { field: to, height, zone: 'board' },
});

describe('over the checkers', () => {
  it('stand the pips of each side at its edge, and the height of a stack that is not drawn in full', () => {
    const counters = [
      { key: 'pips', side: 'first' as const, value: 24 },
      { key: 'pips', side: 'second' as const, value: 167 },
    ];
    const checkers = [0, 1, 2].map((height) => `6.${height}:first checker`);
    const marks = marksOf({ ...board({}, checkers), ...withCounters(counters, checkers) }, 'off');
    expect(texts(marks)).toEqual([
      ['3', 100, 810],
      ['24', 500, 972],
      ['167', 500, 28],
    ]);
  });

  function withCounters(counters: Scene['counters'], checkers: readonly string[]) {
    const picture = board({}, checkers);
    return { scene: { ...picture.scene, counters } };
  }

  it('lies the cube: in the middle, before its owner, or half way to whoever has to answer', () => {
    const cube = (parts: object) => texts(marksOf(board({ cube: { value: 2, ...parts } }), 'off'));
    expect(cube({})).toEqual([['2', 103, 500]]);
    expect(cube({ owner: 'first' })).toEqual([['2', 103, 874]]);
    expect(cube({ owner: 'second', offered_to: 'first' })).toEqual([['4', 103, 687]]);
  });

  it('are rings around the checkers that came to stay, of this play or of the one before', () => {
    const last = { by: 'first' as const, dice: [], steps: [moved('8', '6')] };
    const rings = (marks: readonly Mark[]) =>
      marks.filter((mark) => mark.type === 'shape' && mark.line?.ink === 'last action');
    expect(rings(marksOf(board({ last }), 'off'))).toHaveLength(1);
    const earlier = [{ field: '6', height: 1, zone: 'board' as const }];
    expect(rings(marksOf(board({}), 'off', earlier))).toHaveLength(1);
    expect(rings(marksOf(board({}), 'off'))).toHaveLength(0);
  });
});

it('a checker that went on has not come to stay', () => {
  const steps = [moved('13', '10'), moved('10', '6', 1)];
  const scene = board({ last: { by: 'first', dice: [], steps } }).scene;
  expect(movedLast(scene)).toEqual([{ field: '6', height: 1, zone: 'board' }]);
});
