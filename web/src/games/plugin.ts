/**
 * What a game adds to the common pages: its material, how a half-made action looks, what lies over the pieces
 * and beside the board. Only looks and manners; which actions are legal, and what has happened, comes from the
 * server. A game has all of it in a folder of its own, where `list.ts` and `boards.ts` find it.
 */
import type { Component, Snippet } from 'svelte';
import type { Action, Pick, Reader } from '../board/picks';
import type { Mark, Picture, Point } from '../board/picture';
import type { Skin } from '../board/skin';
import type { Token } from '../board/tokens';
import type { Hand } from '../play/hand.svelte';
import type { Scene, Seat, Side } from '../wire';

/** What is known of a game before any board of it is shown: `about.json` in its folder. */
export interface About {
  /** The rules that are offered before a match: texts for the server, and keys of their names. */
  presets: readonly Preset[];
  /** What its puzzles ask for: to force the win, or to find what is by far the best. */
  puzzles: 'win' | 'best';
  /** Whether each side sees only a part of the pieces. */
  hidesPieces?: boolean;
  /** How many actions lay out armies before the first move. */
  setUps?: number;
  /** Whether dice are rolled, so that nothing can be taken back. */
  hasDice?: boolean;
  /** Whether a solitaire belongs to it. */
  solitaire?: boolean;
  /** The colours of the discs beside the players' names, where they are not white and black. */
  discs?: Partial<Readonly<Record<Seat, string>>>;
  /** How its actions are told apart in the documents of the rules; each word is one if nothing is said. */
  actionWords?: ActionWords;
  /** What its notation says in English. */
  bookWords?: BookWords;
}

/** The words of a game's notation, by the keys of the same in the reader's language. */
export interface BookWords {
  /** Actions that are told in words: how they begin. What follows is filled in as `$rest`. */
  actions?: Readonly<Record<string, string>>;
  /** Words among the signs. */
  words?: Readonly<Record<string, string>>;
}

export interface Preset {
  rules: string;
  key: string;
}

/** Words that belong together, as patterns. */
export type ActionWords =
  /** Such a word needs the next one. */
  | { needsNext: string }
  /** Such words side by side are one action. */
  | { together: string };

/** A board at which somebody plays, as a game's companion sees it. */
export interface BoardContext {
  /** The board without what is in hand. */
  readonly picture: Picture;
  /** What was on it one action before, where that is known although it was not shown here. */
  readonly earlier: Scene | undefined;
  readonly hand: Hand;
  /** Whether something may be touched now. */
  readonly canAct: boolean;
  touch: (field: string) => void;
  press: (button: string) => void;
  layDown: () => void;
}

/** What a game keeps beside one board, as long as that is shown. */
export interface Companion {
  /** The board as it is shown: with what the game draws itself, without what would be in the way. */
  show?: (laidOut: Picture) => Picture;
  /** Where a piece is held now instead of its place. */
  held?: ((token: Token) => Point | undefined) | undefined;
  /** The field that a tap on a piece means besides taking it into hand. */
  tapped?: (field: string) => string | undefined;
  /** What was in hand has been laid down or has changed. */
  laidDown?: () => void;
  /** The next board has come; whether a hand has already made the last action on the board. */
  arrived?: (next: Picture, order: 'next' | 'another') => 'shown' | 'made by hand';
  /** Whether something is being held, so that no text must be selected. */
  readonly isHeld?: boolean;
  /** Whether the game's own controls stand in for the plain buttons. */
  readonly hasControls?: boolean;
}

export interface OverlayProps<C> {
  at: BoardContext;
  companion: C;
  /** The board as it is shown. */
  picture: Picture;
  skin: Skin;
}

export interface ControlsProps<C> {
  at: BoardContext;
  companion: C;
}

/** What is beside a match: the scene that is told, and the one before it. */
export interface BesideProps {
  scene: Scene;
  earlier: Scene | undefined;
}

export interface SetUpProps {
  terms: { game: string; rules: string };
  seat: Seat;
  /** Examples of set-ups; they say which fields there are. */
  examples: readonly Action[];
  isBusy: boolean;
  onready: (token: string) => void;
  /** What else is to be known. */
  children?: Snippet;
}

/** An action drawn on the board before it is made. */
export type Arrow =
  /** From one field to another. */
  | { kind: 'way'; from: Point; to: Point }
  /** A ring that turns clockwise around a field by so many sixths. */
  | { kind: 'turn'; middle: Point; sixths: number }
  /** Something happens on a field. */
  | { kind: 'here'; at: Point };

/** What a game adds to boards: `board.ts` in its folder exports it as `board`. */
export interface GameBoard<C extends Companion = Companion> {
  skin: Skin;
  companion?: (at: BoardContext) => C;
  /** Drawn over the pieces, in the units of the picture. */
  Overlay?: Component<OverlayProps<C>>;
  /** Instead of the plain buttons, while the companion wishes so. */
  Controls?: Component<ControlsProps<C>>;
  /** Drawn over the pieces of a match: what has just happened. */
  Event?: Component<BesideProps & { picture: Picture }>;
  /** Beside the board of a match: what has happened, in words. */
  LastAction?: Component<BesideProps>;
  /** Beside the board: what the pieces are. */
  Legend?: Component;
  /** Where a whole army is laid out before the first move. */
  setUp?: () => Promise<{ default: Component<SetUpProps> }>;
  /** The board with the picks so far laid out on it. */
  preview?: (picture: Picture, picked: readonly Pick[]) => Picture;
  /** What else lies over the pieces, besides what every board shows. */
  marks?: (picture: Picture) => Mark[];
  /** How picks are read, where the order of the lists is not the order in which people pick. */
  read?: (scene: Scene) => Reader;
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
  /** What a hidden piece may be, briefly. */
  possible?: (kinds: readonly string[]) => string;
  /** The kinds of hidden pieces that matter most to whoever looks back, with the signs by which they are drawn. */
  watched?: readonly { kind: string; sign: string }[];
  /** What can be chosen before it is one's turn, if it is not a way from field to field. */
  ahead?: (picture: Picture, side: Side) => Action[];
  /** How an action is drawn before it is made, if it is not a way from field to field. */
  arrows?: (picture: Picture, action: Action) => Arrow[];
}
