/** Who is at this browser: nobody yet, a guest, or somebody with an account. */
import { get, post } from './http';
import type { NewGuest, Player } from '../wire';

class Person {
  player = $state.raw<Player | undefined>(undefined);

  /** The name of the account, if there is one. */
  get account(): string | undefined {
    return this.player?.id.startsWith('person:') ? this.player.name : undefined;
  }
}

export const person = new Person();

const listeners = new Set<() => void>();

/** Hears when somebody becomes a guest or signs in: connections have to be made anew then. */
export function onPersonChange(hear: () => void): void {
  listeners.add(hear);
}

export function setPerson(player: Player | undefined): void {
  const isOther = player?.id !== person.player?.id;
  person.player = player;
  if (isOther) for (const hear of listeners) hear();
}

let finding: Promise<void> = Promise.resolve();

/** Asks the server who we are. */
export function findPerson(): Promise<void> {
  finding = askWhoWeAre();
  return finding;
}

async function askWhoWeAre(): Promise<void> {
  try {
    const found = await get<Player | null>('/api/me');
    // Nobody changes by that: a connection was made with the same cookie as this question.
    if (!person.player) person.player = found ?? undefined;
  } catch {
    // There is no server, which will be told where it matters.
  }
}

export async function becomeGuest(): Promise<void> {
  const { player } = await post<NewGuest>('/api/guests');
  setPerson(player);
}

/** Makes sure that there is somebody who can act: whoever is nobody becomes a guest. */
export async function ensureSomebody(): Promise<void> {
  await finding;
  if (person.player) return;
  // Another tab may have become a guest meanwhile. A second guest would take the place of that one in this browser.
  const found = await get<Player | null>('/api/me').catch(() => null);
  if (found) setPerson(found);
  else await becomeGuest();
}
