import { expect, test } from 'vitest';
import { filesOf } from './files';

test('a game has the module with vectors, and its networks beside it', () => {
  const list = { 'rotary.wasm': 1, 'rotary-simd.wasm': 1, 'rotary.net': 1, 'shatra.wasm': 1 };
  expect(filesOf('rotary', list)).toEqual(['rotary-simd.wasm', 'rotary.net']);
});

test('where there is none with vectors the plain one does', () => {
  expect(filesOf('shatra', { 'shatra.wasm': 1 })).toEqual(['shatra.wasm']);
});

test('without a module there is nothing, not even networks', () => {
  expect(filesOf('nardi', { 'nardi.net': 1 })).toEqual([]);
});
