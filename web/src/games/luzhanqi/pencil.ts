/** What hidden pieces may be, pencilled on their backs: in a few short rows, so that it can be read on a phone. */
import { middleOfNamed, type Mark, type Picture } from '../../board/picture';
import { possibleKinds } from '../../scene/scene';
import { runsOf } from './kinds';

/** The room within the frame on a tile's back, and how much of its foot is seen below. */
const ROOM = 65;
const FOOT = 9;
const LARGEST = 30;

export function pencilMarks(picture: Picture): Mark[] {
  return picture.scene.pieces.flatMap((piece) => {
    const kinds = possibleKinds(piece);
    const at = kinds.length > 0 && middleOfNamed(picture, piece.at.field);
    if (!at) return [];
    const rows = pencilledRows(kinds);
    const size = sizeOf(rows);
    const first = at.y - FOOT / 2 - (size * (rows.length - 1)) / 2;
    return rows.map((text, i): Mark => ({
      type: 'text',
      at: { x: at.x, y: first + size * i },
      text,
      size,
      ink: 'pencil',
    }));
  });
}

/** The kinds, broken after commas and before letters so that they can be written as large as possible. */
export function pencilledRows(kinds: readonly string[]): string[] {
  const { runs, letters } = runsOf(kinds);
  const parts = runs.map(([first, last], i) => {
    const joined =
      last - first > 1 ? `${first}-${last}` : first === last ? first : `${first}${last}`;
    return `${joined}${i < runs.length - 1 ? ',' : ''}`;
  });
  const all = letters.length > 0 ? [...parts, letters.join('')] : parts;
  // Widths in quarters of a letter's height, from the narrowest on.
  const choices = Array.from({ length: 21 }, (_, i) => broken(all, (i + 4) / 4));
  return choices.reduce((best, rows) => (sizeOf(rows) >= sizeOf(best) ? rows : best));
}

function broken(parts: readonly string[], widest: number): string[] {
  const rows: string[] = [];
  for (const part of parts) {
    const row = rows.at(-1);
    if (row !== undefined && widthOf(row + part) <= widest) rows[rows.length - 1] = row + part;
    else rows.push(part);
  }
  return rows;
}

const widths: Readonly<Record<string, number>> = { ',': 0.3, '-': 0.42, M: 0.95 };

/** How wide a text of size 1 is. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (widths[sign] ?? 0.62), 0);
}

function sizeOf(rows: readonly string[]): number {
  const widest = Math.max(0.62, ...rows.map(widthOf));
  return Math.min(ROOM / widest, ROOM / Math.max(rows.length, 1), LARGEST);
}
