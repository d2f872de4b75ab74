import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../server/messages';
import { mergedLines } from './chat';

function line(number: number, words = `line ${number}`): ChatLine {
  return { number, words, room: 'players', author: { id: 'guest:a', name: 'Guest a' }, at: number };
}

describe('merging lines of chat', () => {
  it('keeps a line once, however often it arrives', () => {
    const once = mergedLines([], [line(1), line(2)]);
    expect(mergedLines(once, [line(1), line(2), line(3)]).map(({ number }) => number)).toEqual([
      1, 2, 3,
    ]);
  });

  it('puts lines in the order in which they were said', () => {
    expect(mergedLines([line(3)], [line(1)]).map(({ number }) => number)).toEqual([1, 3]);
  });
});
