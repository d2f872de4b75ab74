import { expect, it } from 'vitest';
import type { Advice } from './advice';
import { dangerOf } from './danger';

type Line = Advice['lines'][number];

const line = (token: string, value: Line['value'], captures: string[] = []): Line => ({
  value,
  tokens: [token],
  book: [token],
  motifs: [],
  captures,
});

const before: Advice = {
  side: 'first',
  lines: [line('a', { chance: 0.6 }), line('b', { chance: 0.55 })],
};

const answered = (value: Line['value'], captures: string[] = []): Advice => ({
  side: 'second',
  lines: [line('x', value, captures)],
});

it('lets good moves pass, whatever is captured after them', () => {
  expect(dangerOf('a', before, answered({ chance: 0.4 }, ['e4']))).toBeUndefined();
  expect(dangerOf('b', before, answered({ chance: 0.45 }, ['e4']))).toBeUndefined();
});

it('names the pieces that would be captured with gain', () => {
  const danger = dangerOf('c', before, answered({ chance: 0.52 }, ['e4']));
  expect(danger).toEqual({ kind: 'pieces', fields: ['e4'] });
});

it('warns of a forced loss', () => {
  expect(dangerOf('c', before, answered({ win_in: 3 }, ['e4']))).toEqual({ kind: 'loss' });
});

it('says nothing where all is lost anyway', () => {
  const lost: Advice = { side: 'first', lines: [line('a', { loss_in: 8 })] };
  expect(dangerOf('c', lost, answered({ win_in: 1 }))).toBeUndefined();
});

it('warns of a great loss that it cannot name, and not of a small one', () => {
  const hidden: Advice = {
    side: 'first',
    lines: [line('a', { chance: 0.6 }), line('b', { chance: 0.3 }), line('c', { chance: 0.5 })],
  };
  expect(dangerOf('b', hidden, undefined)).toEqual({ kind: 'chance' });
  expect(dangerOf('c', hidden, undefined)).toBeUndefined();
});
