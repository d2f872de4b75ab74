/** Positions of Shatra: `side white black initial enpassant quiet`. */
import type { Side } from '../../wire';
import { listed, piecesText, type Draft, type DraftPiece, type Editing } from '../editing';

const letters: Readonly<Record<string, string>> = { biy: 'K', batyr: 'B', tura: 'T', yalkyn: 'Y' };
const kindOf = (letter: string) => Object.keys(letters).find((kind) => letters[kind] === letter);

const written = ({ kind, field }: DraftPiece) => `${letters[kind] ?? ''}${field}`;

function menIn(text: string | undefined, side: Side): DraftPiece[] {
  return listed(text).map((man) => {
    const kind = kindOf(man.charAt(0));
    return kind ? { side, kind, field: man.slice(1) } : { side, kind: 'shatra', field: man };
  });
}

/** A fortress that has never been empty holds the reserve with which the game began. */
function initial({ settings }: Draft): string {
  const white = settings['reserve-first'] === 'initial' ? 'w' : '';
  const black = settings['reserve-second'] === 'initial' ? 'b' : '';
  return white + black || '-';
}

const values = [
  { value: 'initial', words: 'edit-reserve-initial' },
  { value: 'secondary', words: 'edit-reserve-secondary' },
];

export const editing: Editing = {
  kinds: ['biy', 'batyr', 'tura', 'yalkyn', 'shatra'],
  sample: 'w K53,B46,T47,Y48,49 K10,B11,T12,Y13,14 - - 0',
  settings: () => [
    { key: 'reserve-first', values },
    { key: 'reserve-second', values },
  ],
  read(position) {
    const [side, white, black, reserve = ''] = position.split(' ');
    const kept = (letter: string) => (reserve.includes(letter) ? 'initial' : 'secondary');
    return {
      side: side === 'b' ? 'second' : 'first',
      pieces: [...menIn(white, 'first'), ...menIn(black, 'second')],
      settings: { 'reserve-first': kept('w'), 'reserve-second': kept('b') },
    };
  },
  write(draft) {
    const [white, black] = (['first', 'second'] as const).map((side) =>
      piecesText(draft, side, written),
    );
    return `${draft.side === 'first' ? 'w' : 'b'} ${white} ${black} ${initial(draft)} - 0`;
  },
  turnedTo(position, side) {
    const [, white, black, reserve, , quiet] = position.split(' ');
    return [side === 'first' ? 'w' : 'b', white, black, reserve, '-', quiet].join(' ');
  },
};
