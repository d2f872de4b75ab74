/** What is done only while somebody looks at the page: workers that think for nobody cost power. */

/** Does something while the page is seen. When it is hidden this is broken off, and begun again when the page is back. */
export async function whileSeen<T>(
  signal: AbortSignal,
  act: (seen: AbortSignal) => Promise<T>,
): Promise<T> {
  for (;;) {
    await visible(signal);
    const seen = untilHidden(signal);
    try {
      return await act(seen.signal);
    } catch (trouble) {
      if (signal.aborted || !seen.signal.aborted) throw trouble;
    } finally {
      seen.end();
    }
  }
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

/** A signal that is given with the other one, and when the page is hidden. */
function untilHidden(signal: AbortSignal): { signal: AbortSignal; end: () => void } {
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
