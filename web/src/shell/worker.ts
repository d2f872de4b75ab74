/** The service worker that keeps the shell of the pages (`public/worker.js`). */

export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const isFirst = navigator.serviceWorker.controller === null;
    await navigator.serviceWorker.register('/worker.js');
    const { active } = await navigator.serviceWorker.ready;
    // What came before the worker was there has not passed it.
    if (isFirst) active?.postMessage(loadedFiles());
  } catch {
    // Without a worker, as in private windows, the pages work all the same.
  }
}

function loadedFiles(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
}
