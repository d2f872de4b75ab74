/**
 * Numbers in texts. The first `Intl.NumberFormat` of a page takes tens of milliseconds to make, and writes
 * small whole numbers as all our languages do anyway.
 */
import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** From here on digits are grouped, which is a matter of language. */
const GROUPED_FROM = 1000;

/** A number that is chosen by like any other (one, few, many) and written as it is. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function isPlain(value: FluentVariable): value is number {
  return Number.isInteger(value) && Math.abs(value as number) < GROUPED_FROM;
}

/** What a sentence of the server or of a page fills in: lists are fields and other names. */
export type Filled = FluentVariable | readonly string[];

/** The values of a text, with small whole numbers that need no formatting and lists written out. */
export function withPlainNumbers(values: Record<string, Filled>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, plain(value)]));
}

function plain(value: Filled): FluentVariable {
  if (isList(value)) return value.join(', ');
  return isPlain(value) ? new PlainNumber(value) : value;
}

const isList = (value: Filled): value is readonly string[] => Array.isArray(value);
