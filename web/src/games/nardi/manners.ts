/** Checkers are moved one after the other; a hit one goes to the bar at once. */
import { pickedFields } from '../../board/picks';
import { fieldNamed, type Picture } from '../../board/picture';
import type { GameManners } from '../../play/game';
import { movedPiece, ownerOn, topPiece } from '../moved';
import { counter, readSteps, stepBack } from './steps';

export const manners: GameManners = {
  sound(token) {
    if (/^o?\d-?\d$/.test(token)) return 'dice';
    if (token.includes('*')) return 'capture';
    return token === 'double' ? 'call' : 'move';
  },

  read: (picture) => (actions, picked) => readSteps(actions, picked, counter(picture)),

  isFree: (picked) => picked.length % 2 === 0,

  inHand: (fields) => fields.slice(-1),

  stepBack,

  confirms: (action) => action.picks.some((pick) => pick.kind === 'field'),

  preview(picture, picked) {
    const fields = pickedFields(picked);
    let shown = picture;
    for (let i = 0; i + 1 < fields.length; i += 2) {
      shown = afterStep(shown, fields[i] ?? '', fields[i + 1] ?? '');
    }
    return shown;
  },
};

function afterStep(picture: Picture, from: string, to: string): Picture {
  const end = fieldNamed(picture, to);
  const [mover, there] = [ownerOn(picture, fieldNamed(picture, from)), ownerOn(picture, end)];
  const isHit = there !== undefined && there !== mover;
  const cleared = isHit ? movedPiece(picture, to, `${there.toLowerCase()} bar`) : picture;
  return asBorneOff(movedPiece(cleared, from, to), end);
}

/** Checkers in the tray stand on their edge: they have a glyph of their own. */
function asBorneOff(picture: Picture, field: number): Picture {
  if (!picture.fields[field]?.name.endsWith(' off')) return picture;
  const top = topPiece(picture, field);
  const name = top && picture.glyphs[top.glyph]?.name;
  if (!top || !name || name.endsWith(' borne off')) return picture;
  const glyph = picture.glyphs.findIndex((one) => one.name === `${name} borne off`);
  if (glyph < 0) return picture;
  return {
    ...picture,
    pieces: picture.pieces.map((piece) => (piece === top ? { ...piece, glyph } : piece)),
  };
}
