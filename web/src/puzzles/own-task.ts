/** A task of the solitaire that somebody has made, as a link and as it is laid out. */
import type { OwnTask } from '../wire';

export type { OwnTask } from '../wire';

export const boards = ['lid', 'full'] as const satisfies readonly OwnTask['board'][];

/** How many balls of each colour a shuffle may have, so that there is room to turn. */
export const mostBalls = { lid: 6, full: 15 } as const satisfies Record<OwnTask['board'], number>;
export const MOST_TURNS = 30;

/** No ball of either colour. */
export const EMPTY = '- -';

export function taskToQuery({ board, from, to, shuffle }: OwnTask): URLSearchParams {
  const query = new URLSearchParams({ board });
  if (shuffle) {
    for (const name of ['balls', 'turns', 'seed'] as const) query.set(name, String(shuffle[name]));
  } else {
    // Blanks would be plus signs.
    query.set('from', (from ?? EMPTY).replace(' ', '_'));
    query.set('to', (to ?? EMPTY).replace(' ', '_'));
  }
  return query;
}

/** Reads a link; nothing if it has no task. Whether the task makes sense is for the server to say. */
export function taskFromQuery(query: URLSearchParams): OwnTask | undefined {
  const board = boards.find((one) => one === query.get('board'));
  if (!board) return undefined;
  const [from, to] = [query.get('from'), query.get('to')];
  if (from !== null && to !== null) {
    return { board, from: from.replace('_', ' '), to: to.replace('_', ' ') };
  }
  const [balls, turns, seed] = ['balls', 'turns', 'seed'].map((name) =>
    wholeNumber(query.get(name)),
  );
  if (balls === undefined || turns === undefined || seed === undefined) return undefined;
  return { board, shuffle: { balls, turns, seed } };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** An arrangement after a point was touched: empty, light, dark, empty. */
export function touched(arrangement: string, point: string): string {
  const [light = [], dark = []] = arrangement.split(' ').map(points);
  const without = (list: readonly string[]) => list.filter((one) => one !== point);
  if (light.includes(point)) return written(without(light), [...dark, point]);
  if (dark.includes(point)) return written(light, without(dark));
  return written([...light, point], dark);
}

function points(list: string): string[] {
  return list === '-' || list === '' ? [] : list.split(',');
}

function written(...lists: readonly string[][]): string {
  return lists.map((list) => list.sort().join(',') || '-').join(' ');
}
