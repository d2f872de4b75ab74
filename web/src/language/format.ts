/** Counts, shares and values as the reader's language writes them. */
import { numberText } from './words.svelte';

/** From here on a count is written in thousands or millions. */
const SHORT_FROM = 10_000;

/** A large count, written short: 380K, 380 тыс., 38万. */
export function countText(count: number): string {
  if (count < SHORT_FROM) return String(count);
  return numberText(count, { notation: 'compact', maximumSignificantDigits: 3 });
}

/** A share from 0 to 1 in whole per cent. */
export function percentText(share: number): string {
  return numberText(share, { style: 'percent', maximumFractionDigits: 0 });
}

/** A number with its sign and so many digits behind the decimal mark; nothing has no sign. */
export function signedText(value: number, digits: number): string {
  const text = numberText(value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  });
  // A hyphen is the minus sign of plain text; figures of a table line up with the true one.
  return text.replace('-', '−');
}
