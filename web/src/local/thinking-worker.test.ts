import { beforeEach, expect, it, vi } from 'vitest';
import type { Loaded, Reply } from './module';
import { ThinkingWorker } from './thinking-worker';

class FakeWorker {
  static all: FakeWorker[] = [];
  asked: string[] = [];
  isEnded = false;
  onmessage: ((event: { data: Reply }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: { type: string; question?: { type: string } }) {
    if (message.question) this.asked.push(message.question.type);
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks one question after the other', async () => {
  const thinking = new ThinkingWorker({} as Loaded);
  const [first, second] = [thinking.think({ type: 'one' }), thinking.think({ type: 'two' })];
  await settled();
  const [worker] = FakeWorker.all;
  expect(worker?.asked).toEqual(['one']);
  worker?.onmessage?.({ data: { type: 'answer' } });
  expect(await first).toEqual({ type: 'answer' });
  await settled();
  expect(worker?.asked).toEqual(['one', 'two']);
  worker?.onmessage?.({ data: { type: 'other' } });
  expect(await second).toEqual({ type: 'other' });
});

it('gives the question after a failure to a new worker', async () => {
  const thinking = new ThinkingWorker({} as Loaded);
  const failed = thinking.think({ type: 'one' });
  const next = thinking.think({ type: 'two' });
  await settled();
  const preventDefault = vi.fn();
  FakeWorker.all[0]?.onerror?.({ preventDefault });
  expect(preventDefault).toHaveBeenCalled();
  await expect(failed).rejects.toThrow('the engine failed');
  await settled();
  expect(FakeWorker.all).toHaveLength(2);
  expect(FakeWorker.all[0]?.isEnded).toBe(true);
  FakeWorker.all[1]?.onmessage?.({ data: { type: 'answer' } });
  expect(await next).toEqual({ type: 'answer' });
});
