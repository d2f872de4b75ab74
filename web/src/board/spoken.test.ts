import { describe, expect, it } from 'vitest';
import { fieldInWords, fieldName, pieceInWords, type Say } from './spoken';
import { smallPicture } from './testing';

const words: Record<string, string> = {
  'side-white': 'baltie',
  'piece-pawn': 'bandinieks',
  'piece-piece-hidden': 'slēpta figūra',
  'field-white-bar': 'balto josla',
};

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
    expect(pieceInWords(say, 'White Pawn')).toBe('bandinieks (baltie)');
    expect(pieceInWords(say, 'White piece, hidden')).toBe('slēpta figūra (baltie)');
  });

  it('a point of two boards is called by its board', () => {
    expect(fieldName(say, 'from 22')).toBe('kreisais laukums, 22');
  });

  it('what has no words yet is called as the game calls it', () => {
    expect(pieceInWords(say, 'White elephant')).toBe('elephant (baltie)');
  });

  const picture = smallPicture({ e4: [0, 0], 'white bar': [100, 0] }, ['e4:White Pawn']);

  it('a field says what stands on it', () => {
    expect(fieldInWords(say, picture, 0)).toBe('e4: bandinieks (baltie)');
    expect(fieldInWords(say, picture, 1)).toBe('balto josla tukšs');
  });

  it('a stack higher than it is drawn says the number written on it', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 0, y: 90 },
    ];
    const stack = {
      ...picture,
      fields: picture.fields.map((field) => ({ ...field, places })),
      pieces: [0, 1].map((place) => ({ field: 0, place, glyph: 0 })),
      over: [{ kind: 'text' as const, text: '7', at: { x: 0, y: 90 }, size: 30, ink: 'label' }],
    };
    expect(fieldInWords(say, stack, 0)).toBe('e4: 7 × bandinieks (baltie)');
  });

  it('a hidden piece says what is pencilled onto it', () => {
    const hidden = smallPicture({ e4: [0, 0], e5: [0, 112] }, ['e4:White piece, hidden']);
    const row = (text: string, y: number) =>
      ({ kind: 'text', text, at: { x: 0, y }, size: 22, ink: 'pencil' }) as const;
    const over = [row('1-4,', -22), row('79', 0), row('BM', 22), row('F', 112)];
    expect(fieldInWords(say, { ...hidden, over }, 0)).toBe(
      'e4: slēpta figūra (baltie), var būt 1-4, 79, B, M',
    );
  });
});
