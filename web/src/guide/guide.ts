/**
 * What the "?" of a match shows: the goal, and what each piece does on a board. The data of a game are in its own
 * folder (`games/GAME/guide`); `games/shelf/tests/guides.rs` holds them to the rules.
 */

export interface Guide {
  /** The section of the rules with the goal, counted from 1. */
  goal: number;
  pieces: readonly GuidePiece[];
}

export interface GuidePiece {
  /** Its key in the language files of the guide. */
  key: string;
  /** Where it stands. */
  field: string;
  /** The section of the rules that is about it. */
  section: number;
  /** The position text. */
  position: string;
}

/** A file holds something that is no guide. */
export class UnreadableGuide extends Error {}

/** Reads `guide.txt`. Spaces in the names of fields are written as underscores. */
export function readGuide(text: string): Guide {
  let goal = 0;
  const pieces: GuidePiece[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [keyword, ...words] = line.split(' ');
    const [key = '', field = '', section = '', ...position] = words;
    if (keyword === 'goal') goal = Number(key);
    else if (keyword === 'piece' && position.length > 0)
      pieces.push({
        key,
        field: field.replaceAll('_', ' '),
        section: Number(section),
        position: position.join(' '),
      });
    else throw new UnreadableGuide(`line ${i + 1}: ${line}`);
  }
  return { goal, pieces };
}
