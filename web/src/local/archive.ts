/** Uploads matches that were played in this browser: each is added to the player's matches at the server once, however often it is sent. */
import { addPlayed } from '../server/matches';
import type { MatchEvent, PlayedRow } from '../wire';
import { archivedAs, noteArchived, rowsOf, summaryOf } from './store';

/** The name of a match at the server, if it is there already. */
export { archivedAs };

/** Events that say nothing about what was played need not be sent. */
const PLAYED: ReadonlySet<string> = new Set<MatchEvent['type']>([
  'created',
  'started',
  'set_up',
  'acted',
  'threw',
  'took_back',
  'ended',
]);

const typeOf = ({ what }: PlayedRow) => (JSON.parse(what) as MatchEvent).type;

/** Sends a match that is over, unless another tab has done so; gives its name at the server. */
export async function archive(id: string): Promise<string> {
  const there = await archivedAs(id).catch(() => undefined);
  if (there) return there;
  // The whole log is read here, outside the worker: while a match is played, nobody may see all of it.
  if ((await summaryOf(id))?.phase !== 'over') throw new Error('the match is not over');
  const rows = (await rowsOf(id)).filter((row) => PLAYED.has(typeOf(row)));
  const played = await addPlayed({ id, rows: rows.map(({ what, at }) => ({ what, at })) });
  await noteArchived(id, played.id);
  return played.id;
}
