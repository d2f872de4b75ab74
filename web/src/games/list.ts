/** The five games, in the order in which the pages show them. */

export const games = ['lautari', 'luzhanqi', 'nardi', 'rotary', 'shatra'] as const;

export type Game = (typeof games)[number];

export function isGame(name: string): name is Game {
  return (games as readonly string[]).includes(name);
}
