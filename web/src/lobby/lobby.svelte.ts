/** The lobby as it is now: who waits, what goes on, and one's own challenges, of which there may be several. */
import { navigate } from '../router/router.svelte';
import { live } from '../server/connection.svelte';
import { get, post } from '../server/http';
import { mine, waiting, type Summary } from '../server/matches';
import { ensureSomebody, person } from '../server/person.svelte';
import { troubleInWords } from '../server/trouble';
import type { Counts } from '../wire';

/** Milliseconds between two countings. */
const COUNT_EVERY = 10_000;

export class Lobby {
  /** Everybody's open challenges, the latest first. */
  open = $state.raw<readonly Summary[] | undefined>(undefined);
  counts = $state.raw<Counts | undefined>(undefined);
  trouble = $state('');

  /** One's own challenges that anybody may accept. */
  own = $derived((this.open ?? []).filter((match) => isOwn(match)));
  others = $derived((this.open ?? []).filter((match) => !isOwn(match)));

  /** The challenges that were one's own when last looked at. */
  #waited = new Set<string>();

  /** Follows the lobby until the function that it gives is called. */
  enter(): () => void {
    const leave = live.watchLobby((message) => {
      if (message.type === 'lobby') this.#show(message.waiting);
    });
    void this.#load();
    const timer = setInterval(() => document.hidden || void this.#count(), COUNT_EVERY);
    return () => {
      clearInterval(timer);
      leave();
    };
  }

  /** A challenge was made; somebody may have been waiting for just that. */
  async made(id: string): Promise<void> {
    this.#waited.add(id);
    await this.#load();
  }

  async withdraw(id: string): Promise<void> {
    this.#waited.delete(id);
    await this.#try(() => post(`/api/matches/${id}/commands`, { do: 'abort' }));
    await this.#load();
  }

  async accept(id: string): Promise<void> {
    await this.#try(async () => {
      await ensureSomebody();
      await post(`/api/matches/${id}/commands`, { do: 'join' });
      navigate(`/match/${id}`);
    });
  }

  async #load(): Promise<void> {
    await this.#try(async () => this.#show(await waiting()));
    await this.#count();
  }

  #show(open: readonly Summary[]): void {
    this.open = open;
    this.trouble = '';
    const gone = [...this.#waited].some((id) => !open.some((match) => match.id === id));
    for (const { id } of this.own) this.#waited.add(id);
    if (gone) void this.#goToBoard();
  }

  /** A challenge of ours is no longer open: if somebody has accepted it, the game begins. */
  async #goToBoard(): Promise<void> {
    const own = await mine().catch(() => []);
    const begun = own.find((match) => match.phase === 'playing' && this.#waited.has(match.id));
    const open = own.filter((match) => match.phase === 'open').map((match) => match.id);
    this.#waited = new Set(open);
    if (begun) navigate(`/match/${begun.id}`);
  }

  async #count(): Promise<void> {
    await this.#try(async () => {
      this.counts = await get<Counts>('/api/counts');
    });
  }

  async #try(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.trouble = await troubleInWords(error);
    }
  }
}

function isOwn(match: Summary): boolean {
  return person.player !== undefined && match.first?.id === person.player.id;
}
