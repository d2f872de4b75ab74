/** What the engine thinks of a moment of a match against the computer. */
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

/** Milliseconds for one moment at a table in this browser, and how many lines are looked at. */
const HERE = { time: 700, lines: 5 };

/** Asks whoever hosts the match: the server, which knows what may be known, or the engine in this browser. */
export async function adviceAt(match: Match, moment: Moment): Promise<Advice> {
  return match.host.kind === 'server' ? hintFor(match.id, moment) : adviceHere(match, moment);
}

async function adviceHere(match: Match, { ply, action }: Moment): Promise<Advice> {
  const { game, rules, position } = match.state?.terms ?? {};
  const played = match.tokens.slice(0, ply).filter((token) => token !== undefined);
  const asked = {
    game: game ?? '',
    actions: action === undefined ? played : [...played, action],
    ...(rules ? { rules } : {}),
    ...(position ? { position } : {}),
  };
  const { analyseHere, askHere } = await import('../local/analysis');
  const question = { type: 'position', position: asked };
  const reached = await askHere<{ to_act?: Seat | null }>(asked.game, question, 'position');
  let lines: readonly EngineLine[] = [];
  await analyseHere(asked, HERE, new AbortController().signal, (report) => {
    lines = report.lines;
  });
  return { side: reached?.to_act ?? 'first', lines };
}
