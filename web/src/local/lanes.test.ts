import { expect, it } from 'vitest';
import { lanesOn } from './analysis';
import { inLanes } from './lanes';

it('leaves a core to the page, and takes no more than four', () => {
  expect([1, 2, 3, 4, 5, 6, 64].map(lanesOn)).toEqual([1, 1, 2, 3, 4, 4, 4]);
});

it('does everything once, as much of it at once as there are lanes', async () => {
  const done: number[] = [];
  const ends: (() => void)[] = [];
  const all = inLanes(3, 7, new AbortController().signal, async (number) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    done.push(number);
  });
  for (const running of [3, 3, 3, 3, 3, 2, 1]) {
    expect(ends).toHaveLength(running);
    // The one that began last is done first.
    ends.pop()?.();
    for (let i = 0; i < 5; i++) await Promise.resolve();
  }
  await all;
  expect(done).toEqual([2, 3, 4, 5, 6, 1, 0]);
});

it('begins nothing more when it is enough, or when something fails', async () => {
  const abort = new AbortController();
  const begun: number[] = [];
  await inLanes(2, 10, abort.signal, async (number) => {
    begun.push(number);
    if (number === 3) abort.abort();
  });
  expect(begun).toEqual([0, 1, 2, 3]);
  const failed = inLanes(2, 10, new AbortController().signal, () =>
    Promise.reject(new Error('no')),
  );
  await expect(failed).rejects.toThrow('no');
});
