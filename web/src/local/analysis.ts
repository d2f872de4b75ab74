/** Analysis on the visitor's own machine, with the questions and reports of the server's. It rests while nobody looks. */
import type { Effort } from '../server/analysis';
import { Refused } from '../server/http';
import type { PositionAsked } from '../server/positions';
import type { AnalysisReport as Report, Reason } from '../wire';
import { loadModule, NoModule } from './files';
import type { Question, Reply } from './module';
import { ask } from './thinking';

export { NoModule };

export async function analyseHere(
  position: PositionAsked,
  effort: Effort,
  signal: AbortSignal,
  hear: (report: Report) => void,
): Promise<void> {
  const question = { type: 'analyse', position, ...effort };
  const reportOf = (reply: Reply) => reply['report'] as Report;
  for (;;) {
    await visible(signal);
    const hidden = whileVisible(signal);
    try {
      const last = await ask(position.game, question, hidden.signal, (reply) =>
        hear(reportOf(reply)),
      );
      return hear(reportOf(answered(last)));
    } catch (trouble) {
      if (signal.aborted || !hidden.signal.aborted) throw trouble;
    } finally {
      hidden.end();
    }
  }
}

/** No more workers than this think at once: each has memory of its own. */
const MOST_LANES = 4;

/** How many workers can think at once; one core is left to the page. */
export async function lanesHere(game: string): Promise<number> {
  const cores = navigator.hardwareConcurrency ?? 1;
  const lanes = Math.min(Math.max(1, cores - 1), MOST_LANES);
  return loadModule(game).then(
    () => lanes,
    () => 1,
  );
}

/** What a module answers, or a part of that; nothing where there is no module of the game. */
export async function askHere<T>(
  game: string,
  question: Question,
  part?: string,
): Promise<T | undefined> {
  try {
    const reply = answered(await ask(game, question));
    return (part === undefined ? reply : reply[part]) as T;
  } catch (trouble) {
    if (trouble instanceof NoModule) return undefined;
    throw trouble;
  }
}

/** What a module refuses is refused as by a server. */
export function refusalOf(reply: Reply): Refused {
  const reason = reply['reason'] as Reason | undefined;
  return new Refused(422, String(reply['code']), String(reply['message']), undefined, reason);
}

/** An answer that is no refusal. */
export function answered(reply: Reply): Reply {
  if (reply.type === 'failed') throw refusalOf(reply);
  return reply;
}

/** Waits until the page is seen. */
function visible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!signal.aborted && document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** A signal that ends with the other one, and when the page is hidden. */
function whileVisible(signal: AbortSignal): { signal: AbortSignal; end: () => void } {
  const abort = new AbortController();
  const look = () => {
    if (document.hidden || signal.aborted) abort.abort(signal.reason);
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', look);
  return {
    signal: abort.signal,
    end: () => {
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
    },
  };
}
