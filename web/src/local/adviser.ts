/**
 * Who thinks about advice at the tables of a worker: a worker of its own, so that the computer's move is not waited for. It gets what
 * the player may know and nothing else of the match.
 */
import type { Loaded, Question, Reply } from './module';

export class Adviser {
  readonly #loaded: Loaded;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(loaded: Loaded) {
    this.#loaded = loaded;
  }

  /** One question after the other. */
  think(question: Question): Promise<Reply> {
    const thought = this.#last.then(() => this.#ask(question));
    this.#last = thought.catch(() => {});
    return thought;
  }

  #ask(question: Question): Promise<Reply> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
      worker.onerror = () => {
        this.end();
        reject(new Error('the adviser failed'));
      };
      worker.postMessage({ type: 'ask', question });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ type: 'start', loaded: this.#loaded });
    return worker;
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
