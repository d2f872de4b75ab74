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

/** The database of this browser. What could not be opened, or was closed in between, is opened anew by whoever asks next. */
function database(): Promise<IDBDatabase> {
  if (opened) return opened;
  const opening = open();
  opened = opening;
  const forget = () => {
    if (opened === opening) opened = undefined;
  };
  opening.then((found) => {
    found.onclose = forget;
    // Another window has a newer version of the program, which waits until this one lets go.
    found.onversionchange = () => {
      found.close();
      forget();
    };
  }, forget);
  return opening;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    let isGivenUp = false;
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result } = request;
      if (oldVersion < 1) {
        result.createObjectStore('rows', { keyPath: ['id', 'number'] });
        result.createObjectStore('matches', { keyPath: 'id' });
      }
      result.createObjectStore('archived', { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // Nobody waits for it any more, and open it would be in the way of the next one.
      if (isGivenUp) request.result.close();
      else resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('no storage'));
    // A window with an older version of the program does not let go: to wait could take for ever.
    request.onblocked = () => {
      isGivenUp = true;
      reject(new Error('another window holds the storage'));
    };
  });
}

/** Adds rows to the log of a match, all or none; whether somebody else was first or has deleted the match. */
export async function append(
  id: string,
  rows: readonly Row[],
  summary: Summary | undefined,
): Promise<'kept' | 'taken'> {
  const transaction = (await database()).transaction(['rows', 'matches'], 'readwrite', {
    durability: 'strict',
  });
  return new Promise((resolve, reject) => {
    let isGone = false;
    transaction.oncomplete = () => resolve('kept');
    transaction.onabort = () => {
      if (isGone || transaction.error?.name === 'ConstraintError') resolve('taken');
      else reject(transaction.error ?? new Error('nothing was kept'));
    };
    const store = transaction.objectStore('rows');
    // Without the row before, the match was deleted in another window; a log with a gap could not be read.
    const before = (rows[0]?.number ?? 1) - 1;
    if (before > 0) {
      const counted = store.count([id, before]);
      counted.onsuccess = () => {
        if (counted.result > 0) return;
        isGone = true;
        transaction.abort();
      };
    }
    for (const row of rows) store.add({ id, ...row });
    if (summary) transaction.objectStore('matches').put({ id, summary } satisfies KeptMatch);
  });
}

/** The log of a match from its beginning. */
export async function rowsOf(id: string): Promise<Row[]> {
  const store = (await database()).transaction('rows').objectStore('rows');
  return answered(store.getAll(rowsRange(id)) as IDBRequest<Row[]>);
}

function rowsRange(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

/** What is known of a match without its log; nothing if it is not here. */
export async function summaryOf(id: string): Promise<Summary | undefined> {
  const store = (await database()).transaction('matches').objectStore('matches');
  return (await answered(store.get(id) as IDBRequest<KeptMatch | undefined>))?.summary;
}

/** All matches that are kept. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const store = (await database()).transaction('matches').objectStore('matches');
  return answered(store.getAll() as IDBRequest<KeptMatch[]>);
}

/** The matches in this browser that are being played or are over, the latest first; none where nothing can be kept. */
export async function playedHere(phase: 'playing' | 'over'): Promise<Summary[]> {
  try {
    const summaries = (await keptMatches()).map(({ summary }) => summary);
    const found = summaries.filter((summary) => summary.phase === phase);
    return found.sort((one, other) => other.changed - one.changed);
  } catch {
    return [];
  }
}

/** Deletes a match with its log and what is known of it. What was sent to the server stays there. */
export async function forget(id: string): Promise<void> {
  const stores = ['rows', 'matches', 'archived'] as const;
  const transaction = (await database()).transaction(stores, 'readwrite');
  transaction.objectStore('rows').delete(rowsRange(id));
  transaction.objectStore('matches').delete(id);
  transaction.objectStore('archived').delete(id);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was deleted'));
  });
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
