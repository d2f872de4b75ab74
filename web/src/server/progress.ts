/** What somebody with an account has learned, as the server keeps it. */
import type { OwnProgress } from '../wire';
import { get, post } from './http';

export type { OwnProgress } from '../wire';

/** Everything that the account knows. */
export async function ownProgress(): Promise<OwnProgress> {
  return get('/api/me/progress');
}

type DeepReadonly<T> = { readonly [Part in keyof T]: DeepReadonly<T[Part]> };

/** Adds to what the server knows. */
export async function addProgress(learned: DeepReadonly<OwnProgress>): Promise<void> {
  await post('/api/me/progress', learned);
}
