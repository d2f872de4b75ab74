/** Pieces that change their roles, on a round table. */
import { fieldMark } from '../../board/marks';
import { hasStep, kindOf } from '../../scene/scene';
import type { ScenePiece } from '../../wire';
import type { GameBoard } from '../plugin';
import Overlay from './Badges.svelte';
import { skin } from './skin';

export const board: GameBoard = {
  skin,
  Overlay,
  // A revival happens before the eyes of the Guard.
  marks(picture) {
    const { scene } = picture;
    const isGuard = (piece: ScenePiece) =>
      kindOf(piece) === 'guard' && piece.side === scene.last?.by;
    const guard = hasStep(scene, 'revived') && scene.pieces.find(isGuard);
    return guard ? fieldMark(picture, guard.at.field, 'reached') : [];
  },
};
