/** What is said of tasks that people make: their words are loaded with the first of them. */
import type { Minimum } from '../wire';

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** The number alone, for whoever makes a task. */
export function boundsInWords(t: Words, { proven, at_most, more_than }: Minimum): string {
  const over = more_than ?? 0;
  if (proven != null) return t('intarzia-proven', { turns: proven });
  if (at_most != null) return t('intarzia-at-most', { turns: at_most, over });
  return t('intarzia-more-than', { over });
}

export function madeInWords(t: Words, made: number | undefined): string {
  return made === undefined ? '' : t('intarzia-own-solved', { turns: made });
}

export function wayInWords(t: Words, way: string): string {
  return way === '' ? '' : t('intarzia-own-way', { way });
}
