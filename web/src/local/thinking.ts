/**
 * Thinking in a worker of this page: positions are worked out and analysed without the server. Whoever no longer
 * wants an analysis has its worker ended, because a worker that thinks hears nothing.
 */
import { loadModule, NoModule } from './files';
import type { Question, Reply } from './module';

/** A worker that is ready and has nothing to do. */
interface Idle {
  worker: Worker;
  /** Ends it when it has had nothing to do for long. */
  timer: ReturnType<typeof setTimeout>;
}

const idle = new Map<string, Idle[]>();
/** More that do nothing are not kept. */
const MOST_IDLE = 4;
/** Nor for longer: each has the memory of an engine. */
const LONGEST_IDLE = 120_000;

async function thinker(game: string): Promise<Worker> {
  const loaded = await loadModule(game);
  const ready = idle.get(game)?.pop();
  if (ready) {
    clearTimeout(ready.timer);
    return ready.worker;
  }
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ type: 'start', loaded });
  return worker;
}

/**
 * Asks the engine of a game something. Reports on the way are heard; the answer is the first thing that is no report,
 * or the last report.
 */
export async function ask(
  game: string,
  question: Question,
  signal?: AbortSignal,
  hear: (reply: Reply) => void = () => {},
): Promise<Reply> {
  const worker = await thinker(game);
  return new Promise((resolve, reject) => {
    const stop = () => {
      worker.terminate();
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    const end = () => signal?.removeEventListener('abort', stop);
    worker.onerror = () => {
      end();
      worker.terminate();
      reject(new NoModule(game));
    };
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (isOnTheWay(data)) return hear(data);
      end();
      rest(game, worker);
      resolve(data);
    };
    worker.postMessage({ type: 'ask', question });
  });
}

function rest(game: string, worker: Worker): void {
  const others = idle.get(game) ?? [];
  if (others.length >= MOST_IDLE) return worker.terminate();
  const timer = setTimeout(() => {
    idle.set(
      game,
      (idle.get(game) ?? []).filter((one) => one.worker !== worker),
    );
    worker.terminate();
  }, LONGEST_IDLE);
  idle.set(game, [...others, { worker, timer }]);
}

function isOnTheWay(reply: Reply): boolean {
  return (reply['report'] as { done: boolean } | undefined)?.done === false;
}
