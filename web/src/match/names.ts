/** What players are called: people by name, guests and the computer in the language of the pages. */
import { t } from '../language/words.svelte';
import type { Player, Seat } from '../server/matches';

export function playerName(player: Player | null | undefined): string {
  if (!player) return t('nobody-yet');
  const [kind, id] = player.id.split(':');
  if (kind === 'house') return t('computer-level', { level: Number(id) });
  if (kind === 'guest') return `${t('guest')} ${player.name.split(' ').at(-1) ?? ''}`.trim();
  return player.name;
}

export function seatName(game: string, seat: Seat): string {
  return t(`seat-${game}-${seat}`);
}

export function other(seat: Seat): Seat {
  return seat === 'first' ? 'second' : 'first';
}
