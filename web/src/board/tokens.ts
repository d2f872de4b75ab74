/**
 * Pieces that keep their identity from scene to scene, so that moves can be shown as movement.
 *
 * The steps of an action say which piece went where. Where they do not lead from what stands on the board to
 * what should (several actions at once, a step back, an action that was laid out by hand before), pieces that
 * have not changed stay, equal ones are paired by the shortest way, and a piece that has changed is found by its
 * place. The rest came or went.
 */
import { identityKey, samePlace } from '../scene/scene';
import type { Place, ScenePiece, Side, Step } from '../wire';
import { distance } from './geometry';
import { glyphOf, type Picture, type Point } from './picture';
import { Timeline, type Movement } from './timeline';

/** A piece that is drawn. */
export interface Token {
  id: number;
  side: Side;
  kind: string;
  /** Where it lies in the scene. */
  place: Place;
  /** The index of its field in the picture. */
  field: number;
  glyph: string;
  at: Point;
}

export interface Change {
  /** The pieces of the new scene; old ones with their old identity. */
  tokens: Token[];
  /** The pieces that are gone, as they stood. */
  gone: Token[];
  /** How pieces move there that do not simply go straight, all at once. */
  movement: Movement;
}

let lastId = 0;

/** Where a place lies in the picture: a stack that is higher than it is drawn ends at its top. */
export function pointAt(picture: Picture, place: Place): Point {
  const places = picture.fields.find((field) => field.name === place.field)?.places ?? [];
  return places[Math.min(place.height, places.length - 1)] ?? { x: 0, y: 0 };
}

/** The tokens of a picture that has nothing before it. */
export function freshTokens(picture: Picture): Token[] {
  const indices = new Map(picture.fields.map((field, index) => [field.name, index]));
  return picture.scene.pieces.flatMap((piece) => {
    const field = indices.get(piece.at.field);
    return field === undefined ? [] : [tokenOf(picture, piece, field)];
  });
}

function tokenOf(picture: Picture, piece: ScenePiece, field: number): Token {
  return {
    id: ++lastId,
    side: piece.side,
    kind: identityKey(piece.identity),
    place: piece.at,
    field,
    glyph: glyphOf(picture, piece),
    at: pointAt(picture, piece.at),
  };
}

/** Carries identities over to the next picture, along the steps that lead there if they are known. */
export function carriedOver(
  before: readonly Token[],
  next: Picture,
  steps?: readonly Step[],
): Change {
  return (steps && alongSteps(before, next, steps)) ?? byLikeness(before, next);
}

/** Follows every step; nothing if the steps do not lead from the one to the other. */
function alongSteps(
  before: readonly Token[],
  next: Picture,
  steps: readonly Step[],
): Change | undefined {
  const followed = new Timeline(before, (place) => pointAt(next, place));
  for (const step of steps) if (!followed.make(step)) return undefined;
  const movement = followed.movement();
  const { standing, gone } = followed;
  const fresh = freshTokens(next);
  const tokens: Token[] = [];
  for (const token of fresh) {
    const old = standing.find((one) => samePlace(one.place, token.place));
    if (!old || old.side !== token.side) return undefined;
    tokens.push({ ...token, id: old.id ?? token.id });
  }
  if (standing.length !== fresh.length) return undefined;
  return { tokens: sorted(tokens), gone, movement };
}

function byLikeness(before: readonly Token[], next: Picture): Change {
  const open = new Set(before);
  const left = new Set(freshTokens(next));
  const tokens: Token[] = [];
  const pair = (old: Token, fresh: Token) => {
    open.delete(old);
    left.delete(fresh);
    tokens.push({ ...fresh, id: old.id });
  };
  for (const old of [...open]) {
    const same = [...left].find((fresh) => samePlace(old.place, fresh.place) && alike(old, fresh));
    if (same) pair(old, same);
  }
  for (const [old, fresh] of shortestPairs(open, left)) pair(old, fresh);
  for (const old of [...open]) {
    const changed = [...left].find(
      (fresh) => samePlace(old.place, fresh.place) && fresh.side === old.side,
    );
    if (changed) pair(old, changed);
  }
  for (const side of ['first', 'second'] as const) {
    const arrived = [...left].filter((fresh) => fresh.side === side);
    const departed = [...open].filter((old) => old.side === side);
    const [old, fresh] = [departed[0], arrived[0]];
    if (departed.length === 1 && arrived.length === 1 && old && fresh) pair(old, fresh);
  }
  tokens.push(...left);
  return { tokens: sorted(tokens), gone: [...open], movement: new Map() };
}

/** The order of drawing stays the same: elements that change places on the page lose their movement. */
function sorted(tokens: Token[]): Token[] {
  return tokens.sort((one, other) => one.id - other.id);
}

function alike(one: Token, other: Token): boolean {
  return one.side === other.side && one.kind === other.kind;
}

/** Pairs of equal pieces, the nearest first. */
function shortestPairs(open: Set<Token>, left: Set<Token>): [Token, Token][] {
  const pairs: { old: Token; fresh: Token; length: number }[] = [];
  for (const old of open) {
    for (const fresh of left) {
      if (alike(old, fresh)) pairs.push({ old, fresh, length: distance(old.at, fresh.at) });
    }
  }
  pairs.sort((one, other) => one.length - other.length);
  const [usedOld, usedFresh] = [new Set<Token>(), new Set<Token>()];
  const chosen: [Token, Token][] = [];
  for (const { old, fresh } of pairs) {
    if (usedOld.has(old) || usedFresh.has(fresh)) continue;
    usedOld.add(old);
    usedFresh.add(fresh);
    chosen.push([old, fresh]);
  }
  return chosen;
}
