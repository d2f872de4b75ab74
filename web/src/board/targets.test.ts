import { describe, expect, it } from 'vitest';
import type { Picture } from './picture';
import { targetsOf } from './targets';
import { smallPicture } from './testing';

describe('a field that may be touched next is marked', () => {
  const plain = smallPicture({ a: [100, 100], b: [200, 100] }, ['b:second pawn']);

  it('by a dot where it is empty and by a ring where a piece stands', () => {
    expect(targetsOf(plain, ['a', 'b'], 'first')).toEqual([
      { field: 'a', at: { x: 100, y: 100 }, kind: 'dot' },
      { field: 'b', at: { x: 200, y: 100 }, kind: 'ring' },
    ]);
  });

  it('by a circle where a dot would cover the number', () => {
    const at = { x: 100, y: 100 };
    const numbered: Picture = {
      ...plain,
      over: [{ type: 'text', text: '11', at, size: 24, ink: 'name' }],
    };
    expect(targetsOf(numbered, ['a'], undefined)).toEqual([{ field: 'a', at, kind: 'circle' }]);
  });
});

describe('on a stack the mark is where the checker will lie', () => {
  const places = [0, 1, 2, 3, 4].map((place) => ({ x: 50, y: 50 + 90 * place }));
  const stack = (owner: string, count: number): Picture => {
    const pieces = Array.from({ length: count }, (_, height) => `6.${height}:${owner} checker`);
    const small = smallPicture({ '6': [50, 50] }, pieces);
    return { ...small, fields: small.fields.map((field) => ({ ...field, places })) };
  };
  const markOn = (picture: Picture) => targetsOf(picture, ['6'], 'first')[0];

  it('on the next place of an own stack', () => {
    expect(markOn(stack('first', 0))).toMatchObject({ at: places[0], kind: 'dot' });
    expect(markOn(stack('first', 3))).toMatchObject({ at: places[3], kind: 'dot' });
  });

  it('on the top of a stack that is drawn in full', () => {
    expect(markOn(stack('first', 5))).toMatchObject({ at: places[4], kind: 'dot' });
  });

  it('around a lone enemy that will be hit', () => {
    expect(markOn(stack('second', 1))).toMatchObject({ at: places[0], kind: 'ring' });
  });
});
