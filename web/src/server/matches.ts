/** Matches over HTTP: making them and listing them. */
import { get, post, Refused } from './http';
import type {
  Archive,
  Hint,
  HintAsked,
  Made,
  NewMatch,
  PlayedElsewhere,
  Presence,
  Seat,
  Summary,
} from '../wire';
import { becomeGuest, ensureSomebody } from './person.svelte';

export type {
  NewMatch,
  Phase,
  Player,
  Seat,
  SideChoice,
  Summary,
  Terms,
  TimeControl,
  Visibility,
  Wanted,
} from '../wire';

/** Makes a match; whoever is nobody yet becomes a guest for it. */
export async function makeMatch(match: NewMatch): Promise<Made> {
  return asSomebody(() => post('/api/matches', match));
}

/** Has a match that was played without the server join one's own. */
export async function addPlayed(played: PlayedElsewhere): Promise<Made> {
  return asSomebody(() => post('/api/matches/played', played));
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
  return (await get<Archive>(`/api/matches?${query}`)).matches;
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
  const away = await get<Presence>(`/api/matches/${id}/presence`);
  return { first: away.first_away ?? null, second: away.second_away ?? null };
}

/** Matches that wait for anybody. */
export async function waiting(game?: string): Promise<Summary[]> {
  const all = await get<Summary[]>('/api/lobby');
  return game ? all.filter((match) => match.terms.game === game) : all;
}

/** What the engine thinks of a moment of a match; only in casual games against the computer. */
export async function hintFor(id: string, moment: HintAsked): Promise<Hint> {
  return post(`/api/matches/${id}/hint`, moment);
}
