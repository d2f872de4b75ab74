/** Positions of Luzhanqi: `side red black known quiet ply`, each piece as `node:letter`. */
import type { Side } from '../../wire';
import { listed, piecesText, type Draft, type DraftPiece, type Editing } from '../editing';
import { signOf, signs } from './kinds';

const kinds = Object.keys(signs);

function armyIn(text: string | undefined, side: Side): DraftPiece[] {
  return listed(text).flatMap((piece) => {
    const [field = '', letter] = piece.split(':');
    const kind = kinds.find((one) => signs[one] === letter);
    return kind ? [{ side, kind, field }] : [];
  });
}

function known({ pieces, settings }: Draft): string {
  const all = settings['known'] === 'all' ? pieces : [];
  return all.length === 0 ? '-' : all.map(({ field }) => field).join(',');
}

export const editing: Editing = {
  kinds,
  sample:
    'r b1:F,a1:M,a2:1,b2:2,c2:3,d2:4,e2:5,a3:6,c3:7,e3:8,a4:9,c4:B b12:F,a12:M,a11:1,b11:2,c11:3,d11:4,e11:5,a10:6,c10:7,e10:8,a9:9,c9:B - 0 0',
  settings: () => [
    {
      key: 'known',
      values: [
        { value: 'none', words: 'edit-known-none' },
        { value: 'all', words: 'edit-known-all' },
      ],
    },
  ],
  read(position) {
    const [side, red, black, shown] = position.split(' ');
    return {
      side: side?.toLowerCase() === 'b' ? 'second' : 'first',
      pieces: [...armyIn(red, 'first'), ...armyIn(black, 'second')],
      settings: { known: listed(shown).length > 0 ? 'all' : 'none' },
    };
  },
  write(draft) {
    const [red, black] = (['first', 'second'] as const).map((side) =>
      piecesText(draft, side, ({ field, kind }) => `${field}:${signOf(kind)}`),
    );
    return `${draft.side === 'first' ? 'r' : 'b'} ${red} ${black} ${known(draft)} 0 0`;
  },
};
