/** Positions of Lautari: `side white black unmoved capture immune quiet`. */
import type { Side } from '../../wire';
import { listed, piecesText, type Draft, type DraftPiece, type Editing } from '../editing';

const letters: Readonly<Record<string, string>> = { scout: 'I', rider: 'R', guard: 'S' };
const kindOf = (letter: string) => Object.keys(letters).find((kind) => letters[kind] === letter);

/** The spaces of the two homes. */
const isHome = (field: string) => /^[e-i](?:[123]|1[234])$/.test(field);

const written = ({ kind, field }: DraftPiece) => `${letters[kind] ?? ''}${field}`;

function piecesIn(text: string | undefined, side: Side): DraftPiece[] {
  return listed(text).map((piece) => {
    const kind = kindOf(piece.charAt(0));
    return kind ? { side, kind, field: piece.slice(1) } : { side, kind: 'pawn', field: piece };
  });
}

function unmoved({ pieces, settings }: Draft): string {
  const still = settings['unmoved'] === 'yes' ? pieces.filter(({ field }) => isHome(field)) : [];
  return still.length === 0 ? '-' : still.map(({ field }) => field).join(',');
}

export const editing: Editing = {
  kinds: ['pawn', 'scout', 'rider', 'guard'],
  sample: 'w e1,Ie2,Re3,Sf4 e14,Ie13,Re12,Sf11 - - - 0',
  settings: () => [
    {
      key: 'unmoved',
      values: [
        { value: 'no', words: 'edit-unmoved-no' },
        { value: 'yes', words: 'edit-unmoved-yes' },
      ],
    },
  ],
  read(position) {
    const [side, white, black, still] = position.split(' ');
    return {
      side: side === 'b' ? 'second' : 'first',
      pieces: [...piecesIn(white, 'first'), ...piecesIn(black, 'second')],
      settings: { unmoved: listed(still).length > 0 ? 'yes' : 'no' },
    };
  },
  write(draft) {
    const [white, black] = (['first', 'second'] as const).map((side) =>
      piecesText(draft, side, written),
    );
    return `${draft.side === 'first' ? 'w' : 'b'} ${white} ${black} ${unmoved(draft)} - - 0`;
  },
  turnedTo(position, side) {
    const [, white, black, still, , , quiet] = position.split(' ');
    return [side === 'first' ? 'w' : 'b', white, black, still, '-', '-', quiet].join(' ');
  },
};
