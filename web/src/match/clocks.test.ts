import { expect, it } from 'vitest';
import { clockText, controlText } from './clocks';

const say = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ');

it('writes minutes and increment as players do, and the rest in words', () => {
  const text = (control: Parameters<typeof controlText>[0]) => controlText(control, say);
  expect(text({ type: 'increment', initial: 300_000, increment: 3000 })).toBe('5+3');
  expect(text({ type: 'increment', initial: 30_000, increment: 1000 })).toBe('0:30+1');
  expect(text({ type: 'delay', initial: 300_000, delay: 12_000 })).toBe('control-delay 5 12');
  expect(text({ type: 'days', days: 3 })).toBe('control-days 3');
  expect(text({ type: 'none' })).toBe('control-none');
});

it('shows tenths only when they matter', () => {
  expect(clockText(65_000, say)).toBe('1:05');
  expect(clockText(10_000, say)).toBe('0:10');
  expect(clockText(9_430, say)).toBe('0:09.4');
  expect(clockText(-5, say)).toBe('0:00.0');
});

it('shows hours and days', () => {
  expect(clockText(3_605_000, say)).toBe('1:00:05');
  const days = 2 * 86_400_000 + 3 * 3_600_000 + 15 * 60_000;
  expect(clockText(days, say)).toBe('clock-days 2 03:15');
});
