import { beforeEach, expect, it, vi } from 'vitest';

/** A request to open a database, which the test lets succeed or fail. */
class Opening {
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onblocked: (() => void) | null = null;
  onupgradeneeded: unknown = null;
  error = null;
  result = new Database();
}

class Database {
  isClosed = false;
  onclose: (() => void) | null = null;
  onversionchange: (() => void) | null = null;
  close() {
    this.isClosed = true;
  }
  /** Finds nothing, at once. */
  transaction() {
    const request: { result: unknown[]; onsuccess?: () => void } = { result: [] };
    setTimeout(() => request.onsuccess?.());
    return { objectStore: () => ({ getAll: () => request }) };
  }
}

let openings: Opening[];

beforeEach(() => {
  openings = [];
  vi.resetModules();
  vi.stubGlobal('indexedDB', {
    open: () => {
      const opening = new Opening();
      openings.push(opening);
      return opening;
    },
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('tries again what could not be opened', async () => {
  const { keptMatches } = await import('./store');
  const first = keptMatches();
  openings[0]?.onerror?.();
  await expect(first).rejects.toThrow('no storage');
  const second = keptMatches();
  openings[1]?.onsuccess?.();
  expect(await second).toEqual([]);
  // What is open is not opened again.
  expect(await keptMatches()).toEqual([]);
  expect(openings).toHaveLength(2);
});

it('lets go when another window has a newer version, and opens the storage again when it is needed', async () => {
  const { keptMatches } = await import('./store');
  const first = keptMatches();
  openings[0]?.onsuccess?.();
  await first;
  openings[0]?.result.onversionchange?.();
  expect(openings[0]?.result.isClosed).toBe(true);
  const second = keptMatches();
  openings[1]?.onsuccess?.();
  expect(await second).toEqual([]);
  openings[1]?.result.onclose?.();
  void keptMatches().catch(() => {});
  expect(openings).toHaveLength(3);
});

it('does not wait for a window that holds the storage', async () => {
  const { keptMatches, playedHere } = await import('./store');
  const first = keptMatches();
  openings[0]?.onblocked?.();
  await expect(first).rejects.toThrow('another window');
  // It comes after all, and would be in the way of the next one.
  openings[0]?.onsuccess?.();
  await settled();
  expect(openings[0]?.result.isClosed).toBe(true);
  const listed = playedHere('over');
  openings[1]?.onerror?.();
  expect(await listed).toEqual([]);
});
