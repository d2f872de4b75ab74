/** What could be known of hidden pieces at a moment of a game. */
import type { Hindsight } from '../wire';
import { askHere } from './here';
import { orHere, post } from './http';
import type { PositionAsked } from './positions';

export type { Hindsight, PieceChances } from '../wire';

/** The server looks back; without one this machine does. Nothing is said of open games and before both sides have set up. */
export async function lookBack(asked: PositionAsked): Promise<Hindsight | undefined> {
  const { hindsight } = await orHere(
    () => post<{ hindsight?: Hindsight | null }>('/api/hindsight', asked),
    () => askHere(asked.game, { type: 'look_back', position: asked }),
  );
  return hindsight ?? undefined;
}
