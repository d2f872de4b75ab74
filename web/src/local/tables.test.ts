import { beforeEach, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../server/messages';
import { NoModule } from './files';
import type { FromWorker, ToWorker } from './protocol';
import { tablesOf, waitAfter } from './tables';

class FakeWorker {
  static all: FakeWorker[] = [];
  heard: ToWorker[] = [];
  isEnded = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker) {
    this.heard.push(message);
    if (message.type === 'connect') this.tell({ type: 'welcome', you: null, now: 0 });
  }
  terminate() {
    this.isEnded = true;
  }
  tell(message: ServerMessage) {
    this.onmessage?.({ data: { type: 'live', text: JSON.stringify(message) } });
  }
  end() {
    this.onmessage?.({ data: { type: 'ended' } });
  }
}

const files = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.resolve({}) }));
vi.mock('./files', () => ({ loadModule: () => files.load(), NoModule: class extends Error {} }));
vi.mock('./local-matches', () => ({
  localPlayer: () => ({ id: 'guest:here', name: 'Guest here' }),
  noteLocal: () => {},
}));

beforeEach(() => {
  FakeWorker.all = [];
  files.load = () => Promise.resolve({});
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  return () => vi.useRealTimers();
});

const soon = () => vi.advanceTimersByTimeAsync(1_000);

it('starts another worker when one has ended, and waits longer if they end soon after each other', async () => {
  expect([0, 1, 2, 3, 4, 20].map(waitAfter)).toEqual([0, 0, 500, 1000, 2000, 15_000]);
  const leave = tablesOf('ended').live.watch('m', {}, () => {});
  await soon();
  for (let i = 0; i < 20; i++) {
    FakeWorker.all.at(-1)?.end();
    await soon();
  }
  expect(FakeWorker.all.length).toBeGreaterThan(3);
  expect(FakeWorker.all.length).toBeLessThan(9);
  leave();
});

it('says to whoever looks at a match that its files cannot be loaded', async () => {
  files.load = () => Promise.reject(new NoModule('missing'));
  const heard: ServerMessage[] = [];
  const leave = tablesOf('missing').live.watch('m', {}, (message) => heard.push(message));
  await soon();
  expect(heard[0]).toMatchObject({
    type: 'refused',
    id: 'm',
    reason: { key: 'here-no-module', values: {} },
  });
  leave();
});

it('hands on that the computer is to try again', async () => {
  const tables = tablesOf('again');
  const leave = tables.live.watch('m', {}, () => {});
  await soon();
  tables.tryAgain('m');
  await soon();
  expect(FakeWorker.all[0]?.heard.at(-1)).toEqual({ type: 'try_again', id: 'm' });
  leave();
});

it('ends a worker when nobody has looked for a while, and starts one when somebody does', async () => {
  const tables = tablesOf('idle');
  const leave = tables.live.watch('m', {}, () => {});
  await soon();
  const [worker] = FakeWorker.all;
  const alive = setInterval(() => worker?.tell({ type: 'pong', id: 1, now: 0, lag: 0 }), 2_000);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(worker?.isEnded).toBe(false);
  leave();
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(worker?.isEnded).toBe(true);
  clearInterval(alive);
  expect(FakeWorker.all).toHaveLength(1);
  const leaveAgain = tables.live.watch('m', {}, () => {});
  await soon();
  expect(FakeWorker.all).toHaveLength(2);
  expect(FakeWorker.all[1]?.heard.map(({ type }) => type)).toContain('live');
  leaveAgain();
});
