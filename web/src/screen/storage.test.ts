import { expect, it } from 'vitest';
import { removeTable, saveTable, savedTable, newId, type SavedTable } from './storage';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const table: SavedTable = {
  id: 'abc123',
  game: 'rotary',
  rules: 'rotary,start=rows',
  tokens: ['43 3'],
  turning: 'never',
};

it('keeps one game of each kind until it is forgotten', () => {
  const here = storage();
  saveTable(table, here);
  expect(savedTable('rotary', here)).toEqual(table);
  expect(savedTable('nardi', here)).toBeUndefined();
  removeTable('rotary', here);
  expect(savedTable('rotary', here)).toBeUndefined();
});

it('takes nothing for a game that is none', () => {
  const here = storage();
  for (const text of ['nonsense', '{}', JSON.stringify({ ...table, tokens: [3] })]) {
    here.setItem('galds.one-screen.rotary', text);
    expect(savedTable('rotary', here)).toBeUndefined();
  }
});

it('gives every game a name of its own', () => {
  expect(newId()).toMatch(/^[0-9a-z]{12}$/);
  expect(newId()).not.toBe(newId());
});
