import { describe, expect, it } from 'vitest';
import type { Place, Step } from '../wire';
import { lastFields, marksOf } from './marks';
import { smallPicture, smallScene } from './testing';

const at = (field: string): Place => ({ field, height: 0, zone: 'board' });
const moved = (from: string, to: string): Step => ({ step: 'moved', from: at(from), to: at(to) });
const fieldsAfter = (...steps: Step[]) => {
  const { left, reached } = lastFields(smallScene({ last: { by: 'first', dice: [], steps } }));
  return { left: [...left], reached: [...reached] };
};

describe('the last action', () => {
  it('is marked where a piece came from and where it has come to', () => {
    expect(fieldsAfter(moved('a', 'b'))).toEqual({ left: ['a'], reached: ['b'] });
  });

  it('is not marked where a piece only passed through', () => {
    const jumps = fieldsAfter(moved('a', 'c'), moved('c', 'e'));
    expect(jumps).toEqual({ left: ['a'], reached: ['e'] });
  });

  it('is marked where pieces met, whoever is left', () => {
    const contact = fieldsAfter(
      { step: 'attacked', from: 'a', to: 'b' },
      { step: 'captured', at: at('a') },
    );
    expect(contact).toEqual({ left: ['a'], reached: ['b'] });
  });

  it('is not marked on every field of an army', () => {
    const placed = (field: string): Step => ({
      step: 'placed',
      piece: { at: at(field), side: 'first', identity: { is: 'hidden' } },
    });
    expect(fieldsAfter(placed('a'))).toEqual({ left: [], reached: ['a'] });
    expect(fieldsAfter(placed('a'), placed('b'))).toEqual({ left: [], reached: [] });
  });

  it('is drawn by the outlines of the layout, around the fields', () => {
    const small = smallPicture({ a: [100, 50], b: [200, 50] }, ['b:first pawn']);
    const last = { by: 'first' as const, dice: [], steps: [moved('a', 'b')] };
    const marks = marksOf({ ...small, scene: { ...small.scene, last } });
    expect(marks).toMatchObject([
      { shape: { at: { x: 100, y: 50 }, radius: 10 } },
      { shape: { at: { x: 200, y: 50 }, radius: 30 } },
    ]);
  });
});

describe('fields', () => {
  const small = smallPicture({ a: [100, 50], b: [200, 50] }, ['b:second pawn']);

  it('bear their names in the ink for what stands on them', () => {
    const inks = { empty: 'dark', first: 'on light', second: 'on dark' };
    const names = { texts: ['1', '2'], at: { x: 5, y: -5 }, size: 20, ...inks };
    expect(marksOf({ ...small, names })).toEqual([
      { type: 'text', at: { x: 105, y: 45 }, text: '1', size: 20, ink: 'dark' },
      { type: 'text', at: { x: 205, y: 45 }, text: '2', size: 20, ink: 'on dark' },
    ]);
  });

  it('show their signs as long as nothing stands on them', () => {
    const sign = { type: 'text' as const, at: { x: 0, y: 0 }, text: '+', size: 9, ink: 'name' };
    const signs = [0, 1].map((field) => ({ field, marks: [sign] }));
    expect(marksOf({ ...small, signs })).toEqual([sign]);
  });
});
