/**
 * Reads the lists of pictures in `docs/rules/pictures/*.txt`. Each line is a name and the arguments
 * with which the program draws the picture, which is all that a live board needs. Runs at build time
 * only.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { About, ActionWords } from '../games/plugin.ts';

export interface Diagram {
  game: string;
  rules?: string;
  /** The position text at the beginning; the game's start if there is none. */
  position?: string;
  /** What is played from there, as tokens or in book notation. */
  actions: readonly string[];
  /** Who looks, in games where that matters. */
  viewer?: 'first' | 'second';
  /** Where a board of it opens: at the position of the picture, unless it is a game to step through. */
  opens: 'beginning' | 'end';
}

/** The pictures of a game. */
export interface Drawings {
  /** Those that can be set up on a board. */
  diagrams: Readonly<Record<string, Diagram>>;
  /** Width and height of each, so that a page keeps their places before they are there. */
  sizes: Readonly<Record<string, readonly [number, number]>>;
}

/** Width and height of a picture, as its drawing says. */
export function sizeOf(svg: string): readonly [number, number] | undefined {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return width === undefined || height === undefined ? undefined : [Number(width), Number(height)];
}

/** The picture of the game that every page of rules tells move by move. */
const FIRST_GAME = 'firstgame';

/** The diagrams that can be set up on a board, by the names of their pictures. */
export function readManifest(game: string, text: string): Record<string, Diagram> {
  const found: Record<string, Diagram> = {};
  for (const line of text.split('\n')) {
    const entry = /^([\w-]+):\s*(.+)$/.exec(line);
    const diagram = entry && readArguments(words(entry[2] ?? ''));
    if (!diagram) continue;
    if (entry[1] === FIRST_GAME) diagram.opens = 'beginning';
    found[`${game}-${entry[1]}`] = diagram;
  }
  return found;
}

/** Words as a shell would split them, as far as the lists need it. */
function words(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? '');
}

function readArguments([game = '', ...rest]: string[]): Diagram | undefined {
  // A board of the solitaire is no position of the game.
  if (game === 'solve') return undefined;
  const option = (name: string) => {
    const at = rest.indexOf(name);
    return at < 0 ? undefined : rest[at + 1];
  };
  const [rules, position, moves, side] = ['--rules', '--position', '--moves', '--side'].map(option);
  const diagram: Diagram = { game, actions: playedOf(game, moves ?? ''), opens: 'end' };
  if (rules !== undefined) diagram.rules = rules;
  if (position !== undefined) diagram.position = position;
  if (side !== undefined) diagram.viewer = ['r', 'w'].includes(side) ? 'first' : 'second';
  return diagram;
}

/** The actions of a `--moves` text, whose words belong together as the game says. */
function playedOf(game: string, moves: string): string[] {
  const parts = moves.split(/\s+/).filter((part) => part !== '');
  const words = actionWordsOf(game);
  if (!words) return parts;
  if ('needsNext' in words) {
    const pattern = new RegExp(words.needsNext);
    return joined(parts, (part) => pattern.test(part));
  }
  const pattern = new RegExp(words.together);
  return joinedRuns(parts, (part) => pattern.test(part));
}

function actionWordsOf(game: string): ActionWords | undefined {
  const file = join(import.meta.dirname, '../games', game, 'about.json');
  const about = JSON.parse(readFileSync(file, 'utf8')) as About;
  return about.actionWords;
}

/** Words joined with the next where a word cannot stand alone. */
function joined(parts: readonly string[], needsNext: (part: string) => boolean): string[] {
  const found: string[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] ?? '';
    if (needsNext(part)) found.push(`${part} ${parts[++i] ?? ''}`.trim());
    else found.push(part);
  }
  return found;
}

/** Words joined with those before them while both are of the same action. */
function joinedRuns(parts: readonly string[], isPart: (part: string) => boolean): string[] {
  const found: string[] = [];
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1];
    if (before !== undefined && isPart(before) && isPart(part))
      found.push(`${found.pop()} ${part}`);
    else found.push(part);
  }
  return found;
}
