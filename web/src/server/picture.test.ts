import { expect, it } from 'vitest';
import { UnknownBoard, Pictures, type SentPicture } from './picture';

const at = { x: 1, y: 2 };

const sent: SentPicture = {
  title: 'Small',
  board_id: 'b1',
  board: {
    width: 10,
    height: 20,
    inks: [{ name: 'board', colour: '#aabbcc' }],
    under: [{ type: 'text', at, text: 'a', size: 3, ink: 'board' }],
    fields: [
      {
        name: 'e4',
        shape: { type: 'circle', at, radius: 5 },
        fill: { finish: 'sheen', ink: 'board' },
        places: [at],
      },
    ],
    glyphs: [{ name: 'White Pawn', marks: [] }],
  },
  pieces: [{ field: 0, place: 0, glyph: 0 }],
  over: [
    {
      type: 'shape',
      shape: { type: 'path', data: 'M0 0' },
      fill: null,
      line: { ink: 'board', width: 2 },
    },
  ],
  notes: [],
};

it('becomes the picture that boards draw', () => {
  expect(new Pictures().read(sent)).toEqual({
    title: 'Small',
    width: 10,
    height: 20,
    inks: { board: '#aabbcc' },
    under: [{ kind: 'text', at, text: 'a', size: 3, ink: 'board' }],
    fields: [
      {
        name: 'e4',
        shape: { kind: 'circle', at, radius: 5 },
        fill: { kind: 'sheen', ink: 'board' },
        places: [at],
      },
    ],
    glyphs: [{ name: 'White Pawn', marks: [] }],
    pieces: [{ field: 0, place: 0, glyph: 0 }],
    over: [
      {
        kind: 'shape',
        shape: { kind: 'path', data: 'M0 0' },
        fill: undefined,
        line: { ink: 'board', width: 2 },
      },
    ],
    notes: [],
  });
});

it('needs the board only once, and says so if it never came', () => {
  const boards = new Pictures();
  expect(() => boards.read({ ...sent, board: null })).toThrow(UnknownBoard);
  const first = boards.read(sent);
  expect(boards.read({ ...sent, board: null }).fields).toBe(first.fields);
});
