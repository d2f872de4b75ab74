import { expect, it } from 'vitest';
import { smallPicture } from '../../board/testing';
import { exchanged, laidOut, mirrored } from './draft';

const fields = ['a1', 'b1', 'c1', 'd1', 'e1'];

it('two pieces change places', () => {
  expect(exchanged('@12345', fields, 'a1', 'd1')).toBe('@42315');
  expect(exchanged('@12345', fields, 'a1', 'h9')).toBe('@12345');
});

it('a mirror exchanges left and right', () => {
  expect(mirrored('@12345', fields)).toBe('@54321');
});

it('the picture shows each kind where the token has it', () => {
  const at: Record<string, [number, number]> = {};
  for (const [i, name] of fields.entries()) at[name] = [i * 100, 0];
  const base = smallPicture(at, ['a1:Red flag', 'b1:Red mine', 'c1:Red mine']);
  const picture = laidOut(base, '@FMM', '@MFM', fields.slice(0, 3));
  expect(picture.pieces.map((piece) => base.glyphs[piece.glyph]?.name)).toEqual([
    'Red mine',
    'Red flag',
    'Red mine',
  ]);
});
