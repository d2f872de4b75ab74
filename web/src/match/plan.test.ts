import { describe, expect, it } from 'vitest';
import { answeredLine, isSame, tokensOf, withLine, type Line, type Step } from './plan';

const line = (text: string): Line => text.split(' ').map((token) => ({ token, book: token }));
const steps = (text: string): Step[] =>
  line(text).map((one, i) => ({ ...one, by: i % 2 === 0 ? 'second' : 'first' }));

describe('a line that is made', () => {
  it('ends with the last answer', () => {
    expect(tokensOf([answeredLine(steps('x y'), 'first')])).toEqual([['x', 'y']]);
    expect(tokensOf([answeredLine(steps('x y z'), 'first')])).toEqual([['x', 'y']]);
    expect(answeredLine(steps('x'), 'first')).toEqual([]);
  });
});

describe('lines', () => {
  it('are added unless a longer one says the same', () => {
    const lines = withLine([line('x y v w')], line('z u'));
    expect(tokensOf(lines)).toEqual([
      ['x', 'y', 'v', 'w'],
      ['z', 'u'],
    ]);
    expect(withLine(lines, line('x y'))).toBe(lines);
    expect(withLine(lines, [])).toBe(lines);
    expect(tokensOf(withLine([line('x y')], line('x y v w')))).toEqual([['x', 'y', 'v', 'w']]);
  });

  it('are the same only with the same actions', () => {
    expect(isSame([line('x y')], [line('x y')])).toBe(true);
    expect(isSame([line('x y')], [line('x y v w')])).toBe(false);
    expect(isSame([line('x y v w')], [line('x y')])).toBe(false);
    expect(isSame([line('x y')], [])).toBe(false);
  });
});
