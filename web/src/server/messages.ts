/** What is said over the live connection, in both directions. */
import type { Reason } from '../language/reasons';
import type { Speed } from './people';
import type { SentChoice, SentPicture } from './picture';
import type { Phase, Player, Seat, Summary, Terms, TimeControl, Visibility } from './matches';

export type Offer = 'draw' | 'takeback' | 'rematch';

export type Command =
  | { do: 'join'; seed?: string }
  | { do: 'act'; action: string }
  | { do: 'offer'; offer: Offer }
  | { do: 'accept'; offer: Offer }
  | { do: 'decline'; offer: Offer }
  | { do: 'resign' }
  | { do: 'abort' }
  | { do: 'claim' }
  | { do: 'chat'; chat: 'on' | 'off' };

/** How a board is to be drawn. */
export interface Drawing {
  bottom?: Seat;
  names?: 'shown' | 'hidden';
  pencil?: 'shown' | 'hidden';
}

export type ClientMessage =
  | {
      type: 'watch';
      id: string;
      since: number;
      chat_since: number;
      detail: 'board' | 'events';
      drawing: Drawing;
    }
  | { type: 'leave'; id: string }
  | { type: 'command'; id: string; client: string; command: Command }
  | { type: 'say'; id: string; client: string; words: string }
  | { type: 'watch_lobby' }
  | { type: 'leave_lobby' }
  | { type: 'watch_mine' }
  | { type: 'ping'; id: number };

export type EndingKind =
  'rules' | 'resigned' | 'agreed' | 'flag' | 'left' | 'aborted' | 'cancelled';

export interface Ending {
  kind: EndingKind;
  side: Seat | null;
}

export interface Score {
  first: number;
  second: number;
}

export type MatchEvent = { number: number; at: number } & (
  | { type: 'created'; terms: Terms; creator: Player; visibility: Visibility }
  | { type: 'started'; first: Player; second: Player }
  | { type: 'set_up'; side: Seat; token: string | null }
  | { type: 'acted'; side: Seat; token: string; book: string }
  | { type: 'threw'; token: string; book: string }
  | { type: 'offered'; side: Seat; offer: Offer }
  | { type: 'declined'; side: Seat; offer: Offer }
  | { type: 'took_back'; side: Seat; actions: number }
  | { type: 'chat_switched'; side: Seat; chat: 'on' | 'off' }
  | { type: 'refunded'; away: number; back: number }
  | { type: 'ended'; ending: Ending; score: Score | null; secret: string | null }
  | { type: 'guest_became'; guest: string; player: Player }
  | { type: 'rematched'; next: string }
);

export interface Clocks {
  at: number;
  first: number;
  second: number;
  running: Seat | null;
}

export interface MatchState {
  id: string;
  version: number;
  phase: Phase;
  terms: Terms;
  speed: Speed;
  creator: Player;
  visibility: Visibility;
  invited: Player | null;
  first: Player | null;
  second: Player | null;
  you: Seat | null;
  to_act: Seat[];
  set_up: Seat[] | null;
  your_set_up: string | null;
  record: string[];
  clocks: Clocks | null;
  first_action_due: number | null;
  first_offers: Offer | null;
  second_offers: Offer | null;
  /** Whether we may ask to take our last action back. */
  may_take_back: boolean;
  ending: Ending | null;
  score: Score | null;
  result: string;
  commitment: string | null;
  secret: string | null;
  next: string | null;
  rematch_of: string | null;
}

export interface SentBoardState {
  bottom: Seat;
  picture: SentPicture;
  choices: SentChoice[];
  complete: boolean;
  may_throw: boolean;
}

export interface ChatLine {
  number: number;
  room: 'players' | 'spectators';
  author: Player;
  words: string;
  at: number;
}

export type ServerMessage =
  | { type: 'welcome'; you: Player | null; now: number }
  | {
      type: 'match';
      id: string;
      events: MatchEvent[];
      state?: MatchState;
      board?: SentBoardState;
    }
  | { type: 'ack'; id: string; client: string | null; number: number; version: number }
  | {
      type: 'refused';
      id: string | null;
      client: string | null;
      code: string;
      message: string;
      reason?: Reason;
    }
  | { type: 'chat'; id: string; lines: ChatLine[] }
  | { type: 'lobby'; waiting: Summary[] }
  | { type: 'mine'; matches: Summary[] }
  | { type: 'pong'; id: number; now: number; lag: number };

export type { TimeControl };
