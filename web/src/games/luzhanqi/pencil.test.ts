import { expect, it } from 'vitest';
import { smallPicture } from '../../board/testing';
import type { Identity } from '../../wire';
import { signs } from './kinds';
import { pencilledRows, pencilMarks } from './pencil';

const kinds = Object.keys(signs);

it('writes ranks in a row briefly, and then the letters', () => {
  const all = ['field-marshal', 'general', 'lieutenant-general', 'colonel', 'bomb', 'flag'];
  expect(pencilledRows(all).join('')).toBe('1-3,5BF');
  expect(pencilledRows(['general', 'field-marshal']).join('')).toBe('12');
});

it('stays on the tile, and is large enough to be read', () => {
  const small = smallPicture({ a1: [100, 100] }, ['a1:second ?']);
  for (let bits = 1; bits < 2 ** kinds.length; bits += 7) {
    const identity: Identity = { is: 'one_of', kinds: kinds.filter((_, i) => (bits >> i) & 1) };
    const pieces = small.scene.pieces.map((piece) => ({ ...piece, identity }));
    const marks = pencilMarks({ ...small, scene: { ...small.scene, pieces } });
    for (const mark of marks) {
      if (mark.type !== 'text') throw new Error('only words are pencilled');
      expect(mark.size).toBeGreaterThanOrEqual(20);
      expect(Math.abs(mark.at.y - 100) + mark.size / 2).toBeLessThan(46);
    }
  }
});
