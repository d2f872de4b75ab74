/** Lines of conditional moves, as pure logic: what the opponent does and one's own answers, in turn. */
import type { Seat } from '../server/matches';
import type { PlannedAction } from '../wire';

export type Line = readonly PlannedAction[];

/** An action of a line that is being made, with who makes it. */
export interface Step extends PlannedAction {
  by: Seat;
}

/** The line up to the last answer: what the opponent does after it leads to nothing. */
export function answeredLine(steps: readonly Step[], you: Seat): Line {
  const answered = steps.findLastIndex(({ by }) => by === you) + 1;
  return steps.slice(0, answered).map(({ token, book }) => ({ token, book }));
}

/** The lines with one more; of two that begin alike the longer one says all that the other says. */
export function withLine(lines: readonly Line[], line: Line): readonly Line[] {
  if (line.length === 0 || lines.some((other) => beginsWith(other, line))) return lines;
  return [...lines.filter((other) => !beginsWith(line, other)), line];
}

export function isSame(some: readonly Line[], others: readonly Line[]): boolean {
  const isEqual = (line: Line, other: Line | undefined) =>
    other?.length === line.length && beginsWith(line, other);
  return some.length === others.length && some.every((line, i) => isEqual(line, others[i]));
}

export function tokensOf(lines: readonly Line[]): string[][] {
  return lines.map((line) => line.map(({ token }) => token));
}

function beginsWith(line: Line, beginning: Line): boolean {
  return beginning.every(({ token }, i) => line[i]?.token === token);
}
