/**
 * What either side could do at a moment of a match: the one to act what the server has listed, the other one what it
 * could do if it were to act, which the server is asked once a moment. Where a game hides something nobody is asked.
 */
import type { Action } from '../board/picks';
import { positionAfter } from '../server/positions';
import type { Side } from '../wire';

export interface Moment {
  game: string;
  rules: string;
  /** The position text at the beginning; the start of the game if there is none. */
  position?: string | undefined;
  /** What has been done, as tokens. */
  tokens: readonly string[];
}

const NOTHING: readonly Action[] = [];
const KEPT = 40;
const known = new Map<string, Promise<readonly Action[]>>();

/** The legal actions of a side as if it were to act. */
export function actionsIf(side: Side, moment: Moment): Promise<readonly Action[]> {
  const key = [side, moment.game, moment.rules, moment.position, ...moment.tokens].join(' ');
  const coming = known.get(key) ?? asked(side, moment);
  if (!known.has(key) && known.size >= KEPT) known.clear();
  known.set(key, coming);
  // What could not be had is not worth a word; it is asked for again next time.
  return coming.catch(() => {
    known.delete(key);
    return NOTHING;
  });
}

async function asked(
  side: Side,
  { game, rules, position, tokens }: Moment,
): Promise<readonly Action[]> {
  const { editingOf } = await import('../games/editing');
  const turned = (await editingOf(game))?.turnedTo;
  if (!turned) return NOTHING;
  const begun = { game, rules, ...(position && { position }) };
  const now = await positionAfter({ ...begun, actions: tokens });
  if (now.score) return NOTHING;
  if (now.toAct === side) return now.actions;
  return (await positionAfter({ game, rules, position: turned(now.position, side) })).actions;
}
