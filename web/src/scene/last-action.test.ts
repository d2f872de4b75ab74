import { expect, it } from 'vitest';
import type { Say } from '../board/spoken';
import { smallPiece, smallScene } from '../board/testing';
import type { Place, Scene, Step } from '../wire';
import { soundOf } from './sounds';
import { lastInWords } from './last-action';

/** Says the key and what is filled in. */
const say: Say = (key, values) =>
  key.startsWith('piece-')
    ? key.slice(6)
    : key.startsWith('field-')
      ? undefined
      : [key, ...Object.values(values ?? {})].join(' ');
const voice = { page: say, board: say };

const at = (field: string, height = 0): Place => ({ field, height, zone: 'board' });
const moved = (from: string, to: string): Step => ({ step: 'moved', from: at(from), to: at(to) });

const after = (steps: Step[], pieces: readonly string[] = []): Scene =>
  smallScene({ pieces: pieces.map(smallPiece), last: { by: 'first', dice: [], steps } });

it('a piece that goes on is said to go all the way, and what it took is counted', () => {
  const steps = [
    moved('14', '28'),
    moved('28', '42'),
    { step: 'captured' as const, at: at('21') },
    { step: 'captured' as const, at: at('35') },
  ];
  expect(lastInWords(voice, after(steps, ['42:first tura']))).toBe(
    'step-moved tura 14 42, step-captured 2',
  );
});

it('a ring, a roll and an army are told as what they are', () => {
  const ring: Step = { step: 'turned_around', pivot: '53', sixths: 3, carried: [] };
  expect(lastInWords(voice, after([ring]))).toBe('step-turned 53 3');
  const die = { side: 'first' as const, used: 0, left: 1 };
  const rolled: Step = {
    step: 'rolled',
    dice: [
      { ...die, pips: 6 },
      { ...die, pips: 1 },
    ],
  };
  expect(lastInWords(voice, after([rolled]))).toBe('step-rolled 6-1');
  const army = ['a1:first ?', 'b1:first ?'].map((piece): Step => ({
    step: 'placed',
    piece: smallPiece(piece),
  }));
  expect(lastInWords(voice, after(army))).toBe('step-set-up');
});

it('a contact is told as such', () => {
  const steps: Step[] = [
    { step: 'attacked', from: 'a5', to: 'a9' },
    { step: 'captured', at: at('a5') },
  ];
  expect(lastInWords(voice, after(steps))).toBe('a9: contact-loses hidden hidden');
});

it('is heard by its steps', () => {
  expect(soundOf(after([moved('a', 'b')]))).toBe('move');
  expect(soundOf(after([{ step: 'captured', at: at('b') }, moved('a', 'b')]))).toBe('capture');
  expect(soundOf(after([{ step: 'doubled', value: 2 }]))).toBe('call');
});
