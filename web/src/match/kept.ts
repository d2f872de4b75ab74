/**
 * What a tab keeps of a match, so that loading the page anew loses nothing: commands that were given
 * and not yet answered, which are sent again under the same name and done once; and the picks of an
 * action that is half made.
 */
import type { Pick } from '../board/picks';
import type { Command } from '../server/messages';

interface Kept {
  client: string;
  command: Command;
}

const key = (id: string) => `galds.pending.${id}`;

export function keptPending(id: string): Kept[] {
  const value = read(key(id));
  return Array.isArray(value) ? (value as Kept[]) : [];
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

/** What was in hand after so many actions. */
interface HalfMade {
  ply: number;
  picked: readonly Pick[];
}

const handKey = (id: string) => `galds.hand.${id}`;

/** The picks that were made at this moment of the match; none if they belong to another. */
export function keptHand(id: string, ply: number): readonly Pick[] {
  const kept = read(handKey(id)) as HalfMade | undefined;
  return kept?.ply === ply && Array.isArray(kept.picked) ? kept.picked : [];
}

export function keepHand(id: string, ply: number, picked: readonly Pick[]): void {
  write(handKey(id), picked.length === 0 ? undefined : ({ ply, picked } satisfies HalfMade));
}

function store(id: string, kept: readonly Kept[]): void {
  write(key(id), kept.length === 0 ? undefined : kept);
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
