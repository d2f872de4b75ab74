/**
 * A module of one game: WebAssembly with rules, players and matches, which takes one text and answers with texts
 * (`browser/src/messages.rs`). It knows no page and no network, so that tests run it in Node.
 */

/** What a module says; what is in each is for whoever it concerns. */
export type Reply = { type: string } & Record<string, unknown>;

/** What is asked of a module. */
export type Question = { type: string } & Record<string, unknown>;

/** Everything by which a game is played here. A page fetches it once and hands it to each of its workers. */
export interface Loaded {
  code: WebAssembly.Module;
  /** What the players of the game judge by, if they need it. */
  networks: ArrayBuffer | undefined;
  /** Where its puzzles are. A worker fetches them when it is asked for one: they hold the solutions. */
  puzzles: string | undefined;
  /** Where its endgame table is. A worker fetches it when an analysis comes near it. */
  endgames: string | undefined;
}

interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  receive(): number;
  answer(): number;
  networks(): number;
  /** Only of games that have endgame tables. */
  endgames?(): number;
}

export class Module {
  readonly #exports: Exports;
  /** Hears what a module says before its answer is there. */
  onreport: (reply: Reply) => void = () => {};

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async open({ code, networks }: Pick<Loaded, 'code' | 'networks'>): Promise<Module> {
    let module: Module | undefined;
    const galds = {
      now: () => performance.now(),
      report: (place: number, length: number) => {
        if (module) module.onreport(JSON.parse(module.#read(place, length)) as Reply);
      },
    };
    const { exports } = await WebAssembly.instantiate(code, { galds });
    module = new Module(exports as unknown as Exports);
    if (networks) module.#bring(networks);
    return module;
  }

  /** Hands something to the module, with the time and what chance has for it. */
  ask(ask: Question): Reply[] {
    const text = JSON.stringify({ now: Date.now(), random: randomDigits(), ask });
    this.#write(new TextEncoder().encode(text));
    const length = this.#exports.receive();
    return JSON.parse(this.#read(this.#exports.answer(), length)) as Reply[];
  }

  /** Hands over the file of an endgame table; whether it can be used. */
  loadEndgames(file: ArrayBuffer): boolean {
    this.#write(new Uint8Array(file));
    return Boolean(this.#exports.endgames?.());
  }

  /** The memory may have grown, and then it lies elsewhere than before. */
  #read(place: number, length: number): string {
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, place, length));
  }

  #bring(networks: ArrayBuffer): void {
    this.#write(new Uint8Array(networks));
    if (!this.#exports.networks()) throw new Error('the networks cannot be used');
  }

  #write(bytes: Uint8Array): void {
    const place = this.#exports.room(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, place, bytes.length).set(bytes);
  }
}

function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
