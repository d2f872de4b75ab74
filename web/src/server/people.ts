/** People over HTTP. */
import { get } from './http';

export interface Ranked {
  name: string;
  rating: number;
}

export async function topPlayers(game: string): Promise<Ranked[]> {
  const { players } = await get<{ players: Ranked[] }>(`/api/leaderboards/${game}`);
  return players;
}
