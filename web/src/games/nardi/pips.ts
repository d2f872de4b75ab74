/** The pip counts, which the picture tells in a note: `Pips: White 142, Black 177`, and the cube. */
import type { Seat } from '../../server/matches';

export function pipsOf(notes: readonly string[], seat: Seat): number | undefined {
  const found = notes.map((note) => /^Pips: White (\d+), Black (\d+)\b/.exec(note)).find(Boolean);
  return found ? Number(found[seat === 'first' ? 1 : 2]) : undefined;
}
