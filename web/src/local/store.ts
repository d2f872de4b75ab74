/**
 * Matches that are played in this browser, as logs: rows are added and never changed. Two pages that write to the
 * same match at once cannot both add row n; the second one finds it taken, as two servers would.
 */
import type { Summary } from '../server/matches';
import type { PlayedRow } from '../wire';

export interface Row extends PlayedRow {
  number: number;
  client: string | null;
}

export interface KeptMatch {
  id: string;
  summary: Summary;
}

/** That a match is at the server, too, and under which name. */
interface Archived {
  id: string;
  there: string;
}

const NAME = 'galds';
const VERSION = 2;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result } = request;
      if (oldVersion < 1) {
        result.createObjectStore('rows', { keyPath: ['id', 'number'] });
        result.createObjectStore('matches', { keyPath: 'id' });
      }
      result.createObjectStore('archived', { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  });
  return opened;
}

/** Adds rows to the log of a match, all or none; whether somebody else was first. */
export async function append(
  id: string,
  rows: readonly Row[],
  summary: Summary | undefined,
): Promise<'kept' | 'taken'> {
  const transaction = (await database()).transaction(['rows', 'matches'], 'readwrite', {
    durability: 'strict',
  });
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve('kept');
    transaction.onabort = () => {
      if (transaction.error?.name === 'ConstraintError') resolve('taken');
      else reject(transaction.error ?? new Error('nothing was kept'));
    };
    for (const row of rows) transaction.objectStore('rows').add({ id, ...row });
    if (summary) transaction.objectStore('matches').put({ id, summary } satisfies KeptMatch);
  });
}

/** The log of a match from its beginning. */
export async function rowsOf(id: string): Promise<Row[]> {
  const store = (await database()).transaction('rows').objectStore('rows');
  const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
  return answered(store.getAll(range) as IDBRequest<Row[]>);
}

/** All matches that are kept. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const store = (await database()).transaction('matches').objectStore('matches');
  return answered(store.getAll() as IDBRequest<KeptMatch[]>);
}

/** The matches that go on in this browser, the latest first; none where nothing can be kept. */
export async function playedHere(): Promise<Summary[]> {
  try {
    const playing = (await keptMatches())
      .map(({ summary }) => summary)
      .filter(({ phase }) => phase === 'playing');
    return playing.sort((one, other) => other.changed - one.changed);
  } catch {
    return [];
  }
}

/** The name of a match at the server, if it was sent there. */
export async function archivedAs(id: string): Promise<string | undefined> {
  const store = (await database()).transaction('archived').objectStore('archived');
  return (await answered(store.get(id) as IDBRequest<Archived | undefined>))?.there;
}

export async function noteArchived(id: string, there: string): Promise<void> {
  const store = (await database()).transaction('archived', 'readwrite').objectStore('archived');
  await answered(store.put({ id, there } satisfies Archived));
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing can be read'));
  });
}
