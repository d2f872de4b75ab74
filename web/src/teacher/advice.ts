/** What the engine thinks of a moment of a match against the computer. */
import { Failed, tablesOf } from '../local/tables';
import type { EngineLine } from '../server/analysis';
import { hintFor, type Seat } from '../server/matches';
import type { Match } from '../match/match.svelte';

export interface Advice {
  /** The side that is to act. */
  side: Seat;
  /** The best lines, the best first. */
  lines: readonly EngineLine[];
}

/** Which moment: after so many actions, and one more that is only tried. */
export interface Moment {
  ply: number;
  action?: string;
}

/** Asks whoever hosts the match, the server or the tables in this browser: both know what the player may know. */
export async function adviceAt(match: Match, moment: Moment): Promise<Advice> {
  return match.host.kind === 'server' ? hintFor(match.id, moment) : adviceHere(match, moment);
}

async function adviceHere(match: Match, moment: Moment): Promise<Advice> {
  try {
    const tables = tablesOf(match.state?.terms.game ?? '');
    const question = { type: 'advise', id: match.id, ...moment };
    return (await tables.ask(question)) as unknown as Advice;
  } catch (trouble) {
    if (!(trouble instanceof Failed)) throw trouble;
    const { refusalOf } = await import('../local/analysis');
    throw refusalOf(trouble.reply);
  }
}
