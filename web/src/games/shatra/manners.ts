/** Series of captures are shown step by step; who must capture is told so. */
import { pickedFields } from '../../board/picks';
import { fieldNamed, middleOf, type Picture } from '../../board/picture';
import type { GameManners } from '../../play/game';
import { movedPiece } from '../moved';

/** The fields that a token such as `15x31x45` goes through. */
export function wayOf(token: string): string[] {
  return token.match(/\d+/g) ?? [];
}

export const manners: GameManners = {
  way(picture: Picture, token: string) {
    const fields = wayOf(token).map((name) => fieldNamed(picture, name));
    if (fields.length < 3) return undefined;
    return (before, after) => {
      if (before.field !== fields[0] || after?.field !== fields.at(-1)) return undefined;
      return fields.flatMap((field) => {
        const drawn = picture.fields[field];
        return drawn ? [middleOf(drawn)] : [];
      });
    };
  },

  sound: (token) => (token.includes('x') ? 'capture' : 'move'),

  preview(picture, picked) {
    const fields = pickedFields(picked);
    const [from, to] = [fields[0], fields.at(-1)];
    if (from === undefined || to === undefined || fields.length < 2) return picture;
    return movedPiece(picture, from, to);
  },

  duty(actions) {
    if (actions.length === 0) return undefined;
    if (actions.every((action) => action.token.includes('x'))) return 'shatra-duty-capture';
    const promotes = actions.every((action) => wayOf(action.token).length === 1);
    return promotes ? 'shatra-duty-promote' : undefined;
  },
};
