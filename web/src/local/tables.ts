/**
 * Tables in a worker of this page. To a match they are what a server is: `Live` speaks with them over a `Socket`
 * that leads into the worker, and starts another one where a server would be connected again.
 */
import { Live, type Socket } from '../server/live';
import type { Drawing } from '../server/messages';
import type { NewMatch } from '../server/matches';
import { loadModule } from './files';
import { localPlayer, noteLocal } from './local-matches';
import type { Question, Reply } from './module';
import type { FromWorker, ToWorker } from './protocol';

/** What was asked cannot be done here. */
export class Failed extends Error {
  constructor(readonly reply: Reply) {
    super(String(reply['message'] ?? 'the table did not answer'));
  }
}

export class LocalTables {
  readonly live: Live;
  readonly #game: string;
  #worker: Started | undefined;
  #socket: WorkerSocket | undefined;
  #asked = new Map<number, { resolve: (reply: Reply) => void; reject: (why: Error) => void }>();
  #number = 0;

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
    return worker;
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
    this.#socket?.onclose?.();
  }

  /** Has no more use for a worker; the next one has nothing but what was kept. */
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

  post(message: ToWorker): void {
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
