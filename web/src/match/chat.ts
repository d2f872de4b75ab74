/** The chat of a match as pure logic. */
import type { ChatLine } from '../server/messages';

/**
 * The known lines and the new ones, each once and in the order of their numbers. A line may arrive
 * twice: the page asks again whenever it wants the board drawn differently or the connection is back,
 * and the answer to the first question may still be on its way.
 */
export function mergedLines(
  known: readonly ChatLine[],
  fresh: readonly ChatLine[],
): readonly ChatLine[] {
  const byNumber = new Map([...known, ...fresh].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}
