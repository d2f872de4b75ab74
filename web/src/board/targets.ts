/** Where the fields that may be touched next are marked, and how. */
import { distance } from './geometry';
import { piecesOn } from '../scene/scene';
import type { Side } from '../wire';
import { fieldNamed, type Picture, type Point } from './picture';

export interface Target {
  field: string;
  at: Point;
  /** A dot on an empty place, a small circle around a number, a ring around a piece. */
  kind: 'dot' | 'circle' | 'ring';
}

/** What is written so near to a place would be covered by a dot on it. */
const WRITTEN = 20;

/** The marks of fields. `mover` is the side of the piece in hand: it joins its own on a stack. */
export function targetsOf(
  picture: Picture,
  names: Iterable<string>,
  mover: Side | undefined,
): Target[] {
  return [...names].flatMap((name) => {
    const target = targetOn(picture, name, mover);
    return target ? [target] : [];
  });
}

function targetOn(picture: Picture, name: string, mover: Side | undefined): Target | undefined {
  const places = picture.fields[fieldNamed(picture, name)]?.places ?? [];
  const there = piecesOn(picture.scene, name);
  const isJoined =
    places.length > 1 && (mover === undefined || !there[0] || there[0].side === mover);
  const at = places[isJoined ? Math.min(there.length, places.length - 1) : 0];
  if (!at) return undefined;
  if (there.length > 0 && !isJoined) return { field: name, at, kind: 'ring' };
  return { field: name, at, kind: isWrittenOn(picture, at) ? 'circle' : 'dot' };
}

function isWrittenOn(picture: Picture, at: Point): boolean {
  return picture.over.some((mark) => mark.type === 'text' && distance(mark.at, at) < WRITTEN);
}
