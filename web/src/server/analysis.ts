/** What the engine thinks of a position, better and better. */
import { analyseHere, lanesHere } from '../local/analysis';
import { NoModule } from '../local/files';
import { settings } from '../settings/settings.svelte';
import type { AnalysisReport, Effort } from '../wire';
import type { PositionAsked } from './positions';
import { stream } from './stream';

export type { Effort, EngineLine, AnalysisReport as Report } from '../wire';

/** How many positions can be thought about at the same time: several on a machine with cores to spare, one on the server. */
export async function lanesFor(game: string): Promise<number> {
  return settings.analyseHere === 'on' ? lanesHere(game) : 1;
}

/** Thinks on this machine if one wishes so and it can, else on the server. */
export async function analyse(
  position: PositionAsked,
  effort: Effort,
  signal: AbortSignal,
  hear: (report: AnalysisReport) => void,
): Promise<void> {
  if (settings.analyseHere === 'on') {
    try {
      return await analyseHere(position, effort, signal, hear);
    } catch (trouble) {
      if (!(trouble instanceof NoModule)) throw trouble;
    }
  }
  await stream('/api/analysis', { ...position, ...effort }, signal, hear);
}
