import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from './module';

class FakeWorker {
  static all: FakeWorker[] = [];
  isEnded = false;
  onmessage: ((event: { data: Reply }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage({ type }: { type: string }) {
    if (type === 'ask') setTimeout(() => this.onmessage?.({ data: { type: 'answer' } }));
  }
  terminate() {
    this.isEnded = true;
  }
}

vi.mock('./files', () => ({
  loadModule: () => Promise.resolve({}),
  NoModule: class extends Error {},
}));

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  return () => vi.useRealTimers();
});

it('has a worker that is ready think again, and ends one that had nothing to do for long', async () => {
  const { ask } = await import('./thinking');
  const asked = async () => {
    const answer = ask('rotary', { type: 'analyse' });
    await vi.advanceTimersByTimeAsync(10);
    return answer;
  };
  await asked();
  await vi.advanceTimersByTimeAsync(60_000);
  await asked();
  expect(FakeWorker.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(110_000);
  expect(FakeWorker.all[0]?.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeWorker.all[0]?.isEnded).toBe(true);
  await asked();
  expect(FakeWorker.all).toHaveLength(2);
});
