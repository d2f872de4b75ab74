/** The progress of this browser, shared by its tabs. */
import { marked, readProgress, type Mark, type Progress } from './progress';

const KEY = 'galds.puzzles';

class Kept {
  progress = $state.raw<Progress>(stored());
}

function stored(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

const kept = new Kept();

window.addEventListener('storage', (event) => {
  if (event.key === KEY) kept.progress = stored();
});

export function progress(): Progress {
  return kept.progress;
}

export function mark(series: string, number: number, as: Mark): void {
  kept.progress = marked(stored(), series, number, as);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.progress));
  } catch {
    // Without storage progress lasts as long as the page.
  }
}
