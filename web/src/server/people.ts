/** People over HTTP: profiles, ratings, accounts. */
import { get, post, request } from './http';
import type {
  Archive,
  CameIn,
  CodesLeft,
  MadeCodes,
  MadeToken,
  NameAndPassword,
  Player,
  Profile,
  Ranked,
  RatingChange,
  Scope,
  Session,
  Speed,
  Summary,
  Token,
} from '../wire';

export type {
  Archive,
  GuestGames,
  NameAndPassword,
  Profile,
  Ranked,
  Rating,
  RatingChange,
  Scope,
  Session,
  Speed,
  Token,
} from '../wire';

export const speeds = [
  'bullet',
  'blitz',
  'rapid',
  'classical',
  'correspondence',
] as const satisfies readonly Speed[];

export type Relation = 'follow' | 'block';

const at = (name: string) => `/api/people/${encodeURIComponent(name)}`;

export async function topPlayers(game: string, speed: Speed): Promise<Ranked[]> {
  return get(`/api/leaderboards/${game}/${speed}`);
}

export async function profileOf(name: string): Promise<Profile> {
  return get(at(name));
}

export async function ratingHistory(
  name: string,
  game: string,
  speed: Speed,
): Promise<RatingChange[]> {
  return get(`${at(name)}/ratings/${game}/${speed}`);
}

/** What a match did to the ratings of both, the first side first; nothing while it is not rated. */
export async function changesOf(match: string): Promise<RatingChange[]> {
  return get(`/api/matches/${match}/ratings`);
}

/** The matches of somebody, the latest first; the next page goes on after the last entry. */
export async function matchesOf(
  player: Player,
  phase: 'playing' | 'over',
  after?: Summary,
): Promise<Archive> {
  const query = new URLSearchParams({ player: player.id, phase, limit: '20' });
  if (after) {
    query.set('before', String(after.changed));
    query.set('before_id', after.id);
  }
  return get(`/api/matches?${query}`);
}

export async function relate(name: string, relation: Relation, is: 'on' | 'off'): Promise<void> {
  await request(is === 'on' ? 'PUT' : 'DELETE', `${at(name)}/${relation}`);
}

export async function related(list: 'following' | 'blocked'): Promise<Player[]> {
  return get(`/api/me/${list}`);
}

export async function register(who: NameAndPassword): Promise<CameIn> {
  return post('/api/people', who);
}

export async function signIn(who: NameAndPassword): Promise<CameIn> {
  return post('/api/login', who);
}

export async function signOut(): Promise<void> {
  await post('/api/logout');
}

export async function sessions(): Promise<Session[]> {
  return get('/api/sessions');
}

export async function endSession(id: string): Promise<void> {
  await request('DELETE', `/api/sessions/${encodeURIComponent(id)}`);
}

export async function endOtherSessions(): Promise<void> {
  await request('DELETE', '/api/sessions');
}

/** What a token may be used for. */
export const scopes = [
  'bot:play',
  'board:play',
  'challenge:read',
  'challenge:write',
  'follow:read',
  'follow:write',
  'tournament:write',
  'account:read',
] as const satisfies readonly Scope[];

export async function tokens(): Promise<Token[]> {
  return get('/api/tokens');
}

/** Makes a token; its secret is told this once. */
export async function makeToken(label: string, wanted: readonly Scope[]): Promise<MadeToken> {
  return post('/api/tokens', { label, scopes: wanted });
}

export async function endToken(id: string): Promise<void> {
  await request('DELETE', `/api/tokens/${encodeURIComponent(id)}`);
}

export async function setAbout(about: string): Promise<void> {
  await request('PUT', '/api/me/profile', { about });
}

export async function changePassword(old: string, wanted: string): Promise<void> {
  await request('PUT', '/api/me/password', { old, new: wanted });
}

/** How many recovery codes somebody has left. */
export async function codesLeft(): Promise<number> {
  return (await get<CodesLeft>('/api/me/recovery-codes')).left;
}

/** Makes new recovery codes, which are told this once. */
export async function makeCodes(password: string): Promise<string[]> {
  return (await post<MadeCodes>('/api/me/recovery-codes', { password })).codes;
}

/** A new password by a recovery code. */
export async function recover(who: {
  name: string;
  code: string;
  password: string;
}): Promise<Player> {
  return post('/api/recover', who);
}

export async function deleteAccount(password: string): Promise<void> {
  await request('DELETE', '/api/me', { password });
}
