import { describe, expect, it } from 'vitest';
import { summary, verdicts, type Judged } from './review';

const line = (token: string, chance: number) => ({
  token,
  book: token.toUpperCase(),
  value: { chance },
});

function decision(node: number, token: string, ...lines: Judged['lines'][number][]): Judged {
  return { node, side: node % 2 === 1 ? 'first' : 'second', token, lines };
}

describe('a verdict', () => {
  it('finds nothing wrong with the best action', () => {
    const [verdict] = verdicts([decision(1, 'a', line('a', 0.6), line('b', 0.2))]);
    expect(verdict).toMatchObject({ lost: 0, mistake: undefined, better: undefined, chance: 0.6 });
  });

  it('compares what was done with the best of the lines', () => {
    const [verdict] = verdicts([decision(1, 'b', line('a', 0.6), line('b', 0.2))]);
    expect(verdict?.lost).toBeCloseTo(0.4);
    expect(verdict).toMatchObject({ mistake: 'blunder', better: 'A' });
  });

  it('takes what was thought at the next decision if the action is in no line', () => {
    const [verdict] = verdicts([
      decision(1, 'c', line('a', 0.6), line('b', 0.5)),
      decision(2, 'x', line('x', 0.62)),
    ]);
    expect(verdict?.lost).toBeCloseTo(0.22);
    expect(verdict?.mistake).toBe('mistake');
  });

  it('counts the last line where nothing else is known', () => {
    const [verdict] = verdicts([decision(1, 'c', line('a', 0.6), line('b', 0.5))]);
    expect(verdict?.lost).toBeCloseTo(0.1);
  });

  it('is no praise when the engine changes its mind', () => {
    const [verdict] = verdicts([
      decision(1, 'c', line('a', 0.5)),
      decision(2, 'x', line('x', 0.2)),
    ]);
    expect(verdict?.lost).toBe(0);
  });

  it('gives chances of the first side', () => {
    const [verdict] = verdicts([decision(2, 'a', line('a', 0.7))]);
    expect(verdict?.chance).toBeCloseTo(0.3);
  });
});

it('a summary counts mistakes and what was kept, for each side', () => {
  const all = verdicts([
    decision(1, 'b', line('a', 0.6), line('b', 0.2)),
    decision(2, 'x', line('x', 0.5)),
    decision(3, 'a', line('a', 0.5)),
  ]);
  const first = summary(all, 'first');
  expect(first.decisions).toBe(2);
  expect(first.kept).toBeCloseTo(0.8);
  expect(first.count).toEqual({ inaccuracy: 0, mistake: 0, blunder: 1 });
  expect(summary(all, 'second').kept).toBe(1);
});
