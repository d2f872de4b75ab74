/** What the engine thinks of a position, better and better. */
import { settings } from '../settings/settings.svelte';
import type { AnalysisReport, Effort } from '../wire';
import type { PositionAsked } from './positions';
import { stream } from './stream';

export type { Effort, EngineLine, AnalysisReport as Report } from '../wire';

/** How many positions can be thought about at the same time: several on a machine with cores to spare, one on the server. */
export async function lanesFor(game: string): Promise<number> {
  const local = await localIfWanted();
  return local ? local.lanesHere(game) : 1;
}

/** The way to think on this machine, if one wishes so and it can be loaded. */
async function localIfWanted() {
  if (settings.analyseHere !== 'on') return undefined;
  return import('../local/analysis').catch(() => undefined);
}

/** Thinks on this machine if one wishes so and it can, else on the server. */
export async function analyse(
  position: PositionAsked,
  effort: Effort,
  signal: AbortSignal,
  hear: (report: AnalysisReport) => void,
): Promise<void> {
  const local = await localIfWanted();
  if (local) {
    try {
      return await local.analyseHere(position, effort, signal, hear);
    } catch (trouble) {
      if (!(trouble instanceof local.NoModule)) throw trouble;
    }
  }
  await stream('/api/analysis', { ...position, ...effort }, signal, hear);
}
