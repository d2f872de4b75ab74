/**
 * The tables of a page inside their worker: what comes from the page goes to the module, and what the module says goes to the
 * store, to the workers that think, and to the page. It knows its surroundings as functions, so that tests run it without a browser.
 */
import type { Player, Summary } from '../server/matches';
import type { Question, Reply } from './module';
import type { FromWorker, ToTables } from './protocol';
import type { Row } from './store';
import { problem, problemOf, Trouble, type HereKey, type Problem } from './trouble';

/** What a module with matches in it can be asked. */
export interface TablesModule {
  ask(question: Question): Reply[];
}

export interface Surroundings {
  /** A module in which there is no match yet. */
  open(): Promise<TablesModule>;
  rowsOf(id: string): Promise<readonly Row[]>;
  append(id: string, rows: readonly Row[], summary?: Summary): Promise<'kept' | 'taken'>;
  /** Chooses for the computer player; may fail. */
  choose(question: Question): Promise<Reply>;
  /** Thinks about advice; may fail. */
  advise(question: Question): Promise<Reply>;
  post(message: FromWorker): void;
  later(milliseconds: number, act: () => void): () => void;
  now(): number;
  /** There is nothing more to do. */
  end(): void;
}

/** So often a computer player may fail at one action before its player is told. */
const MOST_TRIES = 2;

/** A command or a wish of the page, as far as it is looked into here. */
interface Live {
  type: string;
  id?: string;
  client?: string | null;
}

