/** How a match ended, in words. */
import { phraseInWords } from '../language/boards.svelte';
import { t } from '../language/words.svelte';
import { otherSide } from '../scene/scene';
import type { Ended, Scene } from '../wire';
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

/** How it came to that: by what somebody did, or by the rules, of which the last scene says how. */
export function endingInWords(now: MatchState, scene: Scene | undefined): string {
  if (!now.ending) return '';
  const byRules = now.ending.kind === 'rules' && scene?.ended;
  if (byRules) {
    const why = whyInWords(now.terms.game, byRules);
    if (why) return why;
  }
  const side = now.ending.side ? seatName(now.terms.game, now.ending.side) : '';
  return t(`ending-${now.ending.kind}`, { side });
}

/** Why a game is over by its rules. */
export function whyInWords(game: string, { why, winner }: Ended): string {
  const sides = winner ? { winner, loser: otherSide(winner) } : {};
  return phraseInWords('ended', game, why, sides);
}
