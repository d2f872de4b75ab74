/** How somebody wants to be called. */
import type { CallGroup, CallKind, Ways } from '../server/calls';
import { inbox } from './inbox.svelte';

const groups: Record<CallKind, CallGroup> = {
  challenge: 'challenges',
  declined: 'challenges',
  started: 'starts',
  rematched: 'starts',
  turn: 'turns',
  draw: 'offers',
  takeback: 'offers',
  rematch: 'rematches',
  won: 'ends',
  lost: 'ends',
  drawn: 'ends',
  aborted: 'ends',
  ready: 'tournaments',
  round: 'tournaments',
  postponed: 'tournaments',
};

const EVERY_WAY: Ways = { page: true, sound: true, system: true };

/** How somebody wants to be called for this. */
export function waysFor(kind: CallKind): Ways {
  return inbox.settings?.[groups[kind]] ?? EVERY_WAY;
}
