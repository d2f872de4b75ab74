/** Tournaments over HTTP. */
import { get, post } from './http';
import type {
  CrossLine,
  NewTournament,
  Tournament,
  TournamentChange,
  WholeTournament,
} from '../wire';

export type {
  Cell,
  CrossLine,
  NewTournament,
  RoundBoard,
  Tournament,
  TournamentChange,
  TournamentKind,
  TournamentPhase,
  WholeTournament,
} from '../wire';

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

export async function changeTournament(id: string, change: TournamentChange): Promise<void> {
  await post(`${at(id)}/${change}`);
}