export class Tables {
  readonly #game: string;
  readonly #around: Surroundings;
  #player: Player;
  #module: TablesModule | undefined;
  /** The matches that the module has. */
  readonly #here = new Set<string>();
  /** Matches of which something could not be kept: their computer player waits until it is asked to try again. */
  readonly #unkept = new Set<string>();
  /** What computer players have to think about when they try again, by match. */
  readonly #waiting = new Map<string, Question>();
  #cancelTimer: (() => void) | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(game: string, player: Player, around: Surroundings) {
    this.#game = game;
    this.#player = player;
    this.#around = around;
  }

  /** Does what the page wants, one thing after the other: what comes second is decided on what the first has left. */
  hear(message: ToTables): Promise<void> {
    return this.#queue(
      () => this.#do(message),
      (trouble) => this.#refuse(message, trouble.problem),
      asLive(message)?.type === 'watch' ? 'quietly' : 'told',
    );
  }

  /**
   * Something that is done when all before it is done. What goes wrong is told first. Then, if something could not be kept, a module
   * that knows only what was kept takes the place of the one that went ahead; whatever else goes wrong ends the tables.
   */
  #queue(
    act: () => Promise<void>,
    refuse: (trouble: Trouble) => void,
    afterwards: 'told' | 'quietly' = 'told',
  ): Promise<void> {
    const done = this.#last.then(async () => {
      if (this.#isOver) return;
      try {
        await act();
      } catch (error) {
        const isTrouble = error instanceof Trouble;
        refuse(isTrouble ? error : Trouble.of('here-failed', error));
        if (!isTrouble) return this.#end();
        if (isAboutKeeping(error.problem)) await this.#startAnew(afterwards);
      }
    });
    this.#last = done.catch(() => this.#end());
    return this.#last as Promise<void>;
  }

  async #do(message: ToTables): Promise<void> {
    switch (message.type) {
      case 'connect':
        this.#player = message.player;
        await this.#ask({ type: 'connect', player: message.player });
        return;
      case 'live':
        await this.#ask({ type: 'live', message: asLive(message) });
        return;
      case 'ask': {
        const reply = await this.#ask(message.ask);
        if (reply?.type === 'consider') this.#consider(reply, message.number);
        else if (reply) this.#answer(message.number, reply);
        return;
      }
      case 'try_again':
        return this.#tryAgain(message.id);
    }
  }

  /** Says to the page why something was not done; a command that was refused is not sent again. */
  #refuse(message: ToTables, why: Problem): void {
    if (message.type === 'ask') return this.#answer(message.number, { type: 'failed', ...why });
    const { id = null, client = null } = asLive(message) ?? {};
    this.#tell({ type: 'refused', id, client, ...why });
  }

  /** Says to the page that something went wrong by itself at a match. */
  #report(id: string | undefined, why: Problem): void {
    this.#tell({ type: 'refused', id: id ?? null, client: null, ...why });
  }

  #tell(message: unknown): void {
    this.#around.post({ type: 'live', text: JSON.stringify(message) });
  }

  #answer(number: number, reply: Reply): void {
    this.#around.post({ type: 'answer', number, reply });
  }

  /** Hands something to the module and does what it says; gives back what answers the question itself. */
  async #ask(question: Question): Promise<Reply | undefined> {
    const module = (this.#module ??= await this.#open());
    await this.#bring(question);
    const replies = module.ask(question);
    for (const reply of replies) {
      if (reply.type === 'keep' && !(await this.#keep(reply, question))) {
        this.#end();
        return undefined;
      }
    }
    let answer: Reply | undefined;
    for (const reply of replies) {
      if (reply.type === 'page') this.#tell(reply['message']);
      else if (reply.type === 'think') this.#think({ type: 'think', job: reply['job'] });
      else if (reply.type === 'timer') this.#setTimer(reply['due'] as number | null);
      else if (reply.type !== 'keep') answer = reply;
    }
    return answer;
  }

  async #open(): Promise<TablesModule> {
    const module = await this.#around.open();
    // The page is told when it connects.
    module.ask({ type: 'connect', player: this.#player });
    return module;
  }

  /** Begins with a module that knows nothing but what was kept. A page that is told so looks at its matches again. */
  async #startAnew(page: 'told' | 'quietly'): Promise<void> {
    this.#cancelTimer?.();
    this.#here.clear();
    this.#module = await this.#open();
    if (page === 'told') await this.#ask({ type: 'connect', player: this.#player });
  }

  /** Whatever a question is about is brought back first, if it was kept. */
  async #bring(question: Question): Promise<void> {
    const message = (question['message'] ?? question) as Partial<Live>;
    const { id } = message;
    if (typeof id !== 'string' || message.type === 'leave' || this.#here.has(id)) return;
    const rows = await this.#around.rowsOf(id).catch((why: unknown) => {
      throw Trouble.of('here-no-storage', why);
    });
    if (rows.length === 0) return;
    this.#here.add(id);
    const failed = await this.#ask({ type: 'restore', id, rows });
    if (failed?.type !== 'failed') return;
    this.#here.delete(id);
    throw new Trouble(problemOf(failed));
  }

  /** Keeps rows, and says whether nobody else was first. */
  async #keep(reply: Reply, question: Question): Promise<boolean> {
    const id = reply['id'] as string;
    const [rows, summary] = [reply['rows'] as Row[], reply['summary'] as Summary | undefined];
    const kept = await this.#around.append(id, rows, summary).catch((why: unknown) => {
      this.#unkept.add(id);
      throw Trouble.of(keyIfNotKept(question), why, id);
    });
    this.#unkept.delete(id);
    if (!this.#here.has(id)) this.#around.post({ type: 'kept', id, game: this.#game });
    this.#here.add(id);
    return kept === 'kept';
  }

  /** Has advice thought about, while other messages are answered. What was thought of is then written as the player sees it. */
  #consider(question: Reply, number: number): void {
    const fail = (why: Problem) => this.#answer(number, { type: 'failed', ...why });
    this.#around.advise(question).then(
      (thought) =>
        this.#queue(
          async () => {
            const answer = await this.#ask(thought);
            if (answer) this.#answer(number, answer);
          },
          (trouble) => fail(trouble.problem),
        ),
      () => fail(problem('here-failed', 'the engine did not answer')),
    );
  }

  /** Has the computer choose, while messages are answered. */
  #think(question: Question): void {
    const id = (question['job'] as { id: string }).id;
    this.#waiting.delete(id);
    if (this.#unkept.has(id)) this.#waiting.set(id, question);
    else void this.#choose(id, question);
  }

  async #choose(id: string, question: Question): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const chosen = await this.#around.choose(question).catch(() => undefined);
      if (this.#isOver) return;
      if (chosen?.type !== 'chosen' || typeof chosen['action'] !== 'string') continue;
      return this.#queue(
        async () => void (await this.#ask(chosen)),
        (trouble) => this.#report(id, trouble.problem),
      );
    }
    this.#waiting.set(id, question);
    this.#report(id, problem('here-computer-failed', 'the computer player failed'));
  }

  async #tryAgain(id: string): Promise<void> {
    this.#unkept.delete(id);
    const question = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (question) this.#think(question);
  }

  #setTimer(due: number | null): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    if (due === null) return;
    const tick = () =>
      void this.#queue(
        async () => void (await this.#ask({ type: 'tick' })),
        (trouble) => this.#report(trouble.match, trouble.problem),
      );
    // Longer waits do not fit into a timer; to look too early does no harm.
    const wait = Math.min(Math.max(0, due - this.#around.now()), 2 ** 31 - 1);
    this.#cancelTimer = this.#around.later(wait, tick);
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#cancelTimer?.();
    this.#around.end();
    this.#around.post({ type: 'ended' });
  }
}

function asLive(message: ToTables): Live | undefined {
  if (message.type === 'live') return JSON.parse(message.text) as Live;
  return message.type === 'try_again' ? { type: message.type, id: message.id } : undefined;
}

/** Whether the module has done something that was not kept. */
function isAboutKeeping({ reason }: Problem): boolean {
  const keys: readonly string[] = ['here-not-kept', 'here-computer-not-kept'] satisfies HereKey[];
  return keys.includes(reason.key);
}

/** What the player does is told otherwise than what happens by itself. */
function keyIfNotKept({ type }: Question): HereKey {
  return type === 'chosen' || type === 'tick' || type === 'restore'
    ? 'here-computer-not-kept'
    : 'here-not-kept';
}
