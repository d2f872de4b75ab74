/** The progress of this browser, shared by its tabs and with the account. */
import { marked, readProgress, type Mark, type Progress } from './progress';

const KEY = 'galds.puzzles';

class StoredProgress {
  progress = $state.raw<Progress>(stored());
}

function stored(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

const storedProgress = new StoredProgress();

window.addEventListener('storage', (event) => {
  if (event.key === KEY) storedProgress.progress = stored();
});

export function progress(): Progress {
  return storedProgress.progress;
}

export function mark(series: string, number: number, as: Mark): void {
  setProgress(marked(stored(), series, number, as));
  globalThis.window?.dispatchEvent(new Event('galds-learned'));
}

export function setProgress(progress: Progress): void {
  storedProgress.progress = progress;
  try {
    localStorage.setItem(KEY, JSON.stringify(storedProgress.progress));
  } catch {
    // Without storage progress lasts as long as the page.
  }
}
