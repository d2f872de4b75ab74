import { expect, it } from 'vitest';
import { glyphOf } from '../board/picture';
import { smallPiece, smallScene } from '../board/testing';
import type { SentLayout } from '../wire';
import { UnknownBoard, Pictures } from './picture';

const at = { x: 1, y: 2 };
const circle = { type: 'circle' as const, at, radius: 5 };

const sent: SentLayout = {
  id: 'b1',
  drawn: {
    width: 10,
    height: 20,
    inks: [{ name: 'board', colour: '#aabbcc' }],
    under: [{ type: 'text', at, text: 'a', size: 3, ink: 'board' }],
    fields: [
      { name: 'e4', shape: circle, fill: { finish: 'sheen', ink: 'board' }, places: [at, at] },
    ],
    glyphs: [
      { look: { side: 'first', kind: 'pawn', zone: 'board' }, marks: [] },
      { look: { side: 'first', kind: 'pawn', zone: 'off' }, marks: [] },
      { look: { side: 'second', zone: 'board' }, marks: [] },
    ],
    signs: [],
    last: { left: circle, reached: circle, line: { ink: 'board', width: 2 } },
  },
};

const scene = smallScene({ pieces: [smallPiece('e4:first pawn'), smallPiece('e4.1:first pawn')] });

it('becomes the picture that boards draw, with the scene that is on it', () => {
  const picture = new Pictures().read(sent, scene);
  expect(picture).toMatchObject({ width: 10, height: 20, inks: { board: '#aabbcc' }, scene });
});

it('says by which glyph a piece is drawn: by its side, its kind and whether it has reached its goal', () => {
  const picture = new Pictures().read(sent, scene);
  const pawn = smallPiece('e4:first pawn');
  expect(glyphOf(picture, pawn)).toBe('first pawn');
  expect(glyphOf(picture, { ...pawn, at: { ...pawn.at, zone: 'off' } })).toBe('first pawn off');
  const hidden = smallPiece('e4:second ?');
  expect(glyphOf(picture, hidden)).toBe('second ?');
  expect(glyphOf(picture, { ...hidden, at: { ...hidden.at, zone: 'off' } })).toBe('second ?');
});

it('needs the layout only once, and says so if it never came', () => {
  const boards = new Pictures();
  expect(() => boards.read({ ...sent, drawn: null }, scene)).toThrow(UnknownBoard);
  const first = boards.read(sent, scene);
  expect(boards.read({ ...sent, drawn: null }, scene).fields).toBe(first.fields);
});
