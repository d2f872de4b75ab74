/** How a match ended, in words. */
import { t } from '../language/words.svelte';
import type { Seat } from '../server/matches';
import type { MatchState } from '../server/messages';
import { seatName } from './names';

function winnerOf(now: MatchState): Seat | undefined {
  const score = now.score;
  if (!score || score.first === score.second) return undefined;
  return score.first > score.second ? 'first' : 'second';
}

/** Who has won, as the one who looks sees it. */
export function resultInWords(now: MatchState, you: Seat | undefined): string {
  const winner = winnerOf(now);
  if (!now.score) return t('result-none');
  if (!winner) return t('result-draw');
  if (!you) return t('result-won', { side: seatName(now.terms.game, winner) });
  return winner === you ? t('result-you-won') : t('result-you-lost');
}

/** How it came to that. */
export function endingInWords(now: MatchState): string {
  if (!now.ending) return '';
  const side = now.ending.side ? seatName(now.terms.game, now.ending.side) : '';
  return t(`ending-${now.ending.kind}`, { side });
}
