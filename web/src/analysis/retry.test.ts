import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused } from '../server/http';
import { retryWhileBusy, waitAfter } from './retry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = new Refused(503, 'engine_busy', 'too many', undefined);

it('waits as long as the server says, or a little where it says nothing', () => {
  expect(waitAfter(new Refused(429, 'too_many', '', 7))).toBe(7);
  expect(waitAfter(busy)).toBe(2);
});

it('does not wait for what will not change, or for ever', () => {
  expect(waitAfter(new Refused(422, 'action', 'not legal', undefined))).toBeUndefined();
  expect(waitAfter(new Refused(429, 'too_many', '', 3600))).toBeUndefined();
  expect(waitAfter(new Error('else'))).toBeUndefined();
});

it('asks again until there is an answer', async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(busy)
    .mockRejectedValueOnce(busy)
    .mockResolvedValue(undefined);
  const asked = retryWhileBusy(new AbortController().signal, ask);
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  expect(ask).toHaveBeenCalledTimes(3);
});

it('gives up after a while', async () => {
  const ask = vi.fn().mockRejectedValue(busy);
  const asked = retryWhileBusy(new AbortController().signal, ask).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBe(busy);
  expect(ask).toHaveBeenCalledTimes(6);
});

it('stops when nobody wants to know any more', async () => {
  const ask = vi.fn().mockRejectedValue(busy);
  const abort = new AbortController();
  const asked = retryWhileBusy(abort.signal, ask).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  abort.abort();
  expect(await asked).toBe(busy);
  expect(ask).toHaveBeenCalledTimes(1);
});
