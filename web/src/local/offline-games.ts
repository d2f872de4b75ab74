/** Games that are saved for offline use: everything of the pages, and the modules of the game. The service worker keeps them. */
import { filesOf, listModules, namesOf } from './files';

interface Sized {
  path: string;
  bytes: number;
}

/** Whether games can be saved here: not without https, and not in some private windows. */
export type Support = 'there' | 'insecure' | 'unsupported';

/** A game that is saved, can be saved, is not offered by this server, or cannot be asked for without a network. */
export type Standing = 'kept' | 'free' | 'missing' | 'away';

export interface Keeping {
  standing: Standing;
  /** What is still to be loaded, on the way. */
  bytes: number;
}

/** What the service worker notes of a version of the pages (`public/worker.js`); the one in use comes first. */
interface Version {
  games: Record<string, string>;
}

/** In milliseconds: a service worker that works says so more often. */
const MOST_SILENCE = 20_000;

export function supportOf(): Support {
  if (!globalThis.isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'caches' in globalThis ? 'there' : 'unsupported';
}

export async function keepings(games: readonly string[]): Promise<Record<string, Keeping>> {
  const [list, kept, pages] = await Promise.all([listModules(), keptGames(), missingPages()]);
  const keepingOf = (game: string): Keeping => {
    if (kept.includes(game)) return { standing: 'kept', bytes: 0 };
    if (pages === undefined || !navigator.onLine) return { standing: 'away', bytes: 0 };
    const files = namesOf(filesOf(game, list));
    const bytes = files.reduce((sum, file) => sum + (list[file] ?? 0), pages);
    return { standing: files.length > 0 ? 'free' : 'missing', bytes };
  };
  return Object.fromEntries(games.map((game) => [game, keepingOf(game)]));
}

async function keptGames(): Promise<string[]> {
  const note = await caches.match('/versions');
  const [now] = note ? ((await note.json()) as Version[]) : [];
  return Object.keys(now?.games ?? {});
}

/** The bytes of all files of the pages that this browser does not have yet; nothing if it cannot be learned. */
async function missingPages(): Promise<number | undefined> {
  const answer = await fetch('/files.json').catch(() => undefined);
  if (!answer?.ok) return undefined;
  const files = (await answer.json()) as Sized[];
  const bytes = await Promise.all(
    files.map(async (file) => ((await isKept(file.path)) ? 0 : file.bytes)),
  );
  return bytes.reduce((sum, one) => sum + one, 0);
}

async function isKept(path: string): Promise<boolean> {
  return (await caches.match(path, { ignoreVary: true })) !== undefined;
}

/** Has the service worker save a game; whether it did. */
export async function keep(game: string): Promise<boolean> {
  // Without that a browser that needs room may delete what was saved. It may ask; nothing waits for the answer.
  void navigator.storage?.persist?.().catch(() => false);
  const files = filesOf(game, await listModules());
  return files !== undefined && tell({ keep: game, code: files.code });
}

/** Has the service worker delete a game; whether it did. */
export function remove(game: string): Promise<boolean> {
  return tell({ remove: game });
}

/** Tells the service worker something and waits until it is done, but not for one that has ended meanwhile. */
async function tell(message: unknown): Promise<boolean> {
  const worker = await activeWorker();
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isDone);
    };
    const wait = () => setTimeout(() => end(false), MOST_SILENCE);
    let timer = wait();
    port1.onmessage = ({ data }) => {
      if (data !== 'working') return end(data === true);
      clearTimeout(timer);
      timer = wait();
    };
    worker.postMessage(message, [port2]);
  });
}

/** The service worker; none where it could not be registered, for which `ready` would wait for ever. */
async function activeWorker(): Promise<ServiceWorker | null | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, MOST_SILENCE, undefined));
  return (await Promise.race([navigator.serviceWorker.ready, late]))?.active;
}
