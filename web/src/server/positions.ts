/** Any position of any game, drawn by the server: for looking back, analysis, puzzles and editors. */
import type { Action } from '../board/picks';
import type { Picture } from '../board/picture';
import { post } from './http';
import type { Seat } from './matches';
import type { Score } from './messages';
import { actionsOf, Pictures, type SentChoice, type SentPicture } from './picture';

export interface PositionAsked {
  game: string;
  rules?: string;
  position?: string;
  actions?: readonly string[];
  viewer?: Seat;
  bottom?: Seat;
  names?: 'shown' | 'hidden';
  /** Whether pieces are drawn that the viewer does not know. */
  hidden?: 'shown' | 'hidden';
}

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
  chances: { token: string; weight: number }[];
  picture: Picture;
}

interface Sent {
  rules: string;
  position: string;
  to_act: Seat | null;
  chance: boolean;
  score: Score | null;
  result: string;
  tokens: string[];
  record: string[];
  choices: SentChoice[];
  complete: boolean;
  chances: { token: string; weight: number }[];
  picture: SentPicture;
}

const pictures = new Pictures();

export async function positionAfter(asked: PositionAsked): Promise<PositionReached> {
  const sent = await post<Sent>('/api/positions', asked);
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
    picture: pictures.read(sent.picture),
  };
}
