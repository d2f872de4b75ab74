/** The fields of the board by name, and how far they lie apart. */
import type { Scene, Side } from '../../wire';

export const barOf: Readonly<Record<Side, string>> = { first: 'white bar', second: 'black bar' };
export const trayOf: Readonly<Record<Side, string>> = { first: 'white off', second: 'black off' };

export type Zone = Scene['pieces'][number]['at']['zone'];

/** What a checker does on a field. */
export function zoneOf(field: string): Zone {
  if (field === trayOf.first || field === trayOf.second) return 'off';
  return field === barOf.first || field === barOf.second ? 'bar' : 'board';
}

/** How many pips lie between two fields of the board, whoever moves. */
export function pipsBetween(from: string, to: string): number {
  return Math.abs(place(from) - place(to));
}

/** Points as White counts them; bars and trays lie beyond the ends. */
function place(name: string): number {
  if (name === barOf.first || name === trayOf.second) return 25;
  if (name === barOf.second || name === trayOf.first) return 0;
  return Number(name);
}
