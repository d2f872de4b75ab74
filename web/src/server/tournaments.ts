/** Tournaments over HTTP. */
import { get, post } from './http';
import type { TimeControl } from './matches';

export type TournamentKind = 'round_robin' | 'swiss';
export type TournamentPhase = 'open' | 'running' | 'over' | 'cancelled';

export interface NewTournament {
  title: string;
  kind: TournamentKind;
  /** Rounds (Swiss), or how often everybody meets everybody. */
  length: number;
  game: string;
  rules: string;
  control: TimeControl;
  rated: 'rated' | 'casual';
}

export interface Tournament extends NewTournament {
  id: string;
  phase: TournamentPhase;
  created: number;
  changed: number;
}

/** A board of a round; people are numbered by their places in the list of entrants, from 0. */
export interface RoundBoard {
  first: number;
  /** Nobody in a bye. */
  second: number | null;
  match: string | null;
  first_points: number | null;
  second_points: number | null;
}

export interface WholeTournament extends Tournament {
  /** The name of whoever made it; nobody if the account is gone. */
  creator: string | null;
  entrants: { name: string; withdrawn: boolean }[];
  rounds: RoundBoard[][];
}

/** What somebody did in a round. */
export type Cell =
  | { type: 'game'; opponent: number; side: number; half_points: number | null }
  | { type: 'walkover'; opponent: number; half_points: number }
  | { type: 'bye'; half_points: number }
  | { type: 'absent' };

export interface CrossLine {
  place: number;
  name: string;
  seat: number;
  points: number;
  buchholz: number;
  sonneborn_berger: number;
  wins: number;
  rounds: Cell[];
}

const at = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;

export async function tournaments(): Promise<Tournament[]> {
  return get('/api/tournaments');
}

export async function tournament(id: string): Promise<WholeTournament> {
  return get(at(id));
}

export async function crosstable(id: string): Promise<CrossLine[]> {
  return get(`${at(id)}/crosstable`);
}

export async function makeTournament(wanted: NewTournament): Promise<Tournament> {
  return post('/api/tournaments', wanted);
}

export async function changeTournament(
  id: string,
  change: 'join' | 'withdraw' | 'start' | 'cancel',
): Promise<void> {
  await post(`${at(id)}/${change}`);
}
