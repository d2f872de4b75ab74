import { expect, it } from 'vitest';
import { neighbour } from './geometry';
import type { Field, Picture } from './picture';
import { isTall, mapPath, sideways } from './sideways';

function square(name: string, x: number, y: number): Field {
  return {
    name,
    shape: { type: 'rectangle', at: { x: x - 50, y: y - 40 }, width: 100, height: 80, round: 0 },
    fill: { finish: 'flat', ink: 'field' },
    places: [{ x, y }],
  } as Field;
}

const picture = {
  width: 200,
  height: 400,
  inks: {},
  under: [],
  glyphs: [],
  signs: [],
  fields: [square('a1', 50, 350), square('b1', 150, 350), square('a2', 50, 250)],
  over: [{ type: 'text', at: { x: 60, y: 370 }, size: 12, ink: 'name', text: 'a1' }],
  scene: { pieces: [] },
} as unknown as Picture;

it('who sat at the bottom sits at the left, and the farther rows lie to the right', () => {
  const turned = sideways(picture);
  expect([turned.width, turned.height]).toEqual([400, 200]);
  expect(turned.fields.map(({ places }) => places[0])).toEqual([
    { x: 50, y: 50 },
    { x: 50, y: 150 },
    { x: 150, y: 50 },
  ]);
  expect(turned.fields[0]?.shape).toMatchObject({ at: { x: 10, y: 0 }, width: 80, height: 100 });
});

it('arrow keys go where the fields lie on the turned board', () => {
  const { fields } = sideways(picture);
  expect(fields[neighbour(fields, 0, 'right') ?? -1]?.name).toBe('a2');
  expect(fields[neighbour(fields, 0, 'down') ?? -1]?.name).toBe('b1');
});

it('writing keeps its place at its field', () => {
  expect(sideways(picture).over[0]).toMatchObject({ at: { x: 60, y: 70 } });
});

it('is the same picture each time, so that boards see no change where there is none', () => {
  expect(sideways(picture)).toBe(sideways(picture));
});

it('points of paths are moved, and what describes an arc is kept', () => {
  const swap = ({ x, y }: { x: number; y: number }) => ({ x: y, y: x });
  expect(mapPath('M0 1.5L-2 3A5 5 0 0 1 3.3 4Z', swap)).toBe('M1.5 0L3 -2A5 5 0 0 1 4 3.3Z');
});

it('only boards that are higher than wide gain by it', () => {
  expect(isTall({ width: 700, height: 1000 })).toBe(true);
  expect(isTall({ width: 1000, height: 1000 })).toBe(false);
});
