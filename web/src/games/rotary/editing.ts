/** Positions of Rotary: `side phase light dark turns`. What is put together by hand is always about to be turned. */
import type { Side } from '../../wire';
import { listed, piecesText, type DraftPiece, type Editing } from '../editing';

const ballsIn = (text: string | undefined, side: Side): DraftPiece[] =>
  listed(text).map((field) => ({ side, kind: 'ball', field }));

export const editing: Editing = {
  kinds: ['ball'],
  sample: 'w - 43,53 44,65 0',
  settings: () => [],
  read(position) {
    const [side, , light, dark] = position.split(' ');
    return {
      side: side === 'b' ? 'second' : 'first',
      pieces: [...ballsIn(light, 'first'), ...ballsIn(dark, 'second')],
      settings: {},
    };
  },
  write(draft) {
    const [light, dark] = (['first', 'second'] as const).map((side) =>
      piecesText(draft, side, ({ field }) => field),
    );
    return `${draft.side === 'first' ? 'w' : 'b'} - ${light} ${dark} 0`;
  },
};
