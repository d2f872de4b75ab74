/**
 * Pictures as the server writes them. The board itself comes once and is known by its id afterwards;
 * `Pictures` keeps the boards and puts both parts together.
 */
import type { Action, Pick } from '../board/picks';
import type {
  Field,
  Glyph,
  Mark,
  Paint,
  PaintKind,
  Picture,
  Piece,
  Point,
  Shape,
} from '../board/picture';

type SentShape =
  | { type: 'circle'; at: Point; radius: number }
  | { type: 'rectangle'; at: Point; width: number; height: number; round: number }
  | { type: 'polygon'; points: Point[] }
  | { type: 'path'; data: string };

interface SentPaint {
  finish: PaintKind;
  ink: string;
}

type SentMark =
  | {
      type: 'shape';
      shape: SentShape;
      fill: SentPaint | null;
      line: { ink: string; width: number } | null;
    }
  | { type: 'text'; at: Point; text: string; size: number; ink: string };

interface SentBoard {
  width: number;
  height: number;
  inks: { name: string; colour: string }[];
  under: SentMark[];
  fields: { name: string; shape: SentShape; fill: SentPaint; places: Point[] }[];
  glyphs: { name: string; marks: SentMark[] }[];
}

export interface SentPicture {
  title: string;
  board_id: string;
  board: SentBoard | null;
  pieces: Piece[];
  over: SentMark[];
  notes: string[];
}

export interface SentChoice {
  token: string;
  book: string;
  picks: ({ field: string } | { button: string })[];
}

type Ground = Omit<Picture, 'title' | 'pieces' | 'over' | 'notes'>;

/** A board is wanted that was never sent; the whole picture must be asked for again. */
export class UnknownBoard extends Error {}

export class Pictures {
  #grounds = new Map<string, Ground>();

  read(sent: SentPicture): Picture {
    if (sent.board) this.#grounds.set(sent.board_id, groundOf(sent.board));
    const ground = this.#grounds.get(sent.board_id);
    if (!ground) throw new UnknownBoard(sent.board_id);
    return {
      ...ground,
      title: sent.title,
      pieces: sent.pieces,
      over: sent.over.map(markOf),
      notes: sent.notes,
    };
  }
}

/** The actions that can be chosen, with their picks. */
export function actionsOf(choices: readonly SentChoice[]): Action[] {
  return choices.map((choice) => ({
    token: choice.token,
    book: choice.book,
    picks: choice.picks.map(pickOf),
  }));
}

function pickOf(sent: SentChoice['picks'][number]): Pick {
  return 'field' in sent
    ? { kind: 'field', name: sent.field }
    : { kind: 'button', name: sent.button };
}

function groundOf(sent: SentBoard): Ground {
  return {
    width: sent.width,
    height: sent.height,
    inks: Object.fromEntries(sent.inks.map((ink) => [ink.name, ink.colour])),
    under: sent.under.map(markOf),
    fields: sent.fields.map((field): Field => ({
      name: field.name,
      shape: shapeOf(field.shape),
      fill: paintOf(field.fill),
      places: field.places,
    })),
    glyphs: sent.glyphs.map((glyph): Glyph => ({
      name: glyph.name,
      marks: glyph.marks.map(markOf),
    })),
  };
}

function paintOf(sent: SentPaint): Paint {
  return { kind: sent.finish, ink: sent.ink };
}

function shapeOf(sent: SentShape): Shape {
  const { type, ...rest } = sent;
  return { kind: type, ...rest } as Shape;
}

function markOf(sent: SentMark): Mark {
  if (sent.type === 'text') {
    const { text, at, size, ink } = sent;
    return { kind: 'text', text, at, size, ink };
  }
  return {
    kind: 'shape',
    shape: shapeOf(sent.shape),
    fill: sent.fill ? paintOf(sent.fill) : undefined,
    line: sent.line ?? undefined,
  };
}
