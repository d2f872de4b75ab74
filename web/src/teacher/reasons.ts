/** Why a move is good, in words. */
import { actionInWords } from '../study/notation';
import type { EngineLine } from '../server/analysis';

type Words = (key: string, values?: Record<string, string | number>) => string;

/** More would not be read. */
const MOST_REASONS = 3;

/** What the first action of a line does, the weightiest first; a forced win stands before all. */
export function reasonsOf(line: Pick<EngineLine, 'value' | 'motifs'>, t: Words): string[] {
  const { value } = line;
  const forced =
    'win_in' in value && value.win_in > 1 ? [t('value-win', { count: value.win_in })] : [];
  const told = line.motifs.map((motif) => t(`motif-${motif}`));
  return [...forced, ...told].slice(0, MOST_REASONS);
}

/** How many actions of a line are written. */
const WRITTEN = 6;

/** A line as it is written in the game's words. */
export function lineInWords(game: string, book: readonly string[]): string {
  const written = book.slice(0, WRITTEN).map((action) => actionInWords(game, action));
  return written.join('  ') + (book.length > WRITTEN ? ' …' : '');
}
