/** The archive of games that were played at one screen. */
import type { ArchivedTable, PlayedTable } from '../wire';
import { get, request } from './http';

export type { ArchivedTable } from '../wire';

const at = (id: string) => `/api/me/one-screen/${encodeURIComponent(id)}`;

/** Puts a game into the archive of whoever is signed in, in place of what was there of it. */
export async function keepOnline(id: string, played: PlayedTable): Promise<void> {
  await request('PUT', at(id), played);
}

/** One's own games, the latest first. */
export async function archivedTables(): Promise<ArchivedTable[]> {
  return get('/api/me/one-screen');
}

export async function deleteTable(id: string): Promise<void> {
  await request('DELETE', at(id));
}
