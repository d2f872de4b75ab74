/** Reports on matches, made by the server, and what they say about somebody over many games. */
import type { ReportStep, Skill } from '../wire';
import { get } from './http';
import { stream } from './stream';

export type { ReportStep, Skill } from '../wire';

/** Has the server judge every decision of a finished match; each action is heard of in its order. */
export async function reportOn(
  match: string,
  signal: AbortSignal,
  hear: (step: ReportStep) => void,
): Promise<void> {
  await stream<ReportStep>(`/api/matches/${match}/report`, {}, signal, hear);
}

/** How somebody plays each game on which there are reports. */
export async function skillOf(name: string): Promise<Skill[]> {
  return get(`/api/people/${encodeURIComponent(name)}/skill`);
}
