/**
 * A worker that thinks for the tables of another one, so that these go on answering meanwhile. It gets what a side may know
 * and nothing else of the match, and takes one question after the other.
 */
import type { Loaded, Question, Reply } from './module';

export class ThinkingWorker {
  readonly #loaded: Loaded;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(loaded: Loaded) {
    this.#loaded = loaded;
  }

  /** Fails if the worker does; the next question gets a new one. */
  think(question: Question): Promise<Reply> {
    const thought = this.#last.then(() => this.#ask(question));
    this.#last = thought.catch(() => {});
    return thought;
  }

  #ask(question: Question): Promise<Reply> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
      worker.onerror = (event) => {
        // Unhandled it would be an error of the worker that has started this one, and end that, too.
        event.preventDefault();
        this.end();
        reject(new Error('the engine failed'));
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
