import { describe, expect, it } from 'vitest';
import { isBetter, summary, verdicts, type Judged } from './review';

const line = (token: string, chance: number, ...then: string[]) => ({
  tokens: [token, ...then],
  book: [token, ...then].map((one) => one.toUpperCase()),
  motifs: ['capture'],
  value: { chance },
});

function decision(node: number, token: string, ...lines: Judged['lines'][number][]): Judged {
  return { node, side: node % 2 === 1 ? 'first' : 'second', token, lines, before: [node - 1] };
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

describe('what punishes a mistake', () => {
  it('is the best reply to it', () => {
    const [verdict] = verdicts([
      decision(1, 'b', line('a', 0.6), line('b', 0.2, 'q')),
      decision(2, 'x', line('y', 0.8, 'z')),
    ]);
    expect(verdict?.punished).toMatchObject({ tokens: ['y', 'z'], motifs: ['capture'] });
  });

  it('is how the engine went on where nobody replied', () => {
    const [verdict] = verdicts([decision(1, 'b', line('a', 0.6), line('b', 0.2, 'q', 'r'))]);
    expect(verdict?.punished).toMatchObject({ tokens: ['q', 'r'], book: ['Q', 'R'] });
  });

  it('is not told of a good move', () => {
    const [verdict] = verdicts([decision(1, 'a', line('a', 0.6, 'q'))]);
    expect(verdict?.punished).toBeUndefined();
  });
});

it('a mistake is mended by the best action or one that is nearly as good', () => {
  const lines = [line('a', 0.6), line('b', 0.55), line('c', 0.2)];
  const [verdict = { instead: [] }] = verdicts([decision(1, 'c', ...lines)]);
  expect(['a', 'b', 'c', 'd'].map((token) => isBetter(verdict, token))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('luck', () => {
  const roll = (chance: number, isForced: boolean): Judged => ({
    ...decision(4, 'x', line('x', chance)),
    before: [3, 2],
    isForced,
    isRolled: true,
  });
  // The second side could expect 0.4 when the first one had moved.
  const former: Judged = { ...decision(2, 'a', line('a', 0.6)), side: 'first' };

  it('is what a roll added to the chance that could be expected', () => {
    const all = verdicts([former, roll(0.7, false)]);
    expect(all[1]?.luck).toBeCloseTo(0.3);
    expect(summary(all, 'second').luck).toBeCloseTo(0.3);
    expect(summary(all, 'first').luck).toBeUndefined();
  });

  it('counts rolls that left no choice, which are no decisions', () => {
    const all = verdicts([former, roll(0.1, true)]);
    expect(summary(all, 'second')).toMatchObject({ decisions: 0, kept: 1 });
    expect(summary(all, 'second').luck).toBeCloseTo(-0.3);
  });

  it('is not looked for between two moves', () => {
    const all = verdicts([former, { ...roll(0.7, false), isRolled: false }]);
    expect(all[1]?.luck).toBeUndefined();
  });
});

it('a summary of a phase leaves the others out', () => {
  const all = verdicts([
    { ...decision(1, 'b', line('a', 0.6), line('b', 0.2)), ply: 0, pieces: 10 },
    { ...decision(3, 'a', line('a', 0.5)), ply: 30, pieces: 10 },
  ]);
  expect(summary(all, 'first', 'opening').kept).toBeCloseTo(0.6);
  expect(summary(all, 'first', 'middle').kept).toBe(1);
  expect(summary(all, 'first', 'end').decisions).toBe(0);
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
