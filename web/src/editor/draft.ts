/** What a hand does to a position that is being put together, as pure logic. */
import type { Draft, DraftPiece, Editing } from '../games/editing';
import type { ScenePiece, Side } from '../wire';

/** What the next touch of a field does. */
export type Tool = { use: 'move' } | { use: 'erase' } | { use: 'place'; side: Side; kind: string };

type Capacity = Pick<Editing, 'stack' | 'takes'>;

const onField = (draft: Draft, field: string) =>
  draft.pieces.filter((piece) => piece.field === field);

function without(draft: Draft, gone: (piece: DraftPiece, place: number) => boolean): Draft {
  return { ...draft, pieces: draft.pieces.filter((piece, place) => !gone(piece, place)) };
}

/** The draft without the uppermost piece of a field. */
export function erased(draft: Draft, field: string): Draft {
  const last = draft.pieces.findLastIndex((piece) => piece.field === field);
  return without(draft, (_, place) => place === last);
}

/**
 * The draft with a piece on a field: beside others of its side where the field holds several, instead of what was there
 * otherwise. The same piece on a full field is taken away again.
 */
export function placed(draft: Draft, piece: DraftPiece, { stack = 1, takes }: Capacity): Draft {
  const { field, side, kind } = piece;
  if (takes && !takes(field, side)) return draft;
  const there = onField(draft, field);
  const isSame = there.every((one) => one.side === side && one.kind === kind);
  if (isSame && there.length >= stack) return erased(draft, field);
  const kept = stack > 1 && isSame ? draft : without(draft, (one) => one.field === field);
  return { ...kept, pieces: [...kept.pieces, piece] };
}

/** The draft with the uppermost piece of one field on another, which it takes over if it must. */
export function moved(draft: Draft, from: string, to: string, capacity: Capacity): Draft {
  const piece = onField(draft, from).at(-1);
  if (!piece || from === to) return draft;
  if (capacity.takes && !capacity.takes(to, piece.side)) return draft;
  const rest = erased(draft, from);
  const there = onField(rest, to);
  const isFull = there.length >= (capacity.stack ?? 1);
  const clears = isFull || there.some((one) => one.side !== piece.side);
  const room = clears ? without(rest, (one) => one.field === to) : rest;
  return { ...room, pieces: [...room.pieces, { ...piece, field: to }] };
}

/** The pieces of a draft as a scene has them, those that follow from the others included. */
export function scenePieces(draft: Draft, implied: Editing['implied']): ScenePiece[] {
  const heights = new Map<string, number>();
  const piece =
    (zone: 'board' | 'off') =>
    ({ side, kind, field }: DraftPiece): ScenePiece => {
      const height = heights.get(field) ?? 0;
      heights.set(field, height + 1);
      return { at: { field, height, zone }, side, identity: { is: 'known', kind } };
    };
  return [...draft.pieces.map(piece('board')), ...(implied?.(draft) ?? []).map(piece('off'))];
}
