/** The one live connection of this page, in the real world. */
import { get, post, Refused } from './http';
import { Live, type Socket, type Status } from './live';
import type { MatchEvent, MatchState, SentBoardState, ServerMessage } from './messages';
import { onPersonChange } from './person.svelte';

class Connection {
  status = $state<Status>('connecting');
  lag = $state<number | undefined>(undefined);
  /** The server's time less ours, in milliseconds. */
  ahead = $state(0);
}

export const connection = new Connection();

export const live = new Live({
  socket: () => {
    const address = new URL('/api/live', window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    return new WebSocket(address) as Socket;
  },
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  random: Math.random,
  poll: async (id, since, drawing) => {
    const looked = await look(id, { since: String(since), ...drawing });
    setTime(looked.now);
    const { events, state, board } = looked;
    return { type: 'match', id, events, state, ...(board ? { board } : {}) };
  },
  command: async (id, client, command) => {
    try {
      const done = await post<{ number: number; version: number }>(`/api/matches/${id}/commands`, {
        client,
        ...command,
      });
      return { type: 'ack', id, client, ...done };
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500 || error.status === 429) throw error;
      const { code, message, reason } = error;
      return { type: 'refused', id, client, code, message, ...(reason && { reason }) };
    }
  },
});

/** A match over HTTP: what is new, and its board, now or after so many actions. */
export async function look(id: string, query: Record<string, string>): Promise<Looked> {
  return get(`/api/matches/${id}?${new URLSearchParams({ detail: 'board', ...query })}`);
}

interface Looked {
  events: MatchEvent[];
  state: MatchState;
  board?: SentBoardState;
  now: number;
}

live.onstatus = (status, lag) => {
  connection.status = status;
  connection.lag = lag;
};

live.listen((message: ServerMessage) => {
  if (message.type === 'welcome') setTime(message.now);
  if (message.type === 'pong') setTime(message.now + (connection.lag ?? 0) / 2);
});

onPersonChange(() => live.renew());
window.addEventListener('online', () => live.wake());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) live.wake();
});

/** The server's clock. */
export function serverNow(): number {
  return Date.now() + connection.ahead;
}

function setTime(now: number): void {
  connection.ahead = now - Date.now();
}
