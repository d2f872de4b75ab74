/** Choices rolled out on the visitor's own machine, each by a worker of its own. While the page is hidden they rest. */
import type { PositionAsked } from '../server/positions';
import { answered } from './analysis';
import type { Reply } from './module';
import { ask } from './thinking';
import { whileSeen } from './visibility';

/** How thoroughly a choice is rolled out. */
export interface RolloutEffort {
  games: number;
  /** After how many rolls the evaluation stands for the rest of a game. */
  truncate?: number;
  seed: number;
}

/** What the games after a choice came to, for the side that makes it. */
export interface ChoiceRollout {
  games: number;
  equity: number;
  /** Half the width of the 95 % interval. */
  margin: number;
  /** How games ended, such as `win_gammon`; none where the value is certain. */
  ends: readonly { end: string; chance: number }[];
}

/**
 * Rolls a choice out; `hear` gets what is known so far, and at the end everything. A worker that plays hears nothing, so one whose
 * page is hidden is ended, and its choice begins anew: with the same seed it comes to the same.
 */
export async function rollOutHere(
  position: PositionAsked,
  token: string,
  effort: RolloutEffort,
  signal: AbortSignal,
  hear: (rollout: ChoiceRollout) => void,
): Promise<void> {
  const rolledOut = (reply: Reply) => (reply['report'] as { rollout: ChoiceRollout }).rollout;
  const question = { type: 'roll_out', position, token, effort };
  await whileSeen(signal, async (seen) => {
    const last = await ask(position.game, question, seen, (reply) => hear(rolledOut(reply)));
    hear(rolledOut(answered(last)));
  });
}
