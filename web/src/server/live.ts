/**
 * The live connection, without any page: a WebSocket that comes back by itself, and requests over
 * HTTP while it cannot.
 *
 * ```text
 *   idle ──start──► connecting ──welcome──► open ──lost──► waiting ──back-off──► connecting
 *                                                            └─ several times ──► polling (and on trying)
 * ```
 *
 * Commands have a name of their own. Each is kept until it is acknowledged or refused and sent again
 * after every reconnection: the server does it once, however often it comes. What is watched is asked
 * for again from the last event that arrived, so nothing is missed and nothing comes twice.
 */
import { checkMessage } from '../wire/check';
import type { ClientMessage, Command, Drawing, ServerMessage } from './messages';

export type Status = 'connecting' | 'open' | 'waiting' | 'polling';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the connection needs from the world; tests give it another one. */
export interface World {
  socket: () => Socket;
  later: (milliseconds: number, act: () => void) => () => void;
  now: () => number;
  random: () => number;
  /** Asks for news over HTTP while there is no socket. */
  poll: (id: string, since: number, drawing: Drawing) => Promise<ServerMessage>;
  /** Sends a command over HTTP. */
  command: (id: string, client: string, command: Command) => Promise<ServerMessage>;
}

interface Watched {
  since: number;
  chatSince: number;
  drawing: Drawing;
  hear: (message: ServerMessage) => void;
}

interface Pending {
  id: string;
  client: string;
  command: Command;
  /** Whether a request over HTTP is on its way with it. */
  isAsked: boolean;
}

/** Waits grow from the first to the last, each with up to half of it more or less. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;
/** After so many failures in a row news are asked for over HTTP. */
const PATIENCE = 3;
const POLL_EVERY = 2_500;
const PING_EVERY = 5_000;
/** After so many pings without any message the socket is taken for dead, whatever it says. */
const MOST_UNANSWERED = 2;
/** A handshake that takes longer has failed. */
const LONGEST_HANDSHAKE = 12_000;

export class Live {
  readonly #world: World;
  readonly #watched = new Map<string, Watched>();
  readonly #pending = new Map<string, Pending>();
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  #socket: Socket | undefined;
  /** Whether the handshake of the socket is over. */
  #isSocketOpen = false;
  #status: Status = 'connecting';
  #failures = 0;
  #lag: number | undefined;
  #pingSent = new Map<number, number>();
  #pingNumber = 0;
  /** Pings since the last message: it is by these that silence is judged, since the timers of a hidden page come late. */
  #unanswered = 0;
  #cancel: (() => void) | undefined;
  #cancelPing: (() => void) | undefined;
  #cancelPoll: (() => void) | undefined;
  #lobby: ((message: ServerMessage) => void) | undefined;
  #wantsCalls = false;
  #tournament: { id: string; hear: () => void } | undefined;
  onstatus: (status: Status, lag: number | undefined) => void = () => {};

  constructor(world: World) {
    this.#world = world;
  }

  get status(): Status {
    return this.#status;
  }

