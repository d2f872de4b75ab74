/**
 * A board to be drawn: what is on it is a scene, and a layout says where fields lie and what pieces look
 * like. Lengths are in units of which a field is about 100 wide; `y` grows downwards.
 */
import { identityKey } from '../scene/scene';
import type {
  DrawnLayout,
  Field,
  Look,
  Mark,
  Paint,
  Point,
  Scene,
  ScenePiece,
  Shape,
} from '../wire';

export type { Field, Mark, Paint, Point, Shape };

/** The shape of the pieces that look alike, by the name of their look. */
export interface Glyph {
  name: string;
  marks: readonly Mark[];
}

export type TextMark = Extract<Mark, { type: 'text' }>;

/** A layout as boards use it. */
export interface Ground extends Pick<
  DrawnLayout,
  'width' | 'height' | 'under' | 'fields' | 'names' | 'signs' | 'last'
> {
  /** Colours by the names of inks. */
  inks: Readonly<Record<string, string>>;
  glyphs: readonly Glyph[];
}

export interface Picture extends Ground {
  /** What lies over the pieces: names of fields, the last action. */
  over: readonly Mark[];
  scene: Scene;
}

/** A name for what decides how a piece looks: whose it is, what is known of it, whether it has reached its goal. */
export function lookName({ side, kind, zone }: Look): string {
  return `${side} ${kind ?? '?'}${zone === 'off' ? ' off' : ''}`;
}

/** The name of the glyph that draws a piece: only some look different when they have reached their goal. */
export function glyphOf(picture: Picture, { side, identity, at }: ScenePiece): string {
  const kind = identityKey(identity);
  const name = lookName({ side, kind, zone: at.zone });
  const isDrawn = picture.glyphs.some((glyph) => glyph.name === name);
  return isDrawn ? name : lookName({ side, kind, zone: 'board' });
}

/** The picture with other pieces. */
export function withPieces(picture: Picture, pieces: readonly ScenePiece[]): Picture {
  return { ...picture, scene: { ...picture.scene, pieces: [...pieces] } };
}

/** The outline of a shape as the data of an SVG path: one kind of element draws every shape. */
export function pathOf(shape: Shape): string {
  switch (shape.type) {
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

/** A shape with its points elsewhere. Paths stay: they cannot be moved point by point. */
export function movedShape(shape: Shape, moved: (at: Point) => Point): Shape {
  if (shape.type === 'polygon') return { ...shape, points: shape.points.map(moved) };
  return shape.type === 'path' ? shape : { ...shape, at: moved(shape.at) };
}

/** The middle of a field. */
export function middleOf(field: Field): Point {
  return field.places[0] ?? { x: 0, y: 0 };
}

/** The index of the field with this name, or -1. */
export function fieldNamed(picture: Picture, name: string): number {
  return picture.fields.findIndex((field) => field.name === name);
}

/** The middle of the field with this name. */
export function middleOfNamed(picture: Picture, name: string): Point | undefined {
  const field = picture.fields[fieldNamed(picture, name)];
  return field && middleOf(field);
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
