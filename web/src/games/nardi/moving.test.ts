import { expect, it } from 'vitest';
import { field } from '../../board/picks';
import { fieldNamed, glyphsOn, stackHeight, type Picture } from '../../board/picture';
import { smallPicture } from '../../board/testing';
import { afterPicks } from './moving';
import { pipsOf } from './pips';

const bar = { x: 700, y: 28 };

/** A few points with places for five checkers, the bars, a tray, and the counts of pips. */
const board = ((): Picture => {
  const small = smallPicture(
    {
      '6': [100, 900],
      '5': [200, 900],
      '2': [300, 900],
      'white bar': [700, 400],
      'black bar': [700, 600],
      'white off': [900, 900],
    },
    ['5:Black checker', '2:White checker borne off'],
  );
  const glyphs = ['White checker', 'Black checker', 'White checker borne off'];
  const stack = (name: string, count: number, glyph: number) =>
    Array.from({ length: Math.min(count, 5) }, (_, place) => ({
      field: fieldNamed(small, name),
      place,
      glyph,
    }));
  const fields = small.fields.map((one) => ({
    ...one,
    places: [0, 1, 2, 3, 4].map((i) => ({
      x: one.places[0]?.x ?? 0,
      y: (one.places[0]?.y ?? 0) - 88 * i,
    })),
  }));
  const text = (words: string, at: { x: number; y: number }, ink: string) =>
    ({ kind: 'text', text: words, at, size: 30, ink }) as const;
  return {
    ...small,
    fields,
    glyphs: glyphs.map((name) => ({ name, marks: [] })),
    pieces: [...stack('6', 7, 0), ...stack('5', 1, 1), ...stack('2', 5, 0)],
    over: [
      text('7', fields[fieldNamed(small, '6')]?.places[4] ?? bar, 'on white'),
      text('52', { ...bar, y: 972 }, 'label'),
      text('20', bar, 'label'),
    ],
    notes: ['White to play 41', 'Pips: White 52, Black 20; cube at 1, in the middle'],
  };
})();

const picks = (...names: string[]) => names.map(field);
const height = (picture: Picture, name: string) =>
  stackHeight(picture, fieldNamed(picture, name)) ??
  glyphsOn(picture, fieldNamed(picture, name)).length;
const pipTexts = (picture: Picture) =>
  picture.over.flatMap((mark) => (mark.kind === 'text' && mark.ink === 'label' ? [mark.text] : []));

it('stacks that are higher than they are drawn are counted anew', () => {
  const moved = afterPicks(board, picks('6', '2'));
  expect(height(moved, '6')).toBe(6);
  expect(height(moved, '2')).toBe(6);
});

it('pips are counted while the checkers move', () => {
  const moved = afterPicks(board, picks('6', '2'));
  expect(pipsOf(moved.notes, 'first')).toBe(48);
  expect(pipTexts(moved)).toEqual(['48', '20']);
});

it('a hit checker goes to the bar, and its side counts its way anew', () => {
  const moved = afterPicks(board, picks('6', '5'));
  expect(glyphsOn(moved, fieldNamed(moved, '5'))).toEqual(['White checker']);
  expect(glyphsOn(moved, fieldNamed(moved, 'black bar'))).toEqual(['Black checker']);
  expect([pipsOf(moved.notes, 'first'), pipsOf(moved.notes, 'second')]).toEqual([51, 25]);
});

it('a checker that is borne off stands on its edge in the tray', () => {
  const moved = afterPicks(board, picks('2', 'white off'));
  expect(glyphsOn(moved, fieldNamed(moved, 'white off'))).toEqual(['White checker borne off']);
  expect(pipsOf(moved.notes, 'first')).toBe(50);
});

it('a checker in hand has not moved yet, and buttons move nothing', () => {
  expect(afterPicks(board, picks('6'))).toBe(board);
  expect(afterPicks(board, [{ kind: 'button', name: 'double' }])).toBe(board);
});
