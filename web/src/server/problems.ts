/** Problems that people compose. */
import type { CheckedProblem } from '../wire';
import { post } from './http';
import type { PositionAsked } from './positions';

export type { CheckedProblem } from '../wire';

/** Which first moves win by force, and in how many. */
export async function checkProblem(position: PositionAsked): Promise<CheckedProblem> {
  return post('/api/problems/check', position);
}
