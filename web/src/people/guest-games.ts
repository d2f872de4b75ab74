/** What a guest would take along into an account. */
import { mine, type Player } from '../server/matches';
import { matchesOf } from '../server/people';

export interface GuestGamesCount {
  /** Matches that wait or are being played. */
  running: number;
  /** Matches that are over, as it is shown: a long list is not counted to its end. */
  finished: string;
}

/** Counts the matches of a guest; nothing for anybody else, and where there are none. */
export async function guestGames(player: Player | undefined): Promise<GuestGamesCount | undefined> {
  if (!player?.id.startsWith('guest:')) return undefined;
  const [running, over] = await Promise.all([mine(), matchesOf(player, 'over')]);
  if (running.length + over.matches.length === 0) return undefined;
  return {
    running: running.length,
    finished: `${over.matches.length}${over.more ? '+' : ''}`,
  };
}
