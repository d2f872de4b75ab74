/** Beginning to play: a match is made and its page opened. */
import { navigate } from '../router/router.svelte';
import { t } from '../language/words.svelte';
import { NoModule } from '../local/files';
import { noteLocal } from '../local/local-matches';
import { Failed, tablesOf } from '../local/tables';
import { NotSaved, Unreachable } from '../server/http';
import { makeMatch, type NewMatch } from '../server/matches';
import { settings } from '../settings/settings.svelte';
import { troubleInWords } from '../server/trouble';

/** Makes a match and goes to it; otherwise says what went wrong. */
export async function start(match: NewMatch): Promise<string> {
  try {
    const id = await made(match);
    navigate(`/match/${id}`);
    return '';
  } catch (trouble) {
    return startTroubleInWords(trouble);
  }
}

/** Why no match was made. What a table in this browser refuses has words of its own. */
async function startTroubleInWords(trouble: unknown): Promise<string> {
  if (trouble instanceof NoModule && !navigator.onLine) return troubleInWords(new NotSaved());
  if (trouble instanceof NoModule)
    return t('play-here-missing', { setting: t('setting-playHere') });
  if (!(trouble instanceof Failed)) return troubleInWords(trouble);
  const { refusalOf } = await import('../local/analysis');
  return troubleInWords(refusalOf(trouble.reply));
}

/** The computer also plays in this browser: if one wishes so, and if no server answers. */
async function made(match: NewMatch): Promise<string> {
  const isAgainstComputer = typeof match.opponent === 'object' && 'computer' in match.opponent;
  if (isAgainstComputer && settings.playHere === 'on') return madeHere(match);
  try {
    return (await makeMatch(match)).id;
  } catch (trouble) {
    if (!(trouble instanceof Unreachable) || !isAgainstComputer) throw trouble;
    return madeHere(match).catch((why: unknown) =>
      Promise.reject(why instanceof NoModule ? new NotSaved() : trouble),
    );
  }
}

async function madeHere(match: NewMatch): Promise<string> {
  const id = await tablesOf(match.game).create(match);
  noteLocal(id, match.game);
  return id;
}

/** Makes a match in which somebody is waited for, and goes on with something else. */
export async function seek(match: NewMatch, onseek: (id: string) => void): Promise<string> {
  try {
    onseek((await makeMatch(match)).id);
    return '';
  } catch (trouble) {
    return troubleInWords(trouble);
  }
}

/** A casual game against the computer without a clock. */
export async function startComputer(
  wanted: Pick<NewMatch, 'game'> & Partial<NewMatch> & { level: number },
): Promise<string> {
  const { level, ...match } = wanted;
  return start({ ...match, opponent: { computer: level } });
}
