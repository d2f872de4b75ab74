/** Which puzzles were solved, as it is kept in this browser. */

/** Solved alone, or with a look at the solution. */
export type Mark = 'solved' | 'shown';

/** By series (a game, its problems, or Intarzia) and number. */
export type Progress = Readonly<Record<string, Readonly<Record<number, Mark>>>>;

/** Reads what was stored; whatever cannot be read counts as not solved. */
export function readProgress(text: string | null): Progress {
  const found: Record<string, Record<number, Mark>> = {};
  for (const [series, numbers] of Object.entries(object(text))) {
    for (const [number, mark] of Object.entries(asObject(numbers))) {
      if (!/^[1-9]\d*$/.test(number) || (mark !== 'solved' && mark !== 'shown')) continue;
      (found[series] ??= {})[Number(number)] = mark;
    }
  }
  return found;
}

/** The progress with one more mark; what was solved alone stays so. */
export function marked(progress: Progress, series: string, number: number, mark: Mark): Progress {
  const before = progress[series] ?? {};
  if (before[number] === 'solved') return progress;
  return { ...progress, [series]: { ...before, [number]: mark } };
}

export function markOf(progress: Progress, series: string, number: number): Mark | undefined {
  return progress[series]?.[number];
}

export function countSolved(progress: Progress, series: string): number {
  return Object.values(progress[series] ?? {}).filter((mark) => mark === 'solved').length;
}

/** The next puzzle without a mark, after this one and then from the beginning. */
export function nextOpen(
  progress: Progress,
  series: string,
  after: number,
  count: number,
): number | undefined {
  for (let step = 1; step <= count; step++) {
    const number = ((after + step - 1) % count) + 1;
    if (number !== after && !markOf(progress, series, number)) return number;
  }
  return undefined;
}

/** The first of these puzzles without a mark. */
export function firstOpen(
  progress: Progress,
  series: string,
  numbers: readonly number[],
): number | undefined {
  return numbers.find((number) => !markOf(progress, series, number));
}

/** The numbers of a series by hundreds. */
export function hundredsOf(count: number): { first: number; last: number }[] {
  return Array.from({ length: Math.ceil(count / 100) }, (_, i) => ({
    first: 100 * i + 1,
    last: Math.min(100 * (i + 1), count),
  }));
}

function object(text: string | null): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
