/** What players are called: people by name, guests and the computer in the language of the pages. */
import { t } from '../language/words.svelte';
import type { Player } from '../server/matches';

export function playerName(player: Player | null | undefined): string {
  return player?.name ?? t('nobody-yet');
}
