/** People over HTTP: profiles, ratings, accounts. */
import { get, post, request } from './http';
import type { Player, Summary } from './matches';

export const speeds = ['bullet', 'blitz', 'rapid', 'classical', 'correspondence'] as const;

export type Speed = (typeof speeds)[number];

/** A rating at a game and speed. */
export interface Rating {
  game: string;
  speed: Speed;
  rating: number;
  /** How far it may be off; games with a formula of their own have none. */
  deviation: number | null;
  /** Whether it is still a guess. */
  provisional: boolean;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  /** The points of all games as the book counts them. */
  points: number;
}

export type Ranked = Rating & { place: number; name: string };

/** What a match did to a rating. */
export interface RatingChange {
  match: string;
  before: number;
  after: number;
  at: number;
}

export interface Profile {
  player: Player;
  kind: 'human' | 'bot';
  about: string;
  created: number;
  ratings: Rating[];
  followers: number;
  /** Whether we follow or block them. */
  followed: boolean;
  blocked: boolean;
}

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

/** A page of the archive. */
export interface Archive {
  matches: Summary[];
  more: boolean;
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

/** What becomes of the matches that this browser played as a guest. */
export type GuestGames = 'take_along' | 'leave';

export interface NameAndPassword {
  name: string;
  password: string;
  guest_games: GuestGames;
}

export async function register(who: NameAndPassword): Promise<Player> {
  return post('/api/people', who);
}

export async function signIn(who: NameAndPassword): Promise<Player> {
  return post('/api/login', who);
}

export async function signOut(): Promise<void> {
  await post('/api/logout');
}

/** A browser in which somebody is signed in. */
export interface Session {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
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
] as const;

export type Scope = (typeof scopes)[number];

export interface Token {
  id: string;
  label: string;
  scopes: Scope[];
  created: number;
  used: number | null;
}

export async function tokens(): Promise<Token[]> {
  return get('/api/tokens');
}

/** Makes a token; its secret is told this once. */
export async function makeToken(
  label: string,
  wanted: readonly Scope[],
): Promise<Token & { secret: string }> {
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

export async function deleteAccount(password: string): Promise<void> {
  await request('DELETE', '/api/me', { password });
}
