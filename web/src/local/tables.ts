/**
 * Tables in a worker of this page. A match meets them as it meets a server: `Live` speaks with them over a `Socket` that leads into
 * the worker. Where the connection to a server would be made anew, another worker is started.
 */
import { Live, type Socket } from '../server/live';
import type { Drawing } from '../server/messages';
import type { NewMatch } from '../server/matches';
import { loadModule, NoModule } from './files';
import { localPlayer, noteLocal } from './local-matches';
import type { Question, Reply } from './module';
import type { FromWorker, ToTables, ToWorker } from './protocol';
import { problem } from './trouble';

/** What was asked cannot be done here. */
export class Failed extends Error {
  constructor(readonly reply: Reply) {
    super(String(reply['message'] ?? 'the table did not answer'));
  }
}

/** Workers that end within this time of each other are started again after longer and longer waits. */
const SOON = 30_000;
const LONGEST_WAIT = 15_000;
/** Tables at which nobody looks are closed after one to two of these. */
const IDLE = 60_000;

/** How long to wait before the tables are opened again that have ended so often in a short time. */
export function waitAfter(ends: number): number {
  return ends < 2 ? 0 : Math.min(LONGEST_WAIT, 500 * 2 ** (ends - 2));
}

export class LocalTables {
  readonly live: Live;
  readonly #game: string;
  #worker: Started | undefined;
  #socket: WorkerSocket | undefined;
  #asked = new Map<number, { resolve: (reply: Reply) => void; reject: (why: Error) => void }>();
  #number = 0;
  #ends = 0;
  #endedAt = -Infinity;
  #idleTimer: ReturnType<typeof setInterval> | undefined;
  #wasIdle = false;

  constructor(game: string) {
    this.#game = game;
    const away = () => Promise.reject(new Error('there is nobody else to ask'));
    this.live = new Live({
      socket: () => this.#connect(),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
      random: Math.random,
      poll: away,
      command: away,
    });
  }

  /** Makes a match, and gives its name. */
  async create(wanted: NewMatch): Promise<string> {
    const reply = await this.ask({ type: 'create', wanted });
    return String(reply['id']);
  }

  /** A match as it is, or its board after so many actions. */
  look(id: string, query: { ply?: number; since?: number; drawing?: Drawing }): Promise<Reply> {
    return this.ask({ type: 'look', id, ...query });
  }

  /** Asks the module of these tables something; what it refuses fails. */
  ask(ask: Question): Promise<Reply> {
    const number = ++this.#number;
    const worker = this.#worker ?? this.#start();
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve, reject });
      worker.post({ type: 'ask', number, ask });
    });
  }

  /** Has the computer try once more what it failed to do at a match. */
  tryAgain(id: string): void {
    this.#worker?.post({ type: 'try_again', id });
  }

  #connect(): Socket {
    const worker = this.#worker ?? this.#start();
    this.#socket = new WorkerSocket(worker, () => this.#end(worker));
    worker.post({ type: 'connect', player: localPlayer() });
    return this.#socket;
  }

  #start(): Started {
    const worker: Started = new Started(this.#game, {
      hear: (message) => this.#hear(worker, message),
      ended: (why) => this.#ended(worker, why),
    });
    this.#worker = worker;
    this.#idleTimer ??= setInterval(() => this.#closeIfIdle(), IDLE);
    return worker;
  }

  /** A worker keeps the module and its memory. A match that nobody looks at is kept, and opened again when somebody does. */
  #closeIfIdle(): void {
    const isIdle = !this.live.isNeeded && this.#asked.size === 0;
    const isIdleStill = isIdle && this.#wasIdle;
    this.#wasIdle = isIdle;
    if (!isIdleStill) return;
    this.live.stop();
    if (this.#worker) this.#end(this.#worker);
    clearInterval(this.#idleTimer);
    this.#idleTimer = undefined;
  }

  #hear(worker: Started, message: FromWorker): void {
    if (worker !== this.#worker) return;
    switch (message.type) {
      case 'live':
        this.#socket?.onmessage?.({ data: message.text });
        return;
      case 'kept':
        noteLocal(message.id, message.game);
        return;
      case 'answer': {
        const asked = this.#asked.get(message.number);
        this.#asked.delete(message.number);
        if (message.reply.type === 'failed') asked?.reject(new Failed(message.reply));
        else asked?.resolve(message.reply);
        return;
      }
      case 'ended':
        this.#ended(worker);
    }
  }

  #ended(worker: Started, why?: Error): void {
    if (worker !== this.#worker) return;
    this.#end(worker, why);
    if (why instanceof NoModule) this.#tellNoModule();
    const now = performance.now();
    this.#ends = now - this.#endedAt < SOON ? this.#ends + 1 : 0;
    this.#endedAt = now;
    const socket = this.#socket;
    setTimeout(() => socket?.onclose?.(), waitAfter(this.#ends));
  }

  /** Says to those who look at matches why nothing comes. */
  #tellNoModule(): void {
    const why = problem('here-no-module', 'the files of the game could not be loaded');
    for (const id of this.live.watching) {
      const data = JSON.stringify({ type: 'refused', id, client: null, ...why });
      this.#socket?.onmessage?.({ data });
    }
  }

  /** Ends a worker and fails whatever it was asked. What it had in memory is gone: the next one reads the matches from the store. */
  #end(worker: Started, why?: Error): void {
    worker.end();
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    const ended = why ?? new Error('the table was closed');
    for (const { reject } of this.#asked.values()) reject(ended);
    this.#asked.clear();
  }
}

/** A worker that gets what it is sent when the files of its game have come. */
class Started {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #isReady: Promise<void>;

  constructor(
    game: string,
    to: { hear: (message: FromWorker) => void; ended: (why?: Error) => void },
  ) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => to.hear(data);
    this.#worker.onerror = () => to.ended();
    this.#isReady = loadModule(game).then((loaded) => {
      const start: ToWorker = { type: 'start', game, loaded, player: localPlayer() };
      this.#worker.postMessage(start);
    });
    this.#isReady.catch((trouble: Error) => to.ended(trouble));
  }

  post(message: ToTables): void {
    this.#isReady.then(() => this.#worker.postMessage(message)).catch(() => {});
  }

  end(): void {
    this.#worker.terminate();
  }
}

class WorkerSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly close: () => void;
  readonly #worker: Started;

  constructor(worker: Started, close: () => void) {
    this.#worker = worker;
    this.close = close;
  }

  send(text: string): void {
    this.#worker.post({ type: 'live', text });
  }
}

const tables = new Map<string, LocalTables>();

/** The tables of a game in this page. */
export function tablesOf(game: string): LocalTables {
  const known = tables.get(game) ?? new LocalTables(game);
  tables.set(game, known);
  return known;
}
