/** Asks the engine, and asks again while it is busy. Loaded when the engine is asked first. */
import { analyse } from '../server/analysis';
import { retryWhileBusy } from './retry';

export async function analysePatiently(
  ...[position, effort, signal, hear]: Parameters<typeof analyse>
): Promise<void> {
  await retryWhileBusy(signal, () => analyse(position, effort, signal, hear));
}
