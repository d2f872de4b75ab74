/**
 * The board as the server describes it: fields as shapes with places for pieces, pieces as glyphs,
 * marks under and over them. Lengths are in units of which a field is about 100 wide.
 */

export interface Point {
  x: number;
  y: number;
}

export type Shape =
  | { kind: 'circle'; at: Point; radius: number }
  | { kind: 'rectangle'; at: Point; width: number; height: number; round: number }
  | { kind: 'polygon'; points: readonly Point[] }
  | { kind: 'path'; data: string };

export type PaintKind = 'flat' | 'glossy' | 'hollow' | 'sheen';

/** An ink is a colour by its task; a skin may give it another colour than the picture's own. */
export interface Paint {
  kind: PaintKind;
  ink: string;
}

export interface ShapeMark {
  kind: 'shape';
  shape: Shape;
  fill: Paint | undefined;
  line: { ink: string; width: number } | undefined;
}

export interface TextMark {
  kind: 'text';
  text: string;
  at: Point;
  size: number;
  ink: string;
}

export type Mark = ShapeMark | TextMark;

export interface Field {
  name: string;
  shape: Shape;
  fill: Paint;
  /** Where pieces stand; the first place is the middle, more are for stacks. */
  places: readonly Point[];
}

export interface Glyph {
  /** What it is called in English, the side first: `White Pawn`, `Red piece, hidden`. */
  name: string;
  marks: readonly Mark[];
}

/** Indices into fields, the field's places, and glyphs. */
export interface Piece {
  field: number;
  place: number;
  glyph: number;
}

export interface Picture {
  title: string;
  width: number;
  height: number;
  inks: Readonly<Record<string, string>>;
  under: readonly Mark[];
  fields: readonly Field[];
  glyphs: readonly Glyph[];
  pieces: readonly Piece[];
  over: readonly Mark[];
  notes: readonly string[];
}

/** The outline of a shape as the data of an SVG path: one kind of element draws every shape. */
export function pathOf(shape: Shape): string {
  switch (shape.kind) {
    case 'circle': {
      const { at, radius } = shape;
      const half = `a${radius} ${radius} 0 1 1`;
      return `M${at.x - radius} ${at.y}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`;
    }
    case 'rectangle':
      return rectanglePath(shape.at, shape.width, shape.height, shape.round);
    case 'polygon':
      return `M${shape.points.map((point) => `${point.x} ${point.y}`).join('L')}Z`;
    case 'path':
      return shape.data;
  }
}

function rectanglePath(at: Point, width: number, height: number, round: number): string {
  if (round === 0) return `M${at.x} ${at.y}h${width}v${height}h${-width}Z`;
  const [across, down] = [width - 2 * round, height - 2 * round];
  const corner = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x * round} ${y * round}`;
  return [
    `M${at.x + round} ${at.y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}`,
    `h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}Z`,
  ].join('');
}

/** The middle of a field. */
export function middleOf(field: Field): Point {
  return field.places[0] ?? { x: 0, y: 0 };
}

/** The index of the field with this name, or -1. */
export function fieldNamed(picture: Picture, name: string): number {
  return picture.fields.findIndex((field) => field.name === name);
}

/** So far from the middle of a field a finger still means it, in the units of the picture. */
const REACH = 60;

/** The field with the nearest place, if a touch at this point can mean it. */
export function fieldNear(picture: Picture, at: Point): number | undefined {
  const near = picture.fields
    .map((field, index) => ({
      index,
      far: Math.min(...field.places.map((place) => Math.hypot(place.x - at.x, place.y - at.y))),
    }))
    .sort((one, other) => one.far - other.far)[0];
  return near && near.far < REACH ? near.index : undefined;
}

/** Where a piece stands. */
export function placeOf(picture: Picture, piece: Piece): Point {
  return picture.fields[piece.field]?.places[piece.place] ?? { x: 0, y: 0 };
}

/** The names of the glyphs on a field, lowest first. */
export function glyphsOn(picture: Picture, field: number): string[] {
  return picture.pieces
    .filter((piece) => piece.field === field)
    .sort((one, other) => one.place - other.place)
    .map((piece) => picture.glyphs[piece.glyph]?.name ?? '');
}

/** The height of a stack that is higher than it is drawn: the number written on its top. */
export function stackHeight(picture: Picture, field: number): number | undefined {
  const places = picture.fields[field]?.places ?? [];
  if (places.length < 2) return undefined;
  const written = picture.over.find(
    (mark) =>
      mark.kind === 'text' &&
      /^\d+$/.test(mark.text) &&
      places.some((place) => place.x === mark.at.x && place.y === mark.at.y),
  );
  return written?.kind === 'text' ? Number(written.text) : undefined;
}

/** The side a glyph belongs to: glyphs are named with their side first. */
export function ownerOf(glyph: string): string {
  return glyph.split(' ', 1)[0] ?? '';
}
