/** What went wrong, in words for people. */
import { Refused, Unreachable } from './http';

type Words = (key: string, values?: Record<string, string | number>) => string;
type KnownWords = (key: string, values?: Record<string, string>) => string | undefined;

export function troubleInWords(trouble: unknown, t: Words): string {
  if (trouble instanceof Unreachable) return t('trouble-unreachable');
  if (trouble instanceof Refused) {
    if (trouble.status === 429)
      return t('trouble-too-often', { seconds: trouble.retryAfter ?? 10 });
    if (trouble.status >= 500) return t('trouble-server');
    return t('trouble-refused', { reason: trouble.message });
  }
  return t('trouble-unknown');
}

/** Why a match did not do what was asked; what only the server knows stands in its own words. */
export function refusalInWords(
  refusal: { code: string; message: string },
  known: KnownWords,
  t: Words,
): string {
  const reason = refusal.message;
  const words = known(`refused-${refusal.code.replaceAll('_', '-')}`, { reason });
  return words ?? t('trouble-refused', { reason });
}
