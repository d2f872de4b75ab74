/** The board in words, for those who hear it. Words come from a language file through `Say`. */
import { distance } from './geometry';
import { glyphsOn, stackHeight, type Picture } from './picture';

/** The text of a key, if the language has it. */
export type Say = (key: string, values?: Record<string, string | number>) => string | undefined;

/** `White Pawn` becomes `Pawn (White)` in the language in use. */
export function pieceInWords(say: Say, glyph: string): string {
  const [side = '', ...kind] = glyph.split(' ');
  const kindKey = `piece-${slug(kind.join(' '))}`;
  const values = {
    side: say(`side-${slug(side)}`) ?? side,
    piece: say(kindKey) ?? kind.join(' '),
  };
  return say('piece-of-side', values) ?? glyph;
}

/** A field's name with what stands on it. */
export function fieldInWords(say: Say, picture: Picture, field: number): string {
  const drawn = picture.fields[field];
  if (!drawn) return '';
  const name = fieldName(say, drawn.name);
  const glyphs = glyphsOn(picture, field);
  const top = glyphs.at(-1);
  if (!top) return say('field-empty', { field: name }) ?? name;
  const count = stackHeight(picture, field) ?? glyphs.length;
  const piece = pieceInWords(say, top);
  const pieces = count > 1 ? (say('field-stack', { count, piece }) ?? piece) : piece;
  const words = say('field-with', { field: name, pieces }) ?? `${name}: ${pieces}`;
  const kinds = pencilledOn(picture, field);
  return kinds ? (say('field-pencilled', { field: words, kinds }) ?? words) : words;
}

/** Pencil marks stand on the piece, so near to the middle of its field. */
const ON_PIECE = 50;

/** What is pencilled onto a hidden piece, row by row: `1-4, B, M`. */
function pencilledOn(picture: Picture, field: number): string {
  const at = picture.fields[field]?.places[0];
  const rows = picture.over.flatMap((mark) =>
    mark.kind === 'text' && mark.ink === 'pencil' && at && distance(mark.at, at) < ON_PIECE
      ? [mark.text]
      : [],
  );
  return (rows.join('').match(/[\d-]+|[A-Z]/g) ?? []).join(', ');
}

/** Fields with names of words, such as `white bar`, have a key; others are called as they are. */
export function fieldName(say: Say, name: string): string {
  // Intarzia shows two boards with the same points.
  const [, board, point] = /^(from|to) (\d+)$/.exec(name) ?? [];
  if (board && point) return say(`field-on-${board}`, { field: point }) ?? name;
  return name.includes(' ') ? (say(`field-${slug(name)}`) ?? name) : name;
}

function slug(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
