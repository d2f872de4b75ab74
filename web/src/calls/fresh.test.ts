import { expect, it } from 'vitest';
import type { Call } from '../server/calls';
import { Fresh } from './fresh';

const call = (subject: string, at: number, read = false): Call => ({
  kind: 'turn',
  subject,
  at,
  read,
});

it('what a page finds when it opens is news only if it happened just now', () => {
  const found = new Fresh().take([call('new', 95_000), call('old', 1_000)], 100_000);
  expect(found.map(({ subject }) => subject)).toEqual(['new']);
});

it('each call is news once, and again when it is placed anew; what was read is none', () => {
  const fresh = new Fresh();
  fresh.take([], 100_000);
  expect(fresh.take([call('b', 2), call('a', 1)], 100_000).map((one) => one.subject)).toEqual([
    'a',
    'b',
  ]);
  expect(fresh.take([call('b', 2, true), call('a', 1)], 100_000)).toEqual([]);
  expect(fresh.take([call('a', 3), call('b', 2, true)], 100_000)).toEqual([call('a', 3)]);
});
