import { expect, it } from 'vitest';
import { clockText, controlText } from './clocks';

it('writes time controls briefly', () => {
  expect(controlText({ type: 'increment', initial: 300_000, increment: 3000 })).toBe('5+3');
  expect(controlText({ type: 'increment', initial: 30_000, increment: 1000 })).toBe('0:30+1');
  expect(controlText({ type: 'delay', initial: 300_000, delay: 12_000 })).toBe('5d12');
});

it('shows tenths only when they matter', () => {
  expect(clockText(65_000)).toBe('1:05');
  expect(clockText(10_000)).toBe('0:10');
  expect(clockText(9_430)).toBe('0:09.4');
  expect(clockText(-5)).toBe('0:00.0');
});

it('shows hours and days', () => {
  expect(clockText(3_605_000)).toBe('1:00:05');
  expect(clockText(2 * 86_400_000 + 3 * 3_600_000 + 15 * 60_000)).toBe('2 d 03:15');
});
