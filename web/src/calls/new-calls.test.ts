import { expect, it } from 'vitest';
import type { Call } from '../server/calls';
import { NewCalls, withToast } from './new-calls';

const call = (subject: string, at: number, read = false): Call => ({
  kind: 'turn',
  subject,
  at,
  read,
});

it('what a page finds when it opens is news only if it happened just now', () => {
  const found = new NewCalls().take([call('new', 95_000), call('old', 1_000)], 100_000);
  expect(found.map(({ subject }) => subject)).toEqual(['new']);
});

it('each call is news once, and again when it is placed anew; what was read is none', () => {
  const fresh = new NewCalls();
  fresh.take([], 100_000);
  expect(fresh.take([call('b', 2), call('a', 1)], 100_000).map((one) => one.subject)).toEqual([
    'a',
    'b',
  ]);
  expect(fresh.take([call('b', 2, true), call('a', 1)], 100_000)).toEqual([]);
  expect(fresh.take([call('a', 3), call('b', 2, true)], 100_000)).toEqual([call('a', 3)]);
});

it('several messages are shown, but one alone over a board at which somebody plays', () => {
  const four = ['a', 'b', 'c', 'd'].map((subject, at) => call(subject, at));
  const shown = (during: 'looking' | 'playing') =>
    four.reduce<readonly Call[]>((toasts, one) => withToast(toasts, one, during), []);
  expect(shown('looking').map((one) => one.subject)).toEqual(['b', 'c', 'd']);
  expect(shown('playing').map((one) => one.subject)).toEqual(['d']);
  // The same call placed anew takes the place of the old one.
  expect(withToast(shown('looking'), call('b', 9), 'looking')).toHaveLength(3);
});
