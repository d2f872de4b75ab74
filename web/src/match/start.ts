/** Beginning to play: a match is made and its page opened. */
import { navigate } from '../router/router.svelte';
import { makeMatch, type NewMatch } from '../server/matches';
import { troubleInWords } from '../server/trouble';

/** Levels at which a stranger should meet a fair opponent. */
export const USUAL_LEVEL = 3;

/** Makes a match and goes to it; otherwise says what went wrong. */
export async function start(match: NewMatch): Promise<string> {
  try {
    const { id } = await makeMatch(match);
    navigate(`/match/${id}`);
    return '';
  } catch (trouble) {
    return troubleInWords(trouble);
  }
}

/** A casual game against the computer without a clock. */
export async function startComputer(
  wanted: Pick<NewMatch, 'game'> & Partial<NewMatch> & { level?: number },
): Promise<string> {
  const { level = USUAL_LEVEL, ...match } = wanted;
  return start({ ...match, opponent: { computer: level } });
}
