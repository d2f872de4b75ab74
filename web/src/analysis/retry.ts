/** The engine serves many: whoever finds it busy waits a little and asks again. */
import { Refused } from '../server/http';

/** Seconds. */
const LONGEST_WAIT = 60;
const USUAL_WAIT = 2;
const MOST_TRIES = 6;

/** The engine thinks for others. */
const BUSY = 'engine_busy';

/** Asks until the server has time, or says something else than that it has none. */
export async function retryWhileBusy(signal: AbortSignal, ask: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const seconds = waitAfter(error);
      if (seconds === undefined || tries === MOST_TRIES || signal.aborted) throw error;
      await pause(seconds, signal);
      if (signal.aborted) throw error;
    }
  }
}

/** How long to wait before another try; undefined if none makes sense. */
export function waitAfter(error: unknown): number | undefined {
  if (!(error instanceof Refused)) return undefined;
  const isBusy = error.status === 429 || error.code === BUSY;
  const seconds = error.retryAfter ?? USUAL_WAIT;
  return isBusy && seconds <= LONGEST_WAIT ? seconds : undefined;
}

async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resume) => {
    const timer = setTimeout(resume, 1000 * seconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resume();
    });
  });
}
