/** What players are called: people by name, guests and the computer in the language of the pages. */
import { t } from '../language/words.svelte';
import type { Player, Seat } from '../server/matches';

/** How the server calls whoever has deleted their account; nobody can choose a name with a blank. */
const DELETED = 'Deleted player';

export function playerName(player: Player | null | undefined): string {
  if (!player) return t('nobody-yet');
  const [kind, id] = player.id.split(':');
  if (kind === 'house') return t('computer-level', { level: Number(id) });
  if (kind === 'guest') return `${t('guest')} ${player.name.split(' ').at(-1) ?? ''}`.trim();
  return personName(player.name);
}

/** Whether a name stands for an account that no longer exists. */
export function isDeleted(name: string): boolean {
  return name === DELETED;
}

/** The name of a person, in words if the account no longer exists. */
export function personName(name: string): string {
  return isDeleted(name) ? t('player-deleted') : name;
}

export function seatName(game: string, seat: Seat): string {
  return t(`seat-${game}-${seat}`);
}

export function other(seat: Seat): Seat {
  return seat === 'first' ? 'second' : 'first';
}
