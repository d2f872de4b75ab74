import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import { withPlainNumbers, type Filled } from './numbers';

const TEXTS = `
level = Level { $level }
fields = Empty: { $fields }.
games = { $count ->
    [one] one game
   *[other] { $count } games
}`;

function text(key: string, values: Record<string, Filled>): string {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS));
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, withPlainNumbers(values)) : '';
}

test('small whole numbers are written without formatting', () => {
  const format = vi.spyOn(Intl, 'NumberFormat');
  expect(text('level', { level: 3 })).toBe('Level 3');
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

test('words still follow the number', () => {
  expect(text('games', { count: 1 })).toBe('one game');
  expect(text('games', { count: 12 })).toBe('12 games');
});

test('large and broken numbers are written as the language does', () => {
  expect(text('level', { level: 12345 })).toBe('Level 12,345');
  expect(text('level', { level: 0.5 })).toBe('Level 0.5');
});

test('lists are written one after the other', () => {
  expect(text('fields', { fields: ['a1', 'b2'] })).toBe('Empty: a1, b2.');
  expect(text('fields', { fields: [] })).toBe('Empty: .');
});
