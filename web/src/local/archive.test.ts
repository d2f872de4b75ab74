import { beforeEach, expect, it, vi } from 'vitest';
import { archive } from './archive';

const kept = vi.hoisted(() => ({ phase: 'over', read: 0, sent: [] as unknown[] }));
const row = (what: object) => ({ number: 1, what: JSON.stringify(what), at: 5, client: null });

vi.mock('../server/matches', () => ({
  addPlayed: (played: unknown) => {
    kept.sent.push(played);
    return Promise.resolve({ id: 'at-the-server' });
  },
}));
vi.mock('./store', () => ({
  archivedAs: () => Promise.resolve(undefined),
  noteArchived: () => Promise.resolve(),
  summaryOf: () => Promise.resolve({ phase: kept.phase }),
  rowsOf: () => {
    kept.read++;
    return Promise.resolve([row({ type: 'created' }), row({ type: 'connected' })]);
  },
}));

beforeEach(() => {
  Object.assign(kept, { phase: 'over', read: 0, sent: [] });
});

it('sends what was played of a match that is over', async () => {
  expect(await archive('abcdefghijkm')).toBe('at-the-server');
  const rows = [{ what: '{"type":"created"}', at: 5 }];
  expect(kept.sent).toEqual([{ id: 'abcdefghijkm', rows }]);
});

it('does not read the log of a match that is being played', async () => {
  kept.phase = 'playing';
  await expect(archive('abcdefghijkm')).rejects.toThrow('the match is not over');
  expect([kept.read, kept.sent]).toEqual([0, []]);
});
