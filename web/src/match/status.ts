/** Whose turn it is and what is due, in words. */
import { phraseInWords } from '../language/boards.svelte';
import { t } from '../language/words.svelte';
import type { Seat } from '../server/matches';
import type { Match } from './match.svelte';
import { playerName } from './names';
import { resultInWords } from './result';

/** What is to be said of the turn; those who are absent are not said to think. */
export function statusInWords(match: Match, absent: readonly Seat[] = []): string {
  const now = match.state;
  if (!now || !match.isAtRest) return '';
  if (now.phase === 'over') return resultInWords(now, match.you);
  if (now.phase !== 'playing') return '';
  if (match.isYourTurn) return dueInWords(match) || t('your-turn');
  const acting = now.to_act[0];
  if (!acting) return '';
  const name = playerName(acting === 'first' ? now.first : now.second);
  return t(absent.includes(acting) ? 'their-turn-absent' : 'their-turn-named', { name });
}

/** What the one who looks has to do now. */
function dueInWords(match: Match): string {
  const due = match.shown?.picture.scene.due.find(({ side }) => side === match.you);
  return due ? phraseInWords('due', match.state?.terms.game ?? '', due.what) : '';
}
