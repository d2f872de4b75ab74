/** All games, found by their folders: a game is here because its folder is. */
import type { About } from './plugin';

const abouts = import.meta.glob<About>('./*/about.json', { eager: true, import: 'default' });

declare const isKnown: unique symbol;

/** The name of a game that there is. */
export type Game = string & { readonly [isKnown]: true };

/** The games in the order in which the pages show them. */
export const games = Object.keys(abouts)
  .map((path) => path.split('/')[1] as Game)
  .sort();

/** The game that is shown where none was chosen. */
export const firstGame = games[0] as Game;

export function isGame(name: string): name is Game {
  return (games as readonly string[]).includes(name);
}

/** What is known of a game before any board of it is shown. */
export function aboutOf(game: string): About {
  return abouts[`./${game}/about.json`] ?? { presets: [], puzzles: 'win' };
}

/** The game to which a solitaire belongs. */
export const solitaireGame = games.find((game) => aboutOf(game).solitaire) ?? firstGame;
