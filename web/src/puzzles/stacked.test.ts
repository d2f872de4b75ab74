import { expect, it } from 'vitest';
import type { Field, Picture } from '../board/picture';
import { stacked } from './stacked';

const field = (name: string, x: number, y: number): Field => ({
  name,
  shape: { kind: 'circle', at: { x, y }, radius: 30 },
  fill: { kind: 'hollow', ink: 'hole' },
  places: [{ x, y }],
});

const sideBySide: Picture = {
  title: '',
  width: 1300,
  height: 500,
  inks: {},
  under: [],
  fields: [
    field('from 11', 100, 80),
    field('from 12', 500, 400),
    field('to 11', 800, 80),
    field('to 12', 1200, 400),
  ],
  glyphs: [],
  pieces: [{ field: 2, place: 0, glyph: 0 }],
  over: [{ kind: 'text', text: '11', at: { x: 800, y: 80 }, size: 24, ink: 'name' }],
  notes: [],
};

it('leaves the first board where it was and puts the second one below it', () => {
  const { fields, width, height } = stacked(sideBySide);
  expect(fields.slice(0, 2)).toEqual(sideBySide.fields.slice(0, 2));
  expect(fields[2]?.places[0]).toEqual({ x: 100, y: 690 });
  expect(fields[3]?.places[0]).toEqual({ x: 500, y: 1010 });
  expect({ width, height }).toEqual({ width: 600, height: 1110 });
});

it('takes names along, and turns what points from one board to the other', () => {
  const arrow = {
    kind: 'shape' as const,
    shape: {
      kind: 'polygon' as const,
      points: [
        { x: 610, y: 250 },
        { x: 690, y: 250 },
      ],
    },
    fill: undefined,
    line: undefined,
  };
  const { over } = stacked({ ...sideBySide, over: [...sideBySide.over, arrow] });
  expect(over[0]).toMatchObject({ at: { x: 100, y: 690 } });
  const turned = over[1];
  if (turned?.kind !== 'shape' || turned.shape.kind !== 'polygon') throw new Error('an arrow');
  const [tail, tip] = turned.shape.points;
  expect(tail?.x).toBe(300);
  expect(tip?.x).toBe(300);
  expect(tip?.y).toBeGreaterThan(tail?.y ?? Infinity);
});
