/** Requests to the server, and what can go wrong with them. */

import type { Reason } from '../wire';
import { checkAnswer } from '../wire/check';
import { reach } from './reach.svelte';

/** From here on, unless the answer has our server's word for it, a proxy speaks: the server behind it is not there. */
const BAD_GATEWAY = 502;

/** The server answered, but not with what was asked for. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    /** The refusal in one word. */
    readonly code: string,
    message: string,
    /** After how many seconds another try makes sense. */
    readonly retryAfter: number | undefined,
    /** The same for people, if the answer is our server's. */
    readonly reason?: Reason,
  ) {
    super(message);
  }
}

/** No answer of the server came. */
export class Unreachable extends Error {}

/** No answer of the server came, and this browser cannot work it out itself: the game is not saved in it. */
export class NotSaved extends Unreachable {}

export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return request<T>('GET', path, undefined, signal);
}

/** What anybody gets who is not signed in, whoever is. */
export async function getAsStranger<T>(path: string): Promise<T> {
  return request<T>('GET', path, undefined, undefined, 'omit');
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return request<T>('POST', path, body);
}

/** What the server answers, or if it cannot be reached what can be worked out here, if anything. */
export async function orHere<T>(
  atServer: () => Promise<T>,
  here: () => Promise<T | undefined>,
): Promise<T> {
  try {
    return await atServer();
  } catch (trouble) {
    if (!(trouble instanceof Unreachable)) throw trouble;
    const found = await here();
    if (found === undefined) throw new NotSaved();
    return found;
  }
}

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  credentials: RequestCredentials = 'same-origin',
): Promise<T> {
  const init: RequestInit = { method, credentials };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  if (signal) init.signal = signal;
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    throw signal?.aborted ? error : lost();
  }
  const text = await response.text();
  reach.isLost = false;
  if (!response.ok) throw refusalOf(response, text);
  const answer = parsed(text);
  checkAnswer(method, path, answer);
  return answer as T;
}

function lost(): Unreachable {
  reach.isLost = true;
  return new Unreachable();
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why the server did not give what was asked for; that nobody reached it where a proxy answers for it. */
export function refusalOf(response: Response, text: string): Refused | Unreachable {
  const { error, code, message, reason } = (parsed(text) ?? {}) as Record<string, unknown>;
  const isOurs = typeof code === 'string';
  if (!isOurs && response.status >= BAD_GATEWAY) return lost();
  const words = [message, error].find((text) => typeof text === 'string');
  const retry = Number(response.headers.get('retry-after') ?? NaN);
  return new Refused(
    response.status,
    isOurs ? code : '',
    words ?? response.statusText,
    Number.isFinite(retry) ? retry : undefined,
    reason as Reason | undefined,
  );
}
