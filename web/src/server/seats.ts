/** Both seats at a table, the first to act first. */
import type { Seat } from './matches';

export const seats: readonly Seat[] = ['first', 'second'];
