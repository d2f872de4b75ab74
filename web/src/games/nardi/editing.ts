/**
 * Positions of backgammon: `side phase white black cube score`. Fields are named as White counts them; each side counts its
 * own points in the text. Checkers that are nowhere on the board have been borne off.
 */
import type { Side } from '../../wire';
import { listed, type Draft, type DraftPiece, type Editing, type Setting } from '../editing';

const CHECKERS = 15;
const sides = { first: 'white', second: 'black' } as const;
const NO_CUBE = '-';

/** The point of a field as its side counts it. */
function pointOf(field: string, side: Side): string {
  if (field.endsWith(' bar')) return 'bar';
  return side === 'first' ? field : String(25 - Number(field));
}

function fieldOf(point: string, side: Side): string {
  if (point === 'bar' || point === 'off') return `${sides[side]} ${point}`;
  return side === 'first' ? point : String(25 - Number(point));
}

function checkersIn(text: string | undefined, side: Side): DraftPiece[] {
  return listed(text).flatMap((part) => {
    const [point = '', count] = part.split(':');
    if (point === 'off') return [];
    const checker = { side, kind: 'checker', field: fieldOf(point, side) };
    return Array<DraftPiece>(Number(count)).fill(checker);
  });
}

const ofSide = ({ pieces }: Draft, side: Side) => pieces.filter((piece) => piece.side === side);
const offOf = (draft: Draft, side: Side) => Math.max(0, CHECKERS - ofSide(draft, side).length);

function checkersText(draft: Draft, side: Side): string {
  const counts = new Map<string, number>();
  for (const { field } of ofSide(draft, side)) {
    const point = pointOf(field, side);
    counts.set(point, (counts.get(point) ?? 0) + 1);
  }
  const off = offOf(draft, side);
  if (off > 0) counts.set('off', off);
  return [...counts].map(([point, count]) => `${point}:${count}`).join(',');
}

const dice = [1, 2, 3, 4, 5, 6].flatMap((high) =>
  Array.from({ length: high }, (_, i) => ({ value: `${high}${i + 1}` })),
);
const owned = [2, 4, 8, 16, 32, 64].flatMap((value) => [
  { value: `${value}w` },
  { value: `${value}b` },
]);

const roll: Setting = {
  key: 'dice',
  values: [{ value: 'roll', words: 'edit-dice-roll' }, ...dice],
};
const cube: Setting = {
  key: 'cube',
  values: [{ value: '1c', words: 'edit-cube-middle' }, ...owned],
};

export const editing: Editing = {
  kinds: ['checker'],
  sample: 'w roll 24:2,13:5,8:3,6:4,off:1 24:2,13:5,8:3,6:4,off:1 - -',
  stack: CHECKERS,
  takes: (field, side) => /^\d+$/.test(field) || field === `${sides[side]} bar`,
  settings: ({ settings }) => (settings['cube'] === NO_CUBE ? [roll] : [roll, cube]),
  read(position) {
    const [side, phase = '', white, black, cubeText = NO_CUBE, score = '-'] = position.split(' ');
    return {
      side: side === 'b' ? 'second' : 'first',
      pieces: [...checkersIn(white, 'first'), ...checkersIn(black, 'second')],
      settings: { dice: /^\d\d$/.test(phase) ? phase : 'roll', cube: cubeText, score },
    };
  },
  write(draft) {
    const { dice: phase = 'roll', cube: cubeText = NO_CUBE, score = '-' } = draft.settings;
    const [white, black] = (['first', 'second'] as const).map((side) => checkersText(draft, side));
    return `${draft.side === 'first' ? 'w' : 'b'} ${phase} ${white} ${black} ${cubeText} ${score}`;
  },
  implied: (draft) =>
    (['first', 'second'] as const).flatMap((side) =>
      Array<DraftPiece>(offOf(draft, side)).fill({
        side,
        kind: 'checker',
        field: fieldOf('off', side),
      }),
    ),
};
