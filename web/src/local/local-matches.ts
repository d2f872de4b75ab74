/** Which matches are played in this browser, of which game, and who plays them: known before any worker is. */
import type { Player } from '../server/matches';

const MATCHES = 'galds.local.matches';
const PLAYER = 'galds.local.player';

/** The game of a match that is played here; nothing if it is played at a server. */
export function localGame(id: string): string | undefined {
  const games = read();
  return Object.hasOwn(games, id) ? games[id] : undefined;
}

export function noteLocal(id: string, game: string): void {
  write(MATCHES, JSON.stringify({ ...read(), [id]: game }));
}

/** The match was deleted. */
export function forgetLocal(id: string): void {
  const { [id]: _, ...others } = read();
  write(MATCHES, JSON.stringify(others));
}

function read(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(MATCHES) ?? '{}') ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Whoever plays here is always the same guest. */
export function localPlayer(): Player {
  let id = '';
  try {
    id = localStorage.getItem(PLAYER) ?? '';
  } catch {
    // Without storage somebody plays for as long as the page is open.
  }
  if (!id) {
    id = crypto.randomUUID();
    write(PLAYER, id);
  }
  return { id: `guest:${id}`, name: `Guest ${id.slice(0, 4)}` };
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage things live as long as the page.
  }
}
