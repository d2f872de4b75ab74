import { describe, expect, it } from 'vitest';
import type { ReportStep } from '../server/reports';
import { judgedIn } from './match-report';
import { summary, verdicts } from './review';
import { lineFrom, lineTree, ROOT } from './tree';

const actions = ['o31', '31', '8-5,6-5', '66', '24-18'].map((token) => ({ token, book: token }));
const line = lineFrom(lineTree(actions), ROOT);

function step(ply: number, side: 'first' | 'second', chance: number): ReportStep {
  const token = actions[ply]?.token ?? '';
  const first = { value: { chance }, tokens: [token], book: [token], motifs: [], captures: [] };
  const judged = { side, token, lines: [first], pieces: 30, forced: false, rolled: true };
  return { ply, of: actions.length, judged, done: false };
}

describe('what the server judged', () => {
  it('has its place on the line, so that the luck of a roll is known', () => {
    const judged = [step(2, 'first', 0.5), step(4, 'second', 0.8)].map((one) =>
      judgedIn(line, one),
    );
    expect(judged[1]).toMatchObject({ node: line[4]?.id, before: [line[3]?.id, line[2]?.id] });
    const found = verdicts(judged.filter((one) => one !== undefined));
    expect(summary(found, 'second').luck).toBeCloseTo(0.3);
  });

  it('begins at the start', () => {
    expect(judgedIn(line, step(0, 'first', 0.5))?.before).toEqual([ROOT, undefined]);
  });

  it('is nothing where nobody decided', () => {
    expect(judgedIn(line, { ply: 1, of: 5, judged: null, done: false })).toBeUndefined();
  });

  it('is of no use on another line', () => {
    expect(() => judgedIn(line.slice(1), step(2, 'first', 0.5))).toThrow();
    const other = step(2, 'first', 0.5);
    if (other.judged) other.judged.token = '24-23';
    expect(() => judgedIn(line, other)).toThrow();
  });
});
