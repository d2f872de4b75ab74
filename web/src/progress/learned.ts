/** What was learned: lessons that were done and puzzles that were solved, here or by the account anywhere else. */
import type { Done } from '../lessons/done';
import type { Mark, Progress } from '../puzzles/progress';
import { marked } from '../puzzles/progress';

export interface Learned {
  readonly lessons: Done;
  readonly puzzles: Progress;
}

/** How much is sent at once; the server takes 500. */
const AT_ONCE = 400;

type Entry =
  | { kind: 'lesson'; series: string; name: string }
  | { kind: 'puzzle'; series: string; number: number; mark: Mark };

function entriesOf({ lessons, puzzles }: Learned): Entry[] {
  return [
    ...Object.entries(lessons).flatMap(([series, names]) =>
      names.map((name): Entry => ({ kind: 'lesson', series, name })),
    ),
    ...Object.entries(puzzles).flatMap(([series, numbers]) =>
      Object.entries(numbers).map(([number, mark]): Entry => ({
        kind: 'puzzle',
        series,
        number: Number(number),
        mark,
      })),
    ),
  ];
}

function learnedOf(entries: readonly Entry[]): Learned {
  const lessons: Record<string, string[]> = {};
  let puzzles: Progress = {};
  for (const entry of entries) {
    if (entry.kind === 'lesson') (lessons[entry.series] ??= []).push(entry.name);
    else puzzles = marked(puzzles, entry.series, entry.number, entry.mark);
  }
  return { lessons, puzzles };
}

/** What either knows; a puzzle that was solved alone anywhere is solved. */
export function union(one: Learned, other: Learned): Learned {
  const lessons = Object.fromEntries(
    [...new Set([...Object.keys(one.lessons), ...Object.keys(other.lessons)])].map((game) => [
      game,
      [...new Set([...(one.lessons[game] ?? []), ...(other.lessons[game] ?? [])])],
    ]),
  );
  const more = entriesOf({ lessons: {}, puzzles: other.puzzles });
  const puzzles = more.reduce(
    (all, entry) =>
      entry.kind === 'puzzle' ? marked(all, entry.series, entry.number, entry.mark) : all,
    one.puzzles,
  );
  return { lessons, puzzles };
}

/** What one knows and the other does not, in parts that can be sent. */
export function missing(from: Learned, of: Learned): Learned[] {
  const lacks = (entry: Entry) =>
    entry.kind === 'lesson'
      ? !from.lessons[entry.series]?.includes(entry.name)
      : marked(from.puzzles, entry.series, entry.number, entry.mark)[entry.series]?.[
          entry.number
        ] !== from.puzzles[entry.series]?.[entry.number];
  const entries = entriesOf(of).filter(lacks);
  return Array.from({ length: Math.ceil(entries.length / AT_ONCE) }, (_, part) =>
    learnedOf(entries.slice(part * AT_ONCE, (part + 1) * AT_ONCE)),
  );
}
