/** What the events of a match tell, as pure logic: the tokens of its actions in order. */
import type { MatchEvent, Offer } from '../server/messages';
import type { Seat } from '../server/matches';

/** The tokens of the actions so far; nothing stands for what is hidden. */
export function tokensOf(events: readonly MatchEvent[]): (string | undefined)[] {
  const setUps = new Map<Seat, string | undefined>();
  const tokens: (string | undefined)[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'set_up':
        setUps.set(event.side, event.token ?? undefined);
        // Sent in either order, laid out in the order of the sides once both are there.
        if (setUps.size === 2) tokens.push(setUps.get('first'), setUps.get('second'));
        break;
      case 'acted':
      case 'threw':
        tokens.push(event.token);
        break;
      case 'took_back':
        tokens.length = Math.max(0, tokens.length - event.actions);
        break;
      default:
        break;
    }
  }
  return tokens;
}

/** Events that go on from what is known; events from the first one replace it. */
export function joined(
  known: readonly MatchEvent[],
  fresh: readonly MatchEvent[],
): readonly MatchEvent[] {
  const first = fresh[0];
  if (!first) return known;
  return [...known.filter((event) => event.number < first.number), ...fresh];
}

/** When the present turn began: at the last thing that moved the clocks. */
export function turnBegan(events: readonly MatchEvent[]): number | undefined {
  const moves: readonly MatchEvent['type'][] = ['started', 'set_up', 'acted', 'threw', 'took_back'];
  return events.findLast((event) => moves.includes(event.type))?.at;
}

/** Whether a side has made its first action; laying out an army is one. */
export function hasActed(events: readonly MatchEvent[], side: Seat): boolean {
  return events.some(
    (event) => (event.type === 'acted' || event.type === 'set_up') && event.side === side,
  );
}

/**
 * The offer of this side that the other has declined, in words or by playing on; nothing once this side
 * has acted again.
 */
export function declinedOffer(events: readonly MatchEvent[], you: Seat): Offer | undefined {
  let open: Offer | undefined;
  let declined: Offer | undefined;
  for (const event of events) {
    switch (event.type) {
      case 'offered':
        if (event.side !== you) break;
        open = event.offer;
        declined = undefined;
        break;
      case 'declined':
        if (event.offer !== open) break;
        // Whoever takes an offer back knows about it.
        declined = event.side === you ? undefined : open;
        open = undefined;
        break;
      case 'acted':
        declined = event.side === you ? undefined : (open ?? declined);
        if (event.side !== you || open === 'takeback') open = undefined;
        break;
      case 'took_back':
        open = declined = undefined;
        break;
      default:
        break;
    }
  }
  return declined;
}

/** One action in the list of moves. */
export interface Move {
  /** How many actions had been made after it. */
  ply: number;
  book: string;
  /** The throw that it answers. */
  dice: string | undefined;
}

export interface MoveRow {
  first: Move | undefined;
  second: Move | undefined;
}

/** The moves in two columns, a row for each round; throws stand before what they led to. */
export function moveRows(events: readonly MatchEvent[], record: readonly string[]): MoveRow[] {
  const rows: MoveRow[] = [];
  let dice: string | undefined;
  for (const [i, actor] of actors(events).entries()) {
    const book = record[i];
    if (book === undefined) break;
    if (actor === 'chance') {
      dice = book;
      continue;
    }
    const move = { ply: i + 1, book, dice };
    dice = undefined;
    const row = rows.at(-1);
    const isFree = row && !row[actor] && (actor === 'second' || !row.second);
    if (isFree) row[actor] = move;
    else rows.push({ first: undefined, second: undefined, [actor]: move });
  }
  return rows;
}

/** Who made each action: a side, or chance. */
export function actors(events: readonly MatchEvent[]): (Seat | 'chance')[] {
  const made: (Seat | 'chance')[] = [];
  let setUps = 0;
  for (const event of events) {
    if (event.type === 'acted') made.push(event.side);
    else if (event.type === 'threw') made.push('chance');
    else if (event.type === 'set_up' && ++setUps === 2) made.push('first', 'second');
    else if (event.type === 'took_back') made.length = Math.max(0, made.length - event.actions);
  }
  return made;
}
