/** What is said over the live connection, in both directions. */
export type {
  ChatLine,
  ClientMessage,
  Command,
  Drawing,
  Ending,
  EndingKind,
  MatchEvent,
  MatchState,
  Offer,
  Score,
  SentBoard,
  ServerMessage,
} from '../wire';
