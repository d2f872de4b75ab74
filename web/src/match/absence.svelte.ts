/** Whether those who are waited for are there at all. */
import { awayFrom, type Seat } from '../server/matches';
import { seats } from '../server/seats';
import type { Match } from './match.svelte';

/** How often is asked, in milliseconds, while somebody is waited for. */
const ASK_EVERY = 10_000;
/** Whoever loads a page anew is not gone yet. */
const GONE_AFTER = 10_000;

/** The people who have left a match that is being played; the computer never does. */
export class Absence {
  seats = $state.raw<readonly Seat[]>([]);

  /** Follows a match; call it from a component. */
  constructor(match: Match) {
    $effect(() => {
      if (!isWaitedFor(match)) {
        this.seats = [];
        return;
      }
      const timer = setInterval(() => document.hidden || void this.#ask(match.id), ASK_EVERY);
      return () => clearInterval(timer);
    });
  }

  async #ask(id: string): Promise<void> {
    try {
      const away = await awayFrom(id);
      this.seats = seats.filter((seat) => (away[seat] ?? 0) >= GONE_AFTER);
    } catch {
      // Nothing is known; the connection sign says what is wrong.
      this.seats = [];
    }
  }
}

/** Whether somebody else than whoever looks has to act, and is a person. */
function isWaitedFor(match: Match): boolean {
  const now = match.state;
  if (now?.phase !== 'playing' || match.isYourTurn) return false;
  const awaited = now.to_act.map((seat) => (seat === 'first' ? now.first : now.second));
  return awaited.some((player) => player != null && !player.id.startsWith('house:'));
}
