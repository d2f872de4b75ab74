/** What the engine thinks a position is worth, as words, as a chance, and as the mark of a mistake. */
import { percentText, signedText } from '../language/format';
import type { LineValue } from '../wire';

/** For the side to act, as the server sends it. */
export type Value = LineValue;

/** At this advantage in hundredths the stronger side wins ten games of eleven. */
const CLEAR = 400;

/** The chance of the side to act to win, 0 to 1: what bars show and mistakes are measured by. */
export function chanceOf(value: Value): number {
  if ('win_in' in value) return 1;
  if ('loss_in' in value) return 0;
  if ('chance' in value) return within(value.chance);
  if ('equity' in value) return within((value.equity + 1) / 2);
  return 1 / (1 + 10 ** (-value.hundredths / CLEAR));
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** The same value for the other side. */
export function turnedValue(value: Value): Value {
  if ('win_in' in value) return { loss_in: value.win_in };
  if ('loss_in' in value) return { win_in: value.loss_in };
  if ('chance' in value) return { chance: 1 - value.chance };
  if ('equity' in value) return { equity: -value.equity };
  return { hundredths: -value.hundredths };
}

type Words = (key: string, values?: Record<string, string | number>) => string;

/** The value as it is written beside a line. */
export function valueText(value: Value, t: Words): string {
  if ('win_in' in value) return t('value-win', { count: value.win_in });
  if ('loss_in' in value) return t('value-loss', { count: value.loss_in });
  if ('chance' in value) return percentText(value.chance);
  if ('equity' in value) return signedText(value.equity, 3);
  return signedText(value.hundredths / 100, 2);
}

export type Mistake = 'inaccuracy' | 'mistake' | 'blunder';

/** The signs that books put after such actions. */
export const mistakeSigns: Record<Mistake, string> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** How bad it is to lose so much of one's chance. */
export function mistakeOf(lost: number): Mistake | undefined {
  if (lost >= 0.3) return 'blunder';
  if (lost >= 0.16) return 'mistake';
  return lost >= 0.08 ? 'inaccuracy' : undefined;
}
