import { expect, it } from 'vitest';
import type { Field, Picture } from '../board/picture';
import { smallPicture } from '../board/testing';
import { stacked } from './stacked';

const field = (name: string, x: number, y: number): Field => ({
  name,
  shape: { type: 'circle', at: { x, y }, radius: 30 },
  fill: { finish: 'hollow', ink: 'hole' },
  places: [{ x, y }],
});

const sideBySide: Picture = {
  ...smallPicture({}, []),
  width: 1300,
  height: 500,
  fields: [
    field('from 11', 100, 80),
    field('from 12', 500, 400),
    field('to 11', 800, 80),
    field('to 12', 1200, 400),
  ],
};

it('leaves the first board where it was and puts the second one below it', () => {
  const { fields, width, height } = stacked(sideBySide);
  expect(fields.slice(0, 2)).toEqual(sideBySide.fields.slice(0, 2));
  expect(fields[2]?.places[0]).toEqual({ x: 100, y: 690 });
  expect(fields[3]?.places[0]).toEqual({ x: 500, y: 1010 });
  expect({ width, height }).toEqual({ width: 600, height: 1110 });
});

it('takes what is under it along, and turns what points from one board to the other', () => {
  const arrow = {
    type: 'shape' as const,
    shape: {
      type: 'polygon' as const,
      points: [
        { x: 610, y: 250 },
        { x: 690, y: 250 },
      ],
    },
  };
  const slab = {
    type: 'shape' as const,
    shape: { type: 'circle' as const, at: { x: 800, y: 80 }, radius: 30 },
  };
  const { under } = stacked({ ...sideBySide, under: [slab, arrow] });
  expect(under[0]).toMatchObject({ shape: { at: { x: 100, y: 690 } } });
  const turned = under[1];
  if (turned?.type !== 'shape' || turned.shape.type !== 'polygon') throw new Error('an arrow');
  const [tail, tip] = turned.shape.points;
  expect(tail?.x).toBe(300);
  expect(tip?.x).toBe(300);
  expect(tip?.y).toBeGreaterThan(tail?.y ?? Infinity);
});
