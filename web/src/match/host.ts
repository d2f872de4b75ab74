/** Where a match is played: at the server, or at a table in this browser. To a match both are the same. */
import { localGame } from '../local/local-matches';
import { tablesOf } from '../local/tables';
import { live, look, serverNow } from '../server/connection.svelte';
import type { Live } from '../server/live';
import type { Drawing, MatchState, SentBoard } from '../server/messages';

export interface MatchHost {
  kind: 'server' | 'here';
  live: Live;
  /** The board after so many actions. */
  boardAt(ply: number, since: number, drawing: Drawing): Promise<SentBoard | undefined>;
  /** The match as it is. */
  state(): Promise<MatchState>;
  /** The time by which its clocks run. */
  now(): number;
  /** Has the computer try once more what it failed to do; a server does that by itself. */
  tryAgain?: () => void;
}

export function hostOf(id: string): MatchHost {
  const game = localGame(id);
  return game === undefined ? atServer(id) : here(id, game);
}

function atServer(id: string): MatchHost {
  return {
    kind: 'server',
    live,
    async boardAt(ply, since, drawing) {
      const looked = await look(id, { ply: String(ply), since: String(since), ...drawing });
      return looked.board ?? undefined;
    },
    state: async () => (await look(id, {})).state,
    now: serverNow,
  };
}

function here(id: string, game: string): MatchHost {
  const tables = tablesOf(game);
  return {
    kind: 'here',
    live: tables.live,
    async boardAt(ply, since, drawing) {
      return (await tables.look(id, { ply, since, drawing }))['board'] as SentBoard;
    },
    state: async () => (await tables.look(id, {}))['state'] as MatchState,
    now: Date.now,
    tryAgain: () => tables.tryAgain(id),
  };
}
