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
  return player.name === DELETED ? t('player-deleted') : player.name;
}

export function seatName(game: string, seat: Seat): string {
  return t(`seat-${game}-${seat}`);
}

export function other(seat: Seat): Seat {
  return seat === 'first' ? 'second' : 'first';
}
