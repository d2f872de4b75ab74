/**
 * What lies over the checkers, made from the scene: numbers of points, pips, heights of stacks, the cube, and
 * rings around the checkers that moved last.
 */
import { fieldNamed, middleOf, type Mark, type Picture, type Point } from '../../board/picture';
import { pointAt } from '../../board/tokens';
import { counterOf, lastSteps, piecesOn, samePlace } from '../../scene/scene';
import type { Place, Scene, Side } from '../../wire';
import { bottomOf } from './dice';
import { barOf, trayOf } from './fields';

const SIDES: readonly Side[] = ['first', 'second'];
const POINTS = 24;
/** Half of the frame's width: there the numbers are written. */
const MARGIN = 28;
const CHECKER = 44;
const CUBE = 76;
const CUBE_X = 103;
/** How far from the upper or lower edge its owner's cube lies. */
const CUBE_Y = 126;

const inkOn: Readonly<Record<Side, string>> = { first: 'on white', second: 'on black' };

/** All marks of a scene, with those of an earlier play that still counts as the last one. */
export function marksOf(
  picture: Picture,
  names: 'on' | 'off',
  earlier: readonly Place[] = [],
): Mark[] {
  const { scene } = picture;
  const moved = movedLast(scene);
  return [
    ...stackHeights(picture),
    ...SIDES.flatMap((side) => counts(picture, side)),
    ...(names === 'on' ? numbers(picture) : []),
    ...cubeMarks(picture),
    ...(moved.length > 0 ? moved : earlier).map((place) => ring(pointAt(picture, place))),
  ];
}

/** Where the checkers of the last play have come to lie; what only passed through has not come to stay. */
export function movedLast(scene: Scene): Place[] {
  const steps = lastSteps(scene).filter((step) => step.step === 'moved');
  return steps
    .map((step) => step.to)
    .filter((to, i) => !steps.slice(i + 1).some((later) => samePlace(later.from, to)))
    .filter((to) => to.zone === 'board');
}

function text(at: Point, words: number, size: number, ink: string): Mark {
  return { type: 'text', at, text: String(words), size, ink };
}

/** The edge at which a side sits. */
function edge(picture: Picture, side: Side): number {
  return side === bottomOf(picture) ? picture.height - MARGIN : MARGIN;
}

function xOf(picture: Picture, name: string): number {
  const field = picture.fields[fieldNamed(picture, name)];
  return field ? middleOf(field).x : 0;
}

/** The pips that a side has before it, and how many of its checkers are off. */
function counts(picture: Picture, side: Side): Mark[] {
  const [pips, off] = [
    counterOf(picture.scene, 'pips', side),
    piecesOn(picture.scene, trayOf[side]).length,
  ];
  const y = edge(picture, side);
  const marks: Mark[] = [];
  if (pips !== undefined) marks.push(text({ x: xOf(picture, barOf.first), y }, pips, 28, 'label'));
  if (off > 0) marks.push(text({ x: xOf(picture, trayOf[side]), y }, off, 26, 'label'));
  return marks;
}

/** Points are numbered as the side at the bottom counts them. */
function numbers(picture: Picture): Mark[] {
  const bottom = bottomOf(picture);
  return Array.from({ length: POINTS }, (_, i) => {
    const field = picture.fields[fieldNamed(picture, String(i + 1))];
    const at = field ? middleOf(field) : { x: 0, y: 0 };
    const y = at.y < picture.height / 2 ? MARGIN : picture.height - MARGIN;
    return text({ x: at.x, y }, bottom === 'first' ? i + 1 : POINTS - i, 26, 'label');
  });
}

/** The number on a stack that is higher than it is drawn. */
function stackHeights(picture: Picture): Mark[] {
  return picture.fields.flatMap(({ name, places }) => {
    const there = piecesOn(picture.scene, name);
    const [top, owner] = [places.at(-1), there[0]?.side];
    if (!top || !owner || there.length <= places.length) return [];
    return [text(top, there.length, 34, inkOn[owner])];
  });
}

/** The cube in the middle, before its owner, or half way to whoever has to answer. */
function cubeMarks(picture: Picture): Mark[] {
  const { cube } = picture.scene;
  if (!cube) return [];
  const middle = picture.height / 2;
  const before = (side: Side) => (side === bottomOf(picture) ? picture.height - CUBE_Y : CUBE_Y);
  const owned = cube.owner ? before(cube.owner) : middle;
  const y = cube.offered_to ? (middle + before(cube.offered_to)) / 2 : owned;
  const at = { x: CUBE_X, y };
  const value = cube.offered_to ? 2 * cube.value : cube.value;
  const size = value < 100 ? 40 : 100 / String(value).length;
  const offered: Mark[] = cube.offered_to
    ? [{ type: 'shape', shape: square(at, CUBE + 8), line: { ink: 'last action', width: 6 } }]
    : [];
  return [
    {
      type: 'shape',
      shape: square(at, CUBE),
      fill: { finish: 'sheen', ink: 'cube' },
      line: { ink: 'edge', width: 2.5 },
    },
    ...offered,
    text(at, value, size, 'on white'),
  ];
}

function square(at: Point, side: number): Extract<Mark, { type: 'shape' }>['shape'] {
  const corner = { x: at.x - side / 2, y: at.y - side / 2 };
  return { type: 'rectangle', at: corner, width: side, height: side, round: side * 0.16 };
}

function ring(at: Point): Mark {
  return {
    type: 'shape',
    shape: { type: 'circle', at, radius: CHECKER },
    line: { ink: 'last action', width: 6 },
  };
}
