/**
 * The worker in which the tables of a page are. It holds the truth of their matches: the page outside gets what its
 * player may know, as from a server. Rows are kept before anything that follows from them is passed on.
 *
 * Who thinks for the computer is a worker of this worker's own: while it thinks, messages are answered here, and
 * what it chooses (an army, say) never passes the page.
 */
import { Adviser } from './adviser';
import { Module, type Loaded, type Question, type Reply } from './module';
import type { FromWorker, ToWorker } from './protocol';
import { append, rowsOf, type Row } from './store';
import type { Player, Summary } from '../server/matches';

/** As much of a worker's surroundings as is used here; the types of pages have other ones. */
interface Scope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = self as unknown as Scope;

/** What is answered when nobody could think. */
const NOT_ADVISED: Reply = {
  type: 'failed',
  code: 'internal',
  message: 'the engine did not answer',
  reason: { key: 'match-damaged', values: {} },
};

class Tables {
  readonly #game: string;
  readonly #module: Module;
  readonly #here = new Set<string>();
  readonly #thinker: Worker;
  readonly #adviser: Adviser;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, module: Module, loaded: Loaded) {
    this.#game = game;
    this.#module = module;
    this.#thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    this.#thinker.postMessage({ type: 'start', loaded });
    this.#thinker.onmessage = ({ data }: MessageEvent<Reply>) => queue(() => this.ask(data));
    this.#thinker.onerror = () => this.#end();
    this.#adviser = new Adviser(loaded);
  }

  /** Somebody sits down at the tables, without a page that would have to be told. */
  enter(player: Player): void {
    this.#module.ask({ type: 'connect', player });
  }

  /** Hands something to the module and does what it says; gives back what answers the question itself. */
  async ask(ask: Question): Promise<Reply | undefined> {
    await this.#bring(ask);
    const replies = this.#module.ask(ask);
    for (const reply of replies) {
      if (reply.type === 'keep' && !(await this.#keep(reply))) {
        this.#end();
        return undefined;
      }
    }
    let answer: Reply | undefined;
    for (const reply of replies) {
      if (reply.type === 'page') {
        scope.postMessage({ type: 'live', text: JSON.stringify(reply['message']) });
      } else if (reply.type === 'think') {
        const question = { type: 'think', job: reply['job'] };
        this.#thinker.postMessage({ type: 'ask', question });
      } else if (reply.type === 'timer') this.#setTimer(reply['due'] as number | null);
      else if (reply.type !== 'keep') answer = reply;
    }
    return answer;
  }

  /** Has advice thought about, while other messages are answered. What was thought of is then written as the player sees it. */
  async advise(consider: Reply): Promise<Reply | undefined> {
    const thought = await this.#adviser.think(consider);
    return queue(() => this.ask(thought));
  }

  /** Whatever a question is about is brought back first, if it was kept. */
  async #bring(ask: Question): Promise<void> {
    const message = (ask['message'] ?? ask) as { id?: unknown };
    const id = message.id;
    if (typeof id !== 'string' || this.#here.has(id)) return;
    const rows = await rowsOf(id);
    if (rows.length === 0) return;
    this.#here.add(id);
    await this.ask({ type: 'restore', id, rows });
  }

  async #keep(reply: Reply): Promise<boolean> {
    const id = reply['id'] as string;
    const summary = reply['summary'] as Summary | undefined;
    const kept = await append(id, reply['rows'] as Row[], summary);
    if (!this.#here.has(id)) scope.postMessage({ type: 'kept', id, game: this.#game });
    this.#here.add(id);
    return kept === 'kept';
  }

  #setTimer(due: number | null): void {
    clearTimeout(this.#timer);
    if (due === null) return;
    const tick = () => void queue(() => this.ask({ type: 'tick' }));
    // Longer waits do not fit into a timer; to look too early does no harm.
    this.#timer = setTimeout(tick, Math.min(Math.max(0, due - Date.now()), 2 ** 31 - 1));
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#thinker.terminate();
    this.#adviser.end();
    scope.postMessage({ type: 'ended' });
  }
}

let tables: Tables | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One after the other: what comes second is decided on what the first has left. */
function queue<T>(act: () => Promise<T>): Promise<T | undefined> {
  const done = last.then(act).catch(() => {
    scope.postMessage({ type: 'ended' });
    return undefined;
  });
  last = done;
  return done;
}

scope.onmessage = ({ data }) => {
  void queue(async () => {
    switch (data.type) {
      case 'start':
        tables = new Tables(data.game, await Module.open(data.loaded), data.loaded);
        tables.enter(data.player);
        return;
      case 'connect':
        await tables?.ask({ type: 'connect', player: data.player });
        return;
      case 'live':
        await tables?.ask({ type: 'live', message: JSON.parse(data.text) as unknown });
        return;
      case 'ask': {
        const reply = await tables?.ask(data.ask);
        const answer = (told: Reply | undefined) => {
          if (told) scope.postMessage({ type: 'answer', number: data.number, reply: told });
        };
        if (reply?.type !== 'consider') answer(reply);
        // Nobody waits for it but the player who has asked.
        else void tables?.advise(reply).then(answer, () => answer(NOT_ADVISED));
        return;
      }
    }
  });
};
