/** Which lessons were done, as it is kept in this browser and shared by its tabs. */
const KEY = 'galds.lessons';

/** The names of the lessons that were done, by game. */
export type Done = Readonly<Record<string, readonly string[]>>;

/** Reads what was stored; whatever cannot be read counts as not done. */
export function readDone(text: string | null): Done {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const lists = Object.entries(found).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((name) => typeof name === 'string'),
    );
    return Object.fromEntries(lists);
  } catch {
    return {};
  }
}

/** The same with one more lesson done. */
export function withDone(done: Done, game: string, lesson: string): Done {
  return { ...done, [game]: [...new Set([...(done[game] ?? []), lesson])] };
}

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
  progress.done = withDone(stored(), game, lesson);
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.done));
  } catch {
    // Without storage progress lasts as long as the page.
  }
}
