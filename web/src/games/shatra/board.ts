/** Series of captures are shown step by step while they are put together. */
import { pickedFields } from '../../board/picks';
import { movedPiece } from '../../play/preview';
import type { GameBoard } from '../plugin';
import { skin } from './skin';
import { wayMarks } from './way';

export const board: GameBoard = {
  skin,
  marks: wayMarks,
  preview(picture, picked) {
    const fields = pickedFields(picked);
    const [from, to] = [fields[0], fields.at(-1)];
    if (from === undefined || to === undefined || fields.length < 2) return picture;
    return movedPiece(picture, from, to);
  },
};
