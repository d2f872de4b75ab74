/** Matches over HTTP: making them and listing them. */
import { get, post, Refused } from './http';
import type { Speed } from './people';
import { becomeGuest, ensureSomebody } from './person.svelte';

export type Seat = 'first' | 'second';
export type SideChoice = Seat | 'random';
export type Phase = 'open' | 'playing' | 'over';
export type Visibility = 'lobby' | 'link' | 'invited' | 'computer';

export type TimeControl =
  | { type: 'none' }
  | { type: 'increment'; initial: number; increment: number }
  | { type: 'delay'; initial: number; delay: number }
  | { type: 'days'; days: number };

/** Whoever gets the link, anybody in the lobby, somebody by name, or the computer at a level. */
export type Wanted = 'link' | 'lobby' | { name: string } | { computer: number };

export interface Terms {
  game: string;
  rules: string;
  control: TimeControl;
  rated: 'rated' | 'casual';
  side: SideChoice;
}

export type NewMatch = { game: string; opponent?: Wanted } & Partial<Omit<Terms, 'game'>>;

export interface Player {
  /** `person:ID`, `guest:ID` or `house:LEVEL`. */
  id: string;
  name: string;
}

/** An entry of a list of matches. */
export interface Summary {
  id: string;
  terms: Terms;
  speed: Speed;
  phase: Phase;
  visibility: Visibility;
  first: Player | null;
  second: Player | null;
  result: string;
  changed: number;
}

/** Makes a match; whoever is nobody yet becomes a guest for it. */
export async function makeMatch(match: NewMatch): Promise<{ id: string }> {
  return asSomebody(() => post('/api/matches', match));
}

/** Does something that needs somebody: a guest is made if nobody is known, or no longer. */
async function asSomebody<T>(act: () => Promise<T>): Promise<T> {
  await ensureSomebody();
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    await becomeGuest();
    return act();
  }
}

/** Matches that are being played, the latest first. */
export async function playing(game?: string): Promise<Summary[]> {
  const query = new URLSearchParams({ phase: 'playing', ...(game ? { game } : {}) });
  return (await get<{ matches: Summary[] }>(`/api/matches?${query}`)).matches;
}

/** One's own matches that wait or are played; nobody has none. */
export async function mine(): Promise<Summary[]> {
  try {
    return await get<Summary[]>('/api/matches/mine');
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return [];
    throw error;
  }
}

/** For how many milliseconds the players of a match have been away: 0 for whoever is there. */
export async function awayFrom(id: string): Promise<Record<Seat, number | null>> {
  const { first_away: first, second_away: second } = await get<{
    first_away: number | null;
    second_away: number | null;
  }>(`/api/matches/${id}/presence`);
  return { first, second };
}

/** Matches that wait for anybody. */
export async function waiting(game?: string): Promise<Summary[]> {
  const all = await get<Summary[]>('/api/lobby');
  return game ? all.filter((match) => match.terms.game === game) : all;
}
