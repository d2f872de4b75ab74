/** Which lessons were done, as it is kept in this browser, shared by its tabs and with the account. */
import { readDone, withDone, type Done } from './done';

const KEY = 'galds.lessons';

class LessonProgress {
  done = $state.raw<Done>(stored());
}

function stored(): Done {
  try {
    return readDone(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

const progress = new LessonProgress();

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) progress.done = stored();
  });

export function isDone(game: string, lesson: string): boolean {
  return progress.done[game]?.includes(lesson) ?? false;
}

export function countDone(game: string): number {
  return progress.done[game]?.length ?? 0;
}

export function markDone(game: string, lesson: string): void {
  setLessonsDone(withDone(stored(), game, lesson));
  globalThis.window?.dispatchEvent(new Event('galds-learned'));
}

export function lessonsDone(): Done {
  return progress.done;
}

export function setLessonsDone(done: Done): void {
  progress.done = done;
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.done));
  } catch {
    // Without storage progress lasts as long as the page.
  }
}
