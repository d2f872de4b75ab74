import { describe, expect, it } from 'vitest';
import { fieldInWords, fieldName, pieceInWords, type Say } from './spoken';
import { smallPicture } from './testing';

const words: Record<string, string> = {
  'seat-chess-first': 'baltie',
  'piece-pawn': 'bandinieks',
  'piece-hidden': 'slēpta figūra',
  'field-white-bar': 'balto josla',
};

const speech = { game: 'chess' };

const say: Say = (key, values) => {
  if (key === 'piece-of-side') return `${values?.['piece']} (${values?.['side']})`;
  if (key === 'field-empty') return `${values?.['field']} tukšs`;
  if (key === 'field-with') return `${values?.['field']}: ${values?.['pieces']}`;
  if (key === 'field-on-from') return `kreisais laukums, ${values?.['field']}`;
  if (key === 'field-pencilled') return `${values?.['field']}, var būt ${values?.['kinds']}`;
  if (key === 'field-stack') return `${values?.['count']} × ${values?.['piece']}`;
  return words[key];
};

describe('in words', () => {
  it('a piece is its kind and its side', () => {
    expect(pieceInWords(say, speech, { side: 'first', kind: 'pawn' })).toBe('bandinieks (baltie)');
    expect(pieceInWords(say, speech, { side: 'first', kind: undefined })).toBe(
      'slēpta figūra (baltie)',
    );
  });

  it('a point of two boards is called by its board', () => {
    expect(fieldName(say, 'from 22')).toBe('kreisais laukums, 22');
  });

  it('what has no words yet is called as the game calls it', () => {
    expect(pieceInWords(say, speech, { side: 'first', kind: 'elephant' })).toBe(
      'elephant (baltie)',
    );
  });

  const picture = smallPicture({ e4: [0, 0], 'white bar': [100, 0] }, ['e4:first pawn']);

  it('a field says what stands on it', () => {
    expect(fieldInWords(say, speech, picture, 0)).toBe('e4: bandinieks (baltie)');
    expect(fieldInWords(say, speech, picture, 1)).toBe('balto josla tukšs');
  });

  it('a stack says how high it is, however it is drawn', () => {
    const pieces = Array.from({ length: 7 }, (_, height) => `e4.${height}:first pawn`);
    const stack = smallPicture({ e4: [0, 0] }, pieces);
    expect(fieldInWords(say, speech, stack, 0)).toBe('e4: 7 × bandinieks (baltie)');
  });

  it('a hidden piece says what it may be, as the game writes it', () => {
    const hidden = smallPicture({ e4: [0, 0] }, ['e4:first ?']);
    const [piece] = hidden.scene.pieces;
    if (!piece) throw new Error('a piece');
    piece.identity = { is: 'one_of', kinds: ['mine', 'flag'] };
    const brief = { ...speech, possible: (kinds: readonly string[]) => kinds.join('/') };
    expect(fieldInWords(say, brief, hidden, 0)).toBe(
      'e4: slēpta figūra (baltie), var būt mine/flag',
    );
  });
});
