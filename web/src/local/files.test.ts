import { expect, test } from 'vitest';
import { filesOf, namesOf } from './files';

test('a game has the module with vectors, and networks, puzzles and endgames beside it', () => {
  const names = ['rotary-simd.wasm', 'rotary.net', 'rotary.puzzles', 'rotary.endgames'];
  const list = {
    'rotary.wasm': 1,
    'shatra.wasm': 1,
    ...Object.fromEntries(names.map((n) => [n, 1])),
  };
  expect(namesOf(filesOf('rotary', list))).toEqual(names);
});

test('where there is none with vectors the plain one does', () => {
  expect(filesOf('shatra', { 'shatra.wasm': 1 })).toEqual({
    code: 'shatra.wasm',
    networks: undefined,
    puzzles: undefined,
    endgames: undefined,
  });
});

test('without a module there is nothing, not even networks', () => {
  expect(namesOf(filesOf('nardi', { 'nardi.net': 1 }))).toEqual([]);
});
