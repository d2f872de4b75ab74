/** What went wrong, in words for people. */
import type { Reason } from '../wire';
import { t } from '../language/words.svelte';
import { NotSaved, Refused, Unreachable } from './http';

export async function troubleInWords(trouble: unknown): Promise<string> {
  if (trouble instanceof NotSaved) return t('offline-not-saved');
  if (trouble instanceof Unreachable) return t('trouble-unreachable');
  if (!(trouble instanceof Refused)) return t('trouble-unknown');
  const isBroken = trouble.status >= 500 && !trouble.reason;
  return isBroken ? t('trouble-server') : refusalInWords(trouble);
}

/** Why something was not done; an answer that is not our server's stands there in its own words. */
export async function refusalInWords(refusal: {
  reason?: Reason | undefined;
  message: string;
}): Promise<string> {
  return (
    (refusal.reason && (await reasonInWords(refusal.reason))) ??
    t('trouble-refused', { reason: refusal.message })
  );
}

/** Most pages end without a refusal: what words it has is loaded with the first one. */
async function reasonInWords(reason: Reason): Promise<string | undefined> {
  const reasons = await import('../language/reasons').catch(() => undefined);
  return reasons?.reasonInWords(reason);
}