  /** Commands that have not been acknowledged yet. */
  get pending(): readonly { client: string; command: Command }[] {
    return [...this.#pending.values()];
  }

  /** The matches that are watched. */
  get watching(): readonly string[] {
    return [...this.#watched.keys()];
  }

  /** Whether anything is watched or waits for an answer. */
  get isNeeded(): boolean {
    return this.#watched.size > 0 || this.#pending.size > 0 || this.#lobby !== undefined;
  }

  start(): void {
    if (this.#socket || this.#cancel) return;
    this.#connect();
  }

  /** Ends everything; it can be started again. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#cancelPing?.();
    this.#cancelPoll?.();
    this.#cancelPoll = undefined;
    this.#discard();
  }

  /** Has no more use for the socket. Browsers complain if a handshake is broken off, so it may end first. */
  #discard(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    if (this.#isSocketOpen) socket.close();
    else socket.onopen = () => socket.close();
  }

  /** Tries again at once: the browser says that the network is back. */
  wake(): void {
    if (this.#status === 'open' || !this.#cancel) return;
    this.#cancel();
    this.#cancel = undefined;
    this.#connect();
  }

  /** The person has changed (became a guest, signed in): a connection is made anew. */
  renew(): void {
    this.#failures = 0;
    this.#discard();
    this.#cancel?.();
    this.#cancel = undefined;
    this.#connect();
  }

  watch(id: string, drawing: Drawing, hear: (message: ServerMessage) => void): () => void {
    this.#watched.set(id, { since: 0, chatSince: 0, drawing, hear });
    this.#say(this.#watchMessage(id));
    this.start();
    return () => {
      this.#watched.delete(id);
      this.#say({ type: 'leave', id });
    };
  }

  /** Wants the board of a match to be drawn in another way. */
  redraw(id: string, drawing: Drawing): void {
    const watched = this.#watched.get(id);
    if (!watched) return;
    watched.drawing = drawing;
    this.#say(this.#watchMessage(id));
  }

  /** Asks for a match from its beginning: what was kept does not fit what comes. */
  restart(id: string): void {
    const watched = this.#watched.get(id);
    if (!watched) return;
    watched.since = 0;
    this.#say(this.#watchMessage(id));
  }

  watchLobby(hear: (message: ServerMessage) => void): () => void {
    this.#lobby = hear;
    this.#say({ type: 'watch_lobby' });
    this.start();
    return () => {
      this.#lobby = undefined;
      this.#say({ type: 'leave_lobby' });
    };
  }

  /** Has the calls of this person come, as `calls`, for as long as the page is open. */
  watchCalls(): void {
    this.#wantsCalls = true;
    this.#say({ type: 'watch_calls' });
    this.start();
  }

  /** Hears whenever something is new in a tournament, and when something may have been missed. */
  watchTournament(id: string, hear: () => void): () => void {
    const tournament = { id, hear };
    this.#tournament = tournament;
    this.#say({ type: 'watch_tournament', id });
    this.start();
    return () => {
      if (this.#tournament !== tournament) return;
      this.#tournament = undefined;
      this.#say({ type: 'leave_tournament' });
    };
  }

  listen(hear: (message: ServerMessage) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** Wants something done; it is sent until it is answered. */
  command(id: string, client: string, command: Command): void {
    const pending = { id, client, command, isAsked: false };
    this.#pending.set(client, pending);
    if (this.#status === 'open') this.#say({ type: 'command', id, client, command });
    else if (this.#status === 'polling') void this.#ask(pending);
    this.start();
  }

  say(id: string, client: string, words: string): boolean {
    return this.#say({ type: 'say', id, client, words });
  }

  #connect(): void {
    this.#cancel = undefined;
    if (this.#status !== 'polling') this.#become('connecting');
    const socket = this.#world.socket();
    this.#socket = socket;
    this.#isSocketOpen = false;
    socket.onopen = () => {
      this.#isSocketOpen = true;
    };
    socket.onmessage = (event) => this.#hear(socket, event.data);
    socket.onclose = () => this.#lost(socket);
    // A handshake that hangs is as bad as one that fails.
    this.#cancelPing?.();
    this.#cancelPing = this.#world.later(LONGEST_HANDSHAKE, () => {
      if (this.#status !== 'open') this.#drop(socket);
    });
  }

  #hear(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    const message = parsed(data);
    if (!message) return;
    this.#unanswered = 0;
    if (message.type === 'welcome') this.#opened();
    if (message.type === 'pong') this.#measure(message.id);
    this.#deliver(message);
  }

  #opened(): void {
    this.#failures = 0;
    this.#cancelPoll?.();
    this.#cancelPoll = undefined;
    this.#become('open');
    for (const id of this.#watched.keys()) this.#say(this.#watchMessage(id));
    if (this.#lobby) this.#say({ type: 'watch_lobby' });
    if (this.#wantsCalls) this.#say({ type: 'watch_calls' });
    if (this.#tournament) {
      this.#say({ type: 'watch_tournament', id: this.#tournament.id });
      this.#tournament.hear();
    }
    for (const { id, client, command } of this.#pending.values()) {
      this.#say({ type: 'command', id, client, command });
    }
    this.#ping();
  }

  #deliver(message: ServerMessage): void {
    for (const hear of this.#listeners) hear(message);
    if (message.type === 'ack' || message.type === 'refused') {
      if (message.client) this.#pending.delete(message.client);
    }
    if (message.type === 'lobby') this.#lobby?.(message);
    if (message.type === 'tournament' && message.id === this.#tournament?.id) {
      this.#tournament.hear();
    }
    const id = 'id' in message && typeof message.id === 'string' ? message.id : undefined;
    const watched = id === undefined ? undefined : this.#watched.get(id);
    if (!watched) return;
    if (message.type === 'match') {
      watched.since = Math.max(watched.since, ...message.events.map((event) => event.number));
    } else if (message.type === 'chat') {
      watched.chatSince = Math.max(watched.chatSince, ...message.lines.map((line) => line.number));
    }
    watched.hear(message);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    this.#cancelPing?.();
    this.#failures += 1;
    if (this.#failures >= PATIENCE) this.#startPolling();
    else this.#become('waiting');
    this.#cancel = this.#world.later(this.#wait(), () => this.#connect());
  }

  #drop(socket: Socket): void {
    if (socket !== this.#socket) return;
    socket.close();
    this.#lost(socket);
  }

  /** How long to wait: twice as long after each failure, not the same for everybody. */
  #wait(): number {
    const base = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    return base * (0.5 + this.#world.random());
  }

  #startPolling(): void {
    this.#become('polling');
    for (const pending of this.#pending.values()) void this.#ask(pending);
    if (!this.#cancelPoll) this.#pollSoon(0);
  }

  #pollSoon(wait: number): void {
    this.#cancelPoll = this.#world.later(wait, () => void this.#poll());
  }

  async #poll(): Promise<void> {
    for (const [id, watched] of this.#watched) {
      try {
        const message = await this.#world.poll(id, watched.since, watched.drawing);
        if (this.#status === 'polling') this.#deliver(message);
      } catch {
        // The server is away; the next round will tell.
      }
    }
    if (this.#status === 'polling') this.#pollSoon(POLL_EVERY);
  }

  async #ask(pending: Pending): Promise<void> {
    if (pending.isAsked) return;
    pending.isAsked = true;
    try {
      const { id, client, command } = pending;
      this.#deliver(await this.#world.command(id, client, command));
    } catch {
      pending.isAsked = false;
    }
  }

  #ping(): void {
    this.#cancelPing?.();
    const socket = this.#socket;
    if (!socket) return;
    const number = ++this.#pingNumber;
    this.#pingSent.set(number, this.#world.now());
    this.#unanswered += 1;
    this.#say({ type: 'ping', id: number });
    this.#cancelPing = this.#world.later(PING_EVERY, () => {
      if (this.#unanswered >= MOST_UNANSWERED) this.#drop(socket);
      else this.#ping();
    });
  }

  #measure(number: number): void {
    const sent = this.#pingSent.get(number);
    this.#pingSent.clear();
    if (sent === undefined) return;
    const took = this.#world.now() - sent;
    this.#lag = this.#lag === undefined ? took : (this.#lag + took) / 2;
    this.onstatus(this.#status, this.#lag);
  }

  #become(status: Status): void {
    this.#status = status;
    this.onstatus(status, this.#lag);
  }

  #watchMessage(id: string): ClientMessage {
    const watched = this.#watched.get(id);
    return {
      type: 'watch',
      id,
      since: watched?.since ?? 0,
      chat_since: watched?.chatSince ?? 0,
      detail: 'board',
      drawing: watched?.drawing ?? {},
    };
  }

  #say(message: ClientMessage): boolean {
    if (this.#status !== 'open' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}

function parsed(text: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    const isMessage = typeof message === 'object' && message !== null && 'type' in message;
    checkMessage(message);
    return isMessage ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
