import { beforeEach, expect, it, vi } from 'vitest';
import { forgetLocal, localGame, noteLocal } from './local-matches';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

it('knows the game of a match that is played here, until it is deleted', () => {
  noteLocal('abcdefghijkm', 'rotary');
  noteLocal('abcdefghijkn', 'shatra');
  expect(localGame('abcdefghijkm')).toBe('rotary');
  forgetLocal('abcdefghijkm');
  expect(localGame('abcdefghijkm')).toBeUndefined();
  expect(localGame('abcdefghijkn')).toBe('shatra');
});

it('takes no name for a match that every object has', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    expect(localGame(name)).toBeUndefined();
  }
});
