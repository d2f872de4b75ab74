import { expect, it } from 'vitest';
import { endsForFirst, playedOf, ranked, type RolloutRow } from './rollout';

const rollout = (equity: number, games = 36) => ({
  games,
  equity,
  margin: 0.01,
  ends: [
    { end: 'win', chance: 0.6 },
    { end: 'win_gammon', chance: 0.2 },
    { end: 'lose_gammon', chance: 0.1 },
  ],
});

const row = (token: string, equity?: number): RolloutRow => ({
  token,
  book: token,
  ...(equity === undefined ? {} : { rollout: rollout(equity) }),
});

it('puts the best choice first, and what is not known yet last', () => {
  const rows = [row('a', -0.1), row('b'), row('c', 0.3), row('d')];
  expect(ranked(rows).map(({ token }) => token)).toEqual(['c', 'a', 'b', 'd']);
  expect(playedOf(rows)).toBe(72);
});

it('shows how games end for the first side, whoever is to act', () => {
  expect(endsForFirst(rollout(0.3), 'first')).toEqual({
    wins: 0.6,
    gammonsWon: 0.2,
    gammonsLost: 0.1,
  });
  expect(endsForFirst(rollout(0.3), 'second')).toEqual({
    wins: 0.4,
    gammonsWon: 0.1,
    gammonsLost: 0.2,
  });
  expect(endsForFirst({ games: 0, equity: -1, margin: 0, ends: [] }, 'first')).toBeUndefined();
});
