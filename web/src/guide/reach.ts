/** Where a piece can go, read out of the legal actions: the page knows no rule. */
import { field, standing, type Action, type Reader } from '../board/picks';

export interface Reach {
  /** The fields that it reaches with its first step. */
  fields: ReadonlySet<string>;
  /** What can be done that begins with it. */
  actions: readonly Action[];
}

export function reachOf(actions: readonly Action[], from: string, read: Reader = standing): Reach {
  const { fields, remaining } = read(actions, [field(from)]);
  return { fields, actions: remaining };
}
