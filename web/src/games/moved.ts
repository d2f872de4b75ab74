/** Pictures of half-made actions. */
import { pickedFields, type Pick } from '../board/picks';
import { fieldNamed, type Picture, type Piece } from '../board/picture';

/** The picture with the uppermost piece of one field on the next place of another. */
export function movedPiece(picture: Picture, from: string, to: string): Picture {
  const [start, end] = [fieldNamed(picture, from), fieldNamed(picture, to)];
  const top = topPiece(picture, start);
  if (!top || end < 0 || start === end) return picture;
  const places = picture.fields[end]?.places.length ?? 1;
  const there = picture.pieces.filter((piece) => piece.field === end).length;
  const moved = { ...top, field: end, place: Math.min(there, places - 1) };
  return { ...picture, pieces: picture.pieces.map((piece) => (piece === top ? moved : piece)) };
}

/** A complete action from one field to another, with what stood there gone. */
export function simplePreview(picture: Picture, picked: readonly Pick[], outcome: string): Picture {
  const [from, to, more] = pickedFields(picked);
  const isMove = outcome === 'complete' && more === undefined;
  if (!isMove || from === undefined || to === undefined || to === from) return picture;
  const end = fieldNamed(picture, to);
  if (!topPiece(picture, fieldNamed(picture, from))) return picture;
  const cleared = { ...picture, pieces: picture.pieces.filter((piece) => piece.field !== end) };
  return movedPiece(cleared, from, to);
}

/** The uppermost piece of a field. */
function topPiece(picture: Picture, field: number): Piece | undefined {
  return picture.pieces
    .filter((piece) => piece.field === field)
    .sort((one, other) => other.place - one.place)[0];
}
