/** Saving games for offline use: what is shown before, and that nobody waits for a service worker that does not answer. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, keepings, remove, supportOf } from './offline-games';

const LIST = { 'rotary.wasm': 100, 'rotary.net': 20, 'shatra.wasm': 7 };
const PAGES = [
  { path: '/assets/a.js', bytes: 1000 },
  { path: '/assets/b.js', bytes: 500 },
];

/** What the browser has kept, by path. */
let kept: Record<string, unknown>;
const persist = vi.fn(() => Promise.resolve(true));

type Answerer = (port: MessagePort) => void;

/** A service worker that answers so; none that is ever ready without it. */
function serviceWorker(answer?: Answerer) {
  const active = { postMessage: (_: unknown, [port]: MessagePort[]) => port && answer?.(port) };
  return { ready: answer ? Promise.resolve({ active }) : new Promise(() => {}) };
}

function browser(navigator: object): void {
  vi.stubGlobal('navigator', { onLine: true, storage: { persist }, ...navigator });
}

beforeEach(() => {
  kept = {};
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('caches', {
    match: (path: string) => Promise.resolve(path in kept ? Response.json(kept[path]) : undefined),
  });
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path === '/files.json' ? PAGES : LIST)),
  );
  browser({ serviceWorker: serviceWorker() });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shown = async () => keepings(['rotary', 'shatra', 'nardi']);

test('a game takes what it consists of, and the pages as far as they are not there', async () => {
  expect(await shown()).toEqual({
    rotary: { standing: 'free', bytes: 1620 },
    shatra: { standing: 'free', bytes: 1507 },
    nardi: { standing: 'missing', bytes: 1500 },
  });
  kept['/assets/a.js'] = '';
  expect((await shown())['rotary']).toEqual({ standing: 'free', bytes: 620 });
});

test('a saved game takes nothing, and another one nothing but its own files', async () => {
  for (const { path } of PAGES) kept[path] = '';
  kept['/versions'] = [{ games: { rotary: 'rotary.wasm' } }, { games: {} }];
  expect(await shown()).toMatchObject({
    rotary: { standing: 'kept', bytes: 0 },
    shatra: { standing: 'free', bytes: 7 },
  });
});

test('without a network nobody knows what the server offers', async () => {
  kept['/versions'] = [{ games: { rotary: 'rotary.wasm' } }];
  browser({ onLine: false });
  expect(await shown()).toMatchObject({
    rotary: { standing: 'kept' },
    nardi: { standing: 'away' },
  });
});

test('games are saved with https only, and where there is a service worker', () => {
  expect(supportOf()).toBe('there');
  browser({});
  expect(supportOf()).toBe('unsupported');
  vi.stubGlobal('isSecureContext', false);
  expect(supportOf()).toBe('insecure');
});

test('what is saved is asked to stay', async () => {
  browser({ serviceWorker: serviceWorker((port) => port.postMessage(true)) });
  expect(await keep('rotary')).toBe(true);
  expect(persist).toHaveBeenCalled();
  expect(await remove('rotary')).toBe(true);
});

test('a game that the server does not have is not saved', async () => {
  browser({ serviceWorker: serviceWorker((port) => port.postMessage(true)) });
  expect(await keep('nardi')).toBe(false);
});

test('nobody waits for a service worker that could not be registered', async () => {
  const done = keep('rotary');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await done).toBe(false);
});

test('nobody waits for a service worker that has ended', async () => {
  browser({ serviceWorker: serviceWorker(() => {}) });
  const done = keep('rotary');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await done).toBe(false);
});

test('one that is still at work is waited for', async () => {
  let port: MessagePort | undefined;
  browser({ serviceWorker: serviceWorker((given) => (port = given)) });
  const done = keep('rotary');
  for (let times = 0; times < 5; times++) {
    await vi.advanceTimersByTimeAsync(15_000);
    port?.postMessage('working');
    await new Promise((resolve) => setImmediate(resolve));
  }
  port?.postMessage(true);
  expect(await done).toBe(true);
});
