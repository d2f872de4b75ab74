/**
 * What a game adds to the common board: how its pieces travel, what its sounds are, what a half-made
 * action looks like. Only looks and manners; which actions are legal comes from the server.
 */
import type { Action, Pick, Reader } from '../board/picks';
import type { Expect, Way } from '../board/matching';
import type { Picture } from '../board/picture';
import type { Sound } from '../board/sounds';

export interface GameManners {
  /** Where pieces are after an action of this token, if the shortest way would mislead. */
  expect?: (before: Picture, token: string) => Expect | undefined;
  /** The way of a piece that does not go straight. */
  way?: (picture: Picture, token: string) => Way | undefined;
  /** How an action of this token sounds. */
  sound?: (token: string) => Sound;
  /** The board with the picks so far laid out on it. */
  preview?: (picture: Picture, picked: readonly Pick[]) => Picture;
  /** How picks are read, where the order of the lists is not the order in which people pick. */
  read?: (picture: Picture) => Reader;
  /** Whether nothing is in hand after these picks, so that the next touch takes a piece. */
  isFree?: (picked: readonly Pick[]) => boolean;
  /** The fields that are marked as in hand. */
  inHand?: (fields: readonly string[]) => readonly string[];
  /** The picks without the last step. */
  stepBack?: (picked: readonly Pick[]) => readonly Pick[];
  /** Whether an action is sent only after a confirmation. */
  confirms?: (action: Action) => boolean;
  /** The key of the question that is asked before a button does something that costs much. */
  question?: (button: string) => string | undefined;
  /** The key of the words that explain why nothing but these actions may be made. */
  duty?: (actions: readonly Action[]) => string | undefined;
}

const loaders: Record<string, () => Promise<{ manners: GameManners }>> = {
  lautari: () => import('../games/lautari/manners'),
  luzhanqi: () => import('../games/luzhanqi/manners'),
  nardi: () => import('../games/nardi/manners'),
  rotary: () => import('../games/rotary/manners'),
  shatra: () => import('../games/shatra/manners'),
};

export async function mannersOf(game: string): Promise<GameManners> {
  return (await loaders[game]?.())?.manners ?? {};
}
