/** Small pictures for tests. */
import type { Picture } from './picture';

/** Fields on a line or grid by coordinates; pieces as `field:glyph`. */
export function smallPicture(
  fields: Record<string, [number, number]>,
  pieces: readonly string[],
): Picture {
  const names = Object.keys(fields);
  const glyphs = [...new Set(pieces.map((piece) => piece.split(':')[1] ?? ''))];
  return {
    title: 'small',
    width: 1000,
    height: 1000,
    inks: {},
    under: [],
    fields: names.map((name) => {
      const [x, y] = fields[name] ?? [0, 0];
      return {
        name,
        shape: { kind: 'circle', at: { x, y }, radius: 40 },
        fill: { kind: 'flat', ink: 'board' },
        places: [{ x, y }],
      };
    }),
    glyphs: glyphs.map((name) => ({ name, marks: [] })),
    pieces: pieces.map((piece) => {
      const [field = '', glyph = ''] = piece.split(':');
      return { field: names.indexOf(field), place: 0, glyph: glyphs.indexOf(glyph) };
    }),
    over: [],
    notes: [],
  };
}
