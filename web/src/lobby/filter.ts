/** Which open challenges somebody wants to see. */
import { games, type Game } from '../games/list';
import type { Summary } from '../server/matches';
import { speeds, type Speed } from '../server/people';

/** How far a rating may be from one's own. */
export const spans = [100, 200, 400] as const;

export interface Filter {
  game: Game | 'all';
  speed: Speed | 'all';
  rated: 'rated' | 'casual' | 'all';
  rules: 'usual' | 'other' | 'all';
  rating: (typeof spans)[number] | 'all';
}

export const everything: Filter = {
  game: 'all',
  speed: 'all',
  rated: 'all',
  rules: 'all',
  rating: 'all',
};

const allowed: { [K in keyof Filter]: readonly Filter[K][] } = {
  game: ['all', ...games],
  speed: ['all', ...speeds],
  rated: ['all', 'rated', 'casual'],
  rules: ['all', 'usual', 'other'],
  rating: ['all', ...spans],
};

/** What may be chosen for a part of the filter, everything first. */
export function choicesOf<K extends keyof Filter>(part: K): readonly Filter[K][] {
  return allowed[part];
}

/** The ratings at the game and speed of a challenge, where they are known. */
export interface Ratings {
  own: number | undefined;
  theirs: number | undefined;
}

/** Whether a challenge is shown. Who has no rating is not near anybody's. */
export function passes(filter: Filter, match: Summary, ratings: Ratings): boolean {
  const { game, rules, rated } = match.terms;
  const isUsual = rules === game;
  const { own, theirs } = ratings;
  return (
    (filter.game === 'all' || filter.game === game) &&
    (filter.speed === 'all' || filter.speed === match.speed) &&
    (filter.rated === 'all' || filter.rated === rated) &&
    (filter.rules === 'all' || (filter.rules === 'usual') === isUsual) &&
    (filter.rating === 'all' ||
      (own !== undefined && theirs !== undefined && Math.abs(own - theirs) <= filter.rating))
  );
}

/** Reads a filter that was kept; leaves out whatever is no value of today. */
export function readFilter(text: string | null): Filter {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const fitting = found.filter(([part, one]) =>
      ((allowed as Record<string, readonly unknown[]>)[part] ?? []).includes(one),
    );
    return { ...everything, ...Object.fromEntries(fitting) };
  } catch {
    return everything;
  }
}
