/** What the engine thinks of a position, better and better. */
import type { Value } from '../analysis/value';
import type { PositionAsked } from './positions';
import { stream } from './stream';

export interface EngineLine {
  /** For the side to act. */
  value: Value;
  tokens: string[];
  /** The same in book notation. */
  book: string[];
}

export interface Report {
  depth: number;
  nodes: number;
  /** Milliseconds. */
  time: number;
  lines: EngineLine[];
  done: boolean;
}

export interface Effort {
  /** Milliseconds; ten seconds at most. */
  time: number;
  lines: number;
}

export async function analyse(
  position: PositionAsked,
  effort: Effort,
  signal: AbortSignal,
  hear: (report: Report) => void,
): Promise<void> {
  await stream('/api/analysis', { ...position, ...effort }, signal, hear);
}
