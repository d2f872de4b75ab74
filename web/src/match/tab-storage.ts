/**
 * What a tab keeps of a match, so that loading the page anew loses nothing: commands that were given
 * and not yet answered, which are sent again under the same name and done once; and the picks of an
 * action that is half made.
 */
import type { Pick } from '../board/picks';
import type { Command } from '../server/messages';

interface PendingCommand {
  client: string;
  command: Command;
}

const key = (id: string) => `galds.pending.${id}`;

export function pendingCommands(id: string): PendingCommand[] {
  const value = read(key(id));
  return Array.isArray(value) ? (value as PendingCommand[]) : [];
}

export function addPending(id: string, client: string, command: Command): void {
  store(id, [...pendingCommands(id), { client, command }]);
}

export function removePending(id: string, client: string): void {
  store(
    id,
    pendingCommands(id).filter((pending) => pending.client !== client),
  );
}

/** What was in hand after so many actions. */
interface HalfMade {
  ply: number;
  picked: readonly Pick[];
}

const handKey = (id: string) => `galds.hand.${id}`;

/** The picks that were made at this moment of the match; none if they belong to another. */
export function savedPicks(id: string, ply: number): readonly Pick[] {
  const saved = read(handKey(id)) as HalfMade | undefined;
  return saved?.ply === ply && Array.isArray(saved.picked) ? saved.picked : [];
}

export function savePicks(id: string, ply: number, picked: readonly Pick[]): void {
  write(handKey(id), picked.length === 0 ? undefined : ({ ply, picked } satisfies HalfMade));
}

function store(id: string, pending: readonly PendingCommand[]): void {
  write(key(id), pending.length === 0 ? undefined : pending);
}

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage things live as long as the page.
  }
}
