import { expect, it } from 'vitest';
import { chanceOf, mistakeOf, turnedValue, valueText, type Value } from './value';

const values: Value[] = [
  { hundredths: 130 },
  { win_in: 3 },
  { loss_in: 2 },
  { equity: 0.4 },
  { chance: 0.7 },
];

it('is as good for one side as it is bad for the other', () => {
  for (const value of values) expect(chanceOf(value) + chanceOf(turnedValue(value))).toBeCloseTo(1);
});

it('becomes a chance', () => {
  expect(chanceOf({ hundredths: 0 })).toBe(0.5);
  expect(chanceOf({ hundredths: 400 })).toBeCloseTo(10 / 11);
  expect(chanceOf({ equity: 0 })).toBe(0.5);
  expect(chanceOf({ equity: 2.5 })).toBe(1);
  expect(chanceOf({ win_in: 5 })).toBe(1);
});

it('is written with a sign where it has one', () => {
  const t = (key: string, given?: Record<string, string | number>) => `${key} ${given?.['count']}`;
  expect(valueText({ hundredths: 130 }, t)).toBe('+1.30');
  expect(valueText({ hundredths: -5 }, t)).toBe('−0.05');
  expect(valueText({ equity: -0.0001 }, t)).toBe('0.000');
  expect(valueText({ chance: 0.634 }, t)).toBe('63%');
  expect(valueText({ loss_in: 2 }, t)).toBe('value-loss 2');
});

it('that is lost makes a mistake by its size', () => {
  expect(mistakeOf(0.02)).toBeUndefined();
  expect(mistakeOf(0.1)).toBe('inaccuracy');
  expect(mistakeOf(0.2)).toBe('mistake');
  expect(mistakeOf(0.5)).toBe('blunder');
});
