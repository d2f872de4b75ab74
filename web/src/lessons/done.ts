/** Which lessons were done. */

/** Their names, by game. */
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
