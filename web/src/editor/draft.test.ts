import { describe, expect, it } from 'vitest';
import { editing as lautari } from '../games/lautari/editing';
import { editing as luzhanqi } from '../games/luzhanqi/editing';
import { editing as nardi } from '../games/nardi/editing';
import { editing as rotary } from '../games/rotary/editing';
import { editing as shatra } from '../games/shatra/editing';
import type { Draft } from '../games/editing';
import { erased, moved, placed, scenePieces } from './draft';

const empty: Draft = { side: 'first', pieces: [], settings: {} };
const pawn = { side: 'first', kind: 'pawn', field: 'e5' } as const;
const one = {};

describe('a hand at the editor', () => {
  it('places a piece, exchanges it for another and takes the same one away', () => {
    const first = placed(empty, pawn, one);
    expect(first.pieces).toEqual([pawn]);
    const scout = { ...pawn, kind: 'scout' };
    expect(placed(first, scout, one).pieces).toEqual([scout]);
    expect(placed(first, pawn, one).pieces).toEqual([]);
  });

  it('puts checkers on each other, and those of the other side in their place', () => {
    const white = { side: 'first', kind: 'checker', field: '6' } as const;
    const two = placed(placed(empty, white, nardi), white, nardi);
    expect(two.pieces).toHaveLength(2);
    const black = { ...white, side: 'second' } as const;
    expect(placed(two, black, nardi).pieces).toEqual([black]);
    expect(erased(two, '6').pieces).toHaveLength(1);
  });

  it('puts nothing where nothing of that side can be', () => {
    const white = { side: 'first', kind: 'checker', field: 'black bar' } as const;
    expect(placed(empty, white, nardi)).toBe(empty);
    expect(placed(empty, { ...white, field: 'white bar' }, nardi).pieces).toHaveLength(1);
    expect(placed(empty, { ...white, field: 'white off' }, nardi)).toBe(empty);
  });

  it('moves a piece onto another, which is gone then', () => {
    const other = { side: 'second', kind: 'pawn', field: 'e6' } as const;
    const both = { ...empty, pieces: [pawn, other] };
    expect(moved(both, 'e5', 'e6', one).pieces).toEqual([{ ...pawn, field: 'e6' }]);
    expect(moved(both, 'e4', 'e6', one)).toBe(both);
  });
});

describe('position texts', () => {
  it.each([
    ['lautari', lautari, 'b e1,If4,Ra e14,Se13 e1,e14,e13 - - 0'],
    ['shatra', shatra, 'w K53,T58,49 K10,14 w - 0'],
    ['rotary', rotary, 'b - 43,53 44,65 0'],
    ['luzhanqi', luzhanqi, 'r b1:F,c4:1 b12:F,c9:B - 0 0'],
    ['nardi', nardi, 'w 52 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:4,off:1 2b 1,2,7'],
  ] as const)('are read and written again: %s', (_, editing, text) => {
    expect(editing.write(editing.read(text))).toBe(text);
  });

  it.each([lautari, shatra, rotary, luzhanqi, nardi])('every kind is in the sample', (editing) => {
    const { pieces } = editing.read(editing.sample);
    for (const side of ['first', 'second'] as const)
      for (const kind of editing.kinds)
        expect(pieces.some((piece) => piece.side === side && piece.kind === kind)).toBe(true);
  });

  it('give the other side the move and forget what only the last action allowed', () => {
    expect(lautari.turnedTo?.('w e5 e6 - e7,e6,P,- - 0', 'second')).toBe('b e5 e6 - - - 0');
    expect(shatra.turnedTo?.('b K53,28 K10 - 35,28 0', 'first')).toBe('w K53,28 K10 - - 0');
  });
});

it('checkers that are nowhere have been borne off', () => {
  const draft = nardi.read('w roll 6:14,off:1 6:15 - -');
  const off = scenePieces(draft, nardi.implied).filter(({ at }) => at.zone === 'off');
  expect(off.map(({ side, at }) => [side, at.field])).toEqual([['first', 'white off']]);
});
