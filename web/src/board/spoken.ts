/** The board in words, for those who hear it. Words come from a language file through `Say`. */
import { kindOf, piecesOn, possibleKinds } from '../scene/scene';
import type { ScenePiece, Side } from '../wire';
import type { Picture } from './picture';

/** The text of a key, if the language has it. */
export type Say = (key: string, values?: Record<string, string | number>) => string | undefined;

/** How the pieces of a game are spoken of. */
export interface Speech {
  /** The name of the game, for the names of its sides. */
  game: string;
  /** What a hidden piece may be, briefly. */
  possible?: ((kinds: readonly string[]) => string) | undefined;
}

/** What a kind of piece is called. */
export function kindInWords(say: Say, kind: string | undefined): string {
  return say(`piece-${kind ?? 'hidden'}`) ?? kind ?? '';
}

/** A piece with its side: `Pawn (White)` in the language in use. */
export function pieceInWords(
  say: Say,
  speech: Speech,
  piece: { side: Side; kind: string | undefined },
): string {
  const side = say(`seat-${speech.game}-${piece.side}`) ?? piece.side;
  const kind = kindInWords(say, piece.kind);
  return say('piece-of-side', { side, piece: kind }) ?? kind;
}

/** A field's name with what stands on it. */
export function fieldInWords(say: Say, speech: Speech, picture: Picture, field: number): string {
  const drawn = picture.fields[field];
  if (!drawn) return '';
  const name = fieldName(say, drawn.name);
  const there = piecesOn(picture.scene, drawn.name);
  const top = there.at(-1);
  if (!top) return say('field-empty', { field: name }) ?? name;
  const count = there.length;
  const piece = pieceInWords(say, speech, { side: top.side, kind: kindOf(top) });
  const pieces = count > 1 ? (say('field-stack', { count, piece }) ?? piece) : piece;
  const words = say('field-with', { field: name, pieces }) ?? `${name}: ${pieces}`;
  const kinds = possibleInWords(speech, top);
  return kinds ? (say('field-pencilled', { field: words, kinds }) ?? words) : words;
}

function possibleInWords(speech: Speech, piece: ScenePiece): string {
  const kinds = possibleKinds(piece);
  return kinds.length > 0 ? (speech.possible?.(kinds) ?? kinds.join(', ')) : '';
}

/**
 * Fields with names of words, such as `white bar`, have a key; where two boards have the same points, the first
 * word says which board is meant. Others are called as they are.
 */
export function fieldName(say: Say, name: string): string {
  const [first = '', ...rest] = name.split(' ');
  if (rest.length === 0) return name;
  const whole = say(`field-${first}-${rest.join('-')}`);
  return whole ?? say(`field-on-${first}`, { field: rest.join(' ') }) ?? name;
}
