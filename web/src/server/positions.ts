/** Any position of any game, asked of the server: for looking back, analysis, puzzles and editors. */
import type { Action } from '../board/picks';
import type { Picture } from '../board/picture';
import type { Asked, ChanceResult, PositionReached as Sent, Score, Seat } from '../wire';
import { askHere } from './here';
import { orHere, post } from './http';
import { actionsOf, Pictures } from './picture';

export type PositionAsked = Omit<Asked, 'actions'> & { actions?: readonly string[] };

export interface PositionReached {
  rules: string;
  position: string;
  toAct: Seat | undefined;
  chance: boolean;
  score: Score | undefined;
  result: string;
  tokens: string[];
  record: string[];
  actions: Action[];
  isComplete: boolean;
  chances: ChanceResult[];
  picture: Picture;
}

const pictures = new Pictures();

/** The server works positions out; without one this machine does. */
function workedOut(asked: PositionAsked): Promise<Sent> {
  return orHere(
    () => post<Sent>('/api/positions', asked),
    () => askHere<Sent>(asked.game, { type: 'position', position: asked }, 'position'),
  );
}

export async function positionAfter(asked: PositionAsked): Promise<PositionReached> {
  const sent = await workedOut(asked);
  return {
    rules: sent.rules,
    position: sent.position,
    toAct: sent.to_act ?? undefined,
    chance: sent.chance,
    score: sent.score ?? undefined,
    result: sent.result,
    tokens: sent.tokens,
    record: sent.record,
    actions: actionsOf(sent.choices),
    isComplete: sent.complete,
    chances: sent.chances,
    picture: pictures.read(sent.layout, sent.scene),
  };
}
