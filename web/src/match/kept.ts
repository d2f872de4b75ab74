/**
 * Commands that were given and not yet answered, kept for this tab: a page that is loaded anew sends
 * them again under the same name, and the server does each once.
 */
import type { Command } from '../server/messages';

interface Kept {
  client: string;
  command: Command;
}

const key = (id: string) => `galds.pending.${id}`;

export function keptPending(id: string): Kept[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key(id)) ?? '[]');
    return Array.isArray(value) ? (value as Kept[]) : [];
  } catch {
    return [];
  }
}

export function keepPending(id: string, client: string, command: Command): void {
  store(id, [...keptPending(id), { client, command }]);
}

export function forgetPending(id: string, client: string): void {
  store(
    id,
    keptPending(id).filter((kept) => kept.client !== client),
  );
}

function store(id: string, kept: readonly Kept[]): void {
  try {
    if (kept.length === 0) sessionStorage.removeItem(key(id));
    else sessionStorage.setItem(key(id), JSON.stringify(kept));
  } catch {
    // Without storage a command lives as long as the page.
  }
}
