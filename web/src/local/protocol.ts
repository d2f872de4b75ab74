/** What a page and its worker say to each other. */
import type { Player } from '../server/matches';
import type { Loaded, Question, Reply } from './module';

/** What is said to tables that have begun. */
export type ToTables =
  /** A page listens from now on. */
  | { type: 'connect'; player: Player }
  /** A message of the live connection. */
  | { type: 'live'; text: string }
  /** Something that is answered once, under this number. */
  | { type: 'ask'; number: number; ask: Question }
  /** The computer is to try once more what it failed to do at a match. */
  | { type: 'try_again'; id: string };

export type ToWorker = { type: 'start'; game: string; loaded: Loaded; player: Player } | ToTables;

export type FromWorker =
  | { type: 'live'; text: string }
  /** A match is kept here from now on. */
  | { type: 'kept'; id: string; game: string }
  | { type: 'answer'; number: number; reply: Reply }
  /** Somebody else wrote to a match, or the module failed: whoever wants to go on starts anew. */
  | { type: 'ended' };
