/**
 * A board that lies on its side: the drawing turned by a quarter with the clock, so that who sat at the bottom
 * sits at the left. Only places are turned. Pieces, writing and signs stay upright, and writing keeps its place
 * at its field. Everything that works with a picture (touch, arrows, keyboard) works with this one, too.
 */
import { distance } from './geometry';
import { middleOf, type Field, type Mark, type Picture, type Point, type Shape } from './picture';

/** What is so near to the middle of a field belongs to it, in the units of the picture. */
const AT_FIELD = 62;
/** A filled outline that is not larger is a sign that is read, and not a part of the ground. */
const SIGN = 140;
/** A board this much higher than wide has more room on its side. */
const TALL = 1.15;

const turnedPictures = new WeakMap<Picture, Picture>();

/** Whether a board gains by lying on its side in a wide window. */
export function isTall({ width, height }: { width: number; height: number }): boolean {
  return height > TALL * width;
}

/** The picture on its side; the same one for the same picture. */
export function sideways(picture: Picture): Picture {
  const known = turnedPictures.get(picture);
  if (known) return known;
  const turn = new QuarterTurn(picture.height, picture.fields.map(middleOf));
  const turned: Picture = {
    ...picture,
    width: picture.height,
    height: picture.width,
    under: picture.under.map((mark) => turn.mark(mark)),
    over: picture.over.map((mark) => turn.mark(mark)),
    signs: picture.signs.map((sign) => ({
      ...sign,
      marks: sign.marks.map((mark) => turn.mark(mark)),
    })),
    fields: picture.fields.map((field) => turn.field(field)),
  };
  turnedPictures.set(picture, turned);
  return turned;
}

class QuarterTurn {
  readonly #height: number;
  readonly #middles: readonly Point[];

  constructor(height: number, middles: readonly Point[]) {
    this.#height = height;
    this.#middles = middles;
  }

  point = ({ x, y }: Point): Point => ({ x: this.#height - y, y: x });

  field(field: Field): Field {
    return { ...field, shape: this.shape(field.shape), places: field.places.map(this.point) };
  }

  mark(mark: Mark): Mark {
    if (mark.type === 'text') return { ...mark, at: this.#upright(mark.at) };
    if (mark.shape.type === 'path' && mark.fill && !mark.line) {
      const sign = this.#sign(mark.shape.data);
      if (sign !== undefined) return { ...mark, shape: { type: 'path', data: sign } };
    }
    return { ...mark, shape: this.shape(mark.shape) };
  }

  shape(shape: Shape): Shape {
    switch (shape.type) {
      case 'circle':
        return { ...shape, at: this.point(shape.at) };
      case 'rectangle': {
        const corner = { x: shape.at.x, y: shape.at.y + shape.height };
        return { ...shape, at: this.point(corner), width: shape.height, height: shape.width };
      }
      case 'polygon':
        return { ...shape, points: shape.points.map(this.point) };
      case 'path':
        return { ...shape, data: mapPath(shape.data, this.point) };
    }
  }

  /** Where something comes to stand that is not turned itself: at its field it is where it was. */
  #upright(at: Point): Point {
    const field = this.#middles.find((middle) => distance(middle, at) < AT_FIELD);
    if (!field) return this.point(at);
    const turned = this.point(field);
    return { x: turned.x + at.x - field.x, y: turned.y + at.y - field.y };
  }

  /** The outline of a small sign, moved but not turned. */
  #sign(data: string): string | undefined {
    const points: Point[] = [];
    mapPath(data, (point) => {
      points.push(point);
      return point;
    });
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    if (right - left > SIGN || bottom - top > SIGN) return undefined;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const to = this.#upright(middle);
    return mapPath(data, ({ x, y }) => ({ x: x + to.x - middle.x, y: y + to.y - middle.y }));
  }
}

/** How many numbers a command of a path has before its points. */
const BEFORE: Readonly<Record<string, number>> = { A: 5 };

/** The data of a path with every point put elsewhere. Pictures write absolute moves, lines, curves and arcs. */
export function mapPath(data: string, to: (point: Point) => Point): string {
  return data.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const before = numbers.splice(0, BEFORE[command] ?? 0);
    const moved: number[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const { x, y } = to({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0 });
      moved.push(x, y);
    }
    return command + [...before, ...moved.map(rounded)].join(' ');
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
