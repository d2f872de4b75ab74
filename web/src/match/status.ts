/** Whose turn it is, in words. */
import { t } from '../language/words.svelte';
import type { Match } from './match.svelte';
import { playerName } from './names';
import { resultInWords } from './result';

export function statusInWords(match: Match): string {
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
  return t('their-turn-named', { name: playerName(acting === 'first' ? now.first : now.second) });
}
