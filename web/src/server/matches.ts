/** Matches over HTTP: making them and listing them. */
import { get, post } from './http';

export type Seat = 'first' | 'second';
export type SideChoice = Seat | 'random';
export type Phase = 'open' | 'playing' | 'over';

export type TimeControl =
  | { type: 'none' }
  | { type: 'increment'; initial: number; increment: number }
  | { type: 'delay'; initial: number; delay: number }
  | { type: 'days'; days: number };

/** Whoever gets the link, anybody in the lobby, somebody by name, or the computer at a level. */
export type Wanted = 'link' | 'lobby' | { name: string } | { computer: number };

export interface NewMatch {
  game: string;
  rules?: string;
  control?: TimeControl;
  rated?: 'rated' | 'casual';
  side?: SideChoice;
  opponent?: Wanted;
}

export interface Player {
  name: string;
  title?: string;
  rating?: number;
}

/** An entry of a list of matches. */
export interface Summary {
  id: string;
  game: string;
  control: TimeControl;
  rated: 'rated' | 'casual';
  phase: Phase;
  players: { first: Player | null; second: Player | null };
}

export async function makeMatch(match: NewMatch): Promise<{ id: string }> {
  return post('/api/matches', match);
}

/** Matches that are being played or wait for an opponent. */
export async function listMatches(phase: Phase, game?: string): Promise<Summary[]> {
  const query = new URLSearchParams({ phase, ...(game ? { game } : {}) });
  const { matches } = await get<{ matches: Summary[] }>(`/api/matches?${query}`);
  return matches;
}
