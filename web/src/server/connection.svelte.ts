/** The one live connection of this page, in the real world. */
import { get, post, Refused } from './http';
import { Live, type Socket, type Status } from './live';
import type { Acknowledged, Looked, ServerMessage } from '../wire';
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
      const done = await post<Acknowledged>(`/api/matches/${id}/commands`, {
        client,
        ...command,
      });
      return { type: 'ack', id, client, ...done };
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500 || error.status === 429) throw error;
      const { code, message, reason = { key: code, values: {} } } = error;
      return { type: 'refused', id, client, code, message, reason };
    }
  },
});

/** A match over HTTP: what is new, and its board, now or after so many actions. */
export async function look(
  id: string,
  query: Record<string, string | null | undefined>,
): Promise<Looked> {
  const wanted = new URLSearchParams({ detail: 'board' });
  for (const [name, value] of Object.entries(query)) if (value != null) wanted.set(name, value);
  return get(`/api/matches/${id}?${wanted}`);
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
