import { beforeEach, expect, it, vi } from 'vitest';
import { whileSeen } from './visibility';

const page = Object.assign(new EventTarget(), { hidden: false });

function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Work that ends when the test says so, or is broken off. */
function work() {
  const begun: (() => void)[] = [];
  const act = (seen: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      begun.push(() => resolve('done'));
      seen.addEventListener('abort', () => reject(new Error('broken off')));
    });
  return { begun, act };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
});

it('is broken off when the page is hidden, and begun again when it is seen', async () => {
  const { begun, act } = work();
  const all = whileSeen(new AbortController().signal, act);
  await settled();
  expect(begun).toHaveLength(1);
  hide(true);
  await settled();
  expect(begun).toHaveLength(1);
  hide(false);
  await settled();
  expect(begun).toHaveLength(2);
  begun[1]?.();
  expect(await all).toBe('done');
});

it('does not begin while the page is hidden, and ends for good when nobody wants it any more', async () => {
  hide(true);
  const { begun, act } = work();
  const abort = new AbortController();
  const all = whileSeen(abort.signal, act);
  await settled();
  expect(begun).toHaveLength(0);
  abort.abort(new Error('enough'));
  await expect(all).rejects.toThrow('enough');
});

it('fails if the work itself fails', async () => {
  const all = whileSeen(new AbortController().signal, () => Promise.reject(new Error('no')));
  await expect(all).rejects.toThrow('no');
});
