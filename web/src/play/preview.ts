/** Boards with half-made actions laid out on them. */
import { pickedFields, type Pick } from '../board/picks';
import { withPieces, type Picture } from '../board/picture';
import { clearedPieces, movedPieces, topPiece } from '../scene/scene';

/** The picture with the uppermost piece of one field on top of another. */
export function movedPiece(picture: Picture, from: string, to: string): Picture {
  const { pieces } = picture.scene;
  const moved = movedPieces(pieces, from, { field: to, zone: 'board' });
  return moved === pieces ? picture : withPieces(picture, moved);
}

/** A complete action from one field to another, with what stood there gone. */
export function simplePreview(picture: Picture, picked: readonly Pick[], outcome: string): Picture {
  const [from, to, more] = pickedFields(picked);
  const isMove = outcome === 'complete' && more === undefined;
  if (!isMove || from === undefined || to === undefined || to === from) return picture;
  if (!topPiece(picture.scene, from)) return picture;
  return movedPiece(withPieces(picture, clearedPieces(picture.scene.pieces, to)), from, to);
}
