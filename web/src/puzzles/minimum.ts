/** What is known of the fewest turns of a task of the solitaire, in words. */
import type { Minimum } from '../wire';
import { boundsInWords, madeInWords, wayInWords, type Words } from './bounds';

interface Done {
  /** How many turns solved it; nothing if it was given up. */
  made: number | undefined;
  /** A way, if one is known. */
  way: string;
}

export function minimumInWords(t: Words, minimum: Minimum, { made, way }: Done): string {
  const { proven } = minimum;
  if (proven == null) {
    const parts = [madeInWords(t, made), boundsInWords(t, minimum), wayInWords(t, way)];
    return parts.filter((part) => part !== '').join(' ');
  }
  if (made === undefined) return t('intarzia-given-up', { fewest: proven, way });
  return made === proven
    ? t('intarzia-best', { turns: proven })
    : t('intarzia-solved', { turns: made, fewest: proven, way });
}
