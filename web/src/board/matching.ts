/**
 * Which piece of one picture is which piece of the next, so that moves can be shown as movement.
 *
 * Pictures know nothing of identity. A piece that has not changed stays; then pieces of the same
 * glyph are paired by the shortest way, unless an action says where pieces went (a ring that was
 * turned); then a piece whose glyph has changed (converted, promoted, revealed) is found by its
 * place, or as the only one of its side that is left over. The rest came or went.
 */
import { distance } from './geometry';
import { ownerOf, placeOf, type Picture, type Point } from './picture';

/** A piece that keeps its identity from picture to picture. */
export interface Token {
  id: number;
  field: number;
  place: number;
  glyph: string;
  at: Point;
}

export interface Change {
  /** The pieces of the new picture; old ones with their old identity. */
  tokens: Token[];
  /** The pieces that are gone, as they stood. */
  gone: Token[];
}

/** Where a piece that stood at a point is expected after the action, if the action says so. */
export type Expect = (before: Token) => Point | undefined;

/** The way that a piece takes to its new place, if it is not straight; one that falls on the way has none. */
export type Way = (before: Token, after: Token | undefined) => readonly Point[] | undefined;

/** Expected places are met within this distance. */
const NEAR = 20;

let lastId = 0;

/** The tokens of a picture that has nothing before it. */
export function freshTokens(picture: Picture): Token[] {
  return picture.pieces.map((piece) => ({
    id: ++lastId,
    field: piece.field,
    place: piece.place,
    glyph: picture.glyphs[piece.glyph]?.name ?? '',
    at: placeOf(picture, piece),
  }));
}

/** Carries identities over to the next picture. */
export function matchTokens(before: readonly Token[], next: Picture, expect?: Expect): Change {
  const open = new Set(before);
  const left = new Set(freshTokens(next));
  const tokens: Token[] = [];
  const pair = (old: Token, fresh: Token) => {
    open.delete(old);
    left.delete(fresh);
    tokens.push({ ...fresh, id: old.id });
  };

  for (const old of expect ? [...open] : []) {
    const target = expect?.(old);
    if (!target) continue;
    const fresh = [...left].find(
      (one) => one.glyph === old.glyph && distance(one.at, target) < NEAR,
    );
    if (fresh) pair(old, fresh);
  }
  for (const old of [...open]) {
    const same = [...left].find((fresh) => sameSpot(old, fresh) && fresh.glyph === old.glyph);
    if (same) pair(old, same);
  }
  for (const [old, fresh] of shortestPairs(open, left)) pair(old, fresh);
  for (const old of [...open]) {
    const changed = [...left].find(
      (fresh) => sameSpot(old, fresh) && ownerOf(fresh.glyph) === ownerOf(old.glyph),
    );
    if (changed) pair(old, changed);
  }
  for (const side of new Set([...left].map((fresh) => ownerOf(fresh.glyph)))) {
    const arrived = [...left].filter((fresh) => ownerOf(fresh.glyph) === side);
    const departed = [...open].filter((old) => ownerOf(old.glyph) === side);
    const [old, fresh] = [departed[0], arrived[0]];
    if (departed.length === 1 && arrived.length === 1 && old && fresh) pair(old, fresh);
  }
  tokens.push(...left);
  tokens.sort((one, other) => one.id - other.id);
  return { tokens, gone: [...open] };
}

function sameSpot(one: Token, other: Token): boolean {
  return one.field === other.field && one.place === other.place;
}

/** Pairs of equal glyph, the nearest first. */
function shortestPairs(open: Set<Token>, left: Set<Token>): [Token, Token][] {
  const pairs: { old: Token; fresh: Token; length: number }[] = [];
  for (const old of open) {
    for (const fresh of left) {
      if (old.glyph !== fresh.glyph) continue;
      pairs.push({ old, fresh, length: distance(old.at, fresh.at) });
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
