import { expect, it, vi } from 'vitest';
import { lineInWords, reasonsOf } from './reasons';

vi.mock('../language/words.svelte', () => ({ t: (key: string) => key }));

const t = (key: string, values?: Record<string, string | number>) =>
  values ? `${key} ${Object.values(values).join()}` : key;

const line = {
  tokens: ['a'],
  book: ['A'],
  captures: [],
  motifs: ['saves', 'fork', 'capture', 'drop'],
};

it('says what a move does, a forced win first, and not too much', () => {
  expect(reasonsOf({ ...line, value: { chance: 0.5 } }, t)).toEqual([
    'motif-saves',
    'motif-fork',
    'motif-capture',
  ]);
  expect(reasonsOf({ ...line, value: { win_in: 3 } }, t)[0]).toBe('value-win 3');
});

it('writes the beginning of a long line', () => {
  expect(lineInWords('', ['1', '2'])).toBe('1  2');
  expect(lineInWords('', ['1', '2', '3', '4', '5', '6', '7'])).toBe('1  2  3  4  5  6 …');
});
