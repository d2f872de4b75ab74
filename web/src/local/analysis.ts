/**
 * Analysis in the visitor's own browser. It is asked as the server is and reports in the same form, so that whoever shows it need
 * not know where it was done. While the page is hidden it rests.
 */
import type { Effort } from '../server/analysis';
import { Refused } from '../server/http';
import type { PositionAsked } from '../server/positions';
import type { AnalysisReport as Report, Reason } from '../wire';
import { loadModule, NoModule } from './files';
import type { Question, Reply } from './module';
import { ask } from './thinking';
import { whileSeen } from './visibility';

export { NoModule };

export async function analyseHere(
  position: PositionAsked,
  effort: Effort,
  signal: AbortSignal,
  hear: (report: Report) => void,
): Promise<void> {
  const question = { type: 'analyse', position, ...effort };
  const reportOf = (reply: Reply) => reply['report'] as Report;
  await whileSeen(signal, async (seen) => {
    const last = await ask(position.game, question, seen, (reply) => hear(reportOf(reply)));
    hear(reportOf(answered(last)));
  });
}

/** No more workers than this think at once: each has memory of its own. */
const MOST_LANES = 4;

/** How many workers can think at once; one core is left to the page. */
export function lanesOn(cores: number): number {
  return Math.min(Math.max(1, cores - 1), MOST_LANES);
}

/** The same on this machine; one where there is no module, since the server thinks about one position at a time. */
export async function lanesHere(game: string): Promise<number> {
  return loadModule(game).then(
    () => lanesOn(navigator.hardwareConcurrency ?? 1),
    () => 1,
  );
}

/** What a module answers, or a part of that; nothing where there is no module of the game. */
export async function askHere<T>(
  game: string,
  question: Question,
  part?: string,
): Promise<T | undefined> {
  try {
    const reply = answered(await ask(game, question));
    return (part === undefined ? reply : reply[part]) as T;
  } catch (trouble) {
    if (trouble instanceof NoModule) return undefined;
    throw trouble;
  }
}

/** A refusal of a module as the error that a refusal of the server becomes, so that both are put into words in the same way. */
export function refusalOf(reply: Reply): Refused {
  const reason = reply['reason'] as Reason | undefined;
  return new Refused(422, String(reply['code']), String(reply['message']), undefined, reason);
}

/** Gives an answer back; a refusal is thrown. */
export function answered(reply: Reply): Reply {
  if (reply.type === 'failed') throw refusalOf(reply);
  return reply;
}
