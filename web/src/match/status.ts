/** Whose turn it is, in words. */
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
  if (match.isYourTurn) {
    if (match.mayThrow) return t('throw-waits');
    const isDoubled = match.actions.some(({ token }) => token === 'take');
    return isDoubled ? t('double-waits') : t('your-turn');
  }
  const acting = now.to_act[0];
  if (!acting) return '';
  const name = playerName(acting === 'first' ? now.first : now.second);
  return t(absent.includes(acting) ? 'their-turn-absent' : 'their-turn-named', { name });
}
