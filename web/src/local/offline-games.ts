/** Games that are kept for offline: everything of the pages, and the modules of the game, in the worker's store. */
import { filesOf, LIST, listModules, namesOf, pathOf } from './files';

interface Sized {
  path: string;
  bytes: number;
}

/** What a game takes to be kept, and whether it is. */
export interface Keeping {
  /** Nothing if this server has no module of the game. */
  bytes: number | undefined;
  isKept: boolean;
}

export async function keepingOf(game: string): Promise<Keeping> {
  const list = await listModules();
  const files = namesOf(filesOf(game, list));
  const pages = await pageFiles();
  if (files.length === 0 || !pages) return { bytes: undefined, isKept: false };
  const bytes = [...files.map((file) => list[file] ?? 0), ...pages.map((page) => page.bytes)];
  return {
    bytes: bytes.reduce((sum, one) => sum + one, 0),
    isKept: await areKept(files.map(pathOf)),
  };
}

async function pageFiles(): Promise<Sized[] | undefined> {
  try {
    const answer = await fetch('/files.json');
    return answer.ok ? ((await answer.json()) as Sized[]) : undefined;
  } catch {
    return undefined;
  }
}

async function areKept(paths: readonly string[]): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const found = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
  return found.every((answer) => answer !== undefined);
}

/** Has the service worker keep a game; whether it did. */
export async function keep(game: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  const files = namesOf(filesOf(game, await listModules()));
  if (!active || files.length === 0) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    active.postMessage({ keep: [LIST, ...files.map(pathOf)] }, [port2]);
  });
}
