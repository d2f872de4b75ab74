/**
 * What the other side threw and played last, which stays on the board until the next play: the picture
 * itself marks the last action alone, and that is soon one's own throw.
 */
import type { Mark, Picture } from '../../board/picture';
import { takeDice, type Die } from './dice';

export interface Trace {
  /** Rings around the checkers that moved. */
  rings: readonly Mark[];
  dice: readonly Die[];
}

export const NO_TRACE: Trace = { rings: [], dice: [] };

/** The trace after one more action: a play leaves its own, and nothing else changes it. */
export function traceAfter(trace: Trace, before: Picture, after: Picture): Trace {
  const [dice, isThrown] = [takeDice(before).dice, takeDice(after).dice.length > 0];
  return dice.length > 0 && !isThrown ? { rings: ringsOf(after), dice } : trace;
}

/** The picture with the rings of the trace, if it has none of its own. */
export function withTrace(picture: Picture, { rings }: Trace): Picture {
  return ringsOf(picture).length > 0 ? picture : { ...picture, over: [...picture.over, ...rings] };
}

/** The dice of the trace that still lie there: a new throw on the same half takes them away. */
export function diceLeft({ dice }: Trace, thrown: readonly Die[]): readonly Die[] {
  const isCovered = (die: Die) =>
    thrown.some((one) => Math.abs(one.middle.x - die.middle.x) < die.side);
  return dice.some(isCovered) ? [] : dice;
}

function ringsOf(picture: Picture): Mark[] {
  return picture.over.filter(
    (mark) =>
      mark.kind === 'shape' && mark.shape.kind === 'circle' && mark.line?.ink === 'last action',
  );
}
