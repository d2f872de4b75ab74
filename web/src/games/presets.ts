/** The rules that are offered before a match. */
import { aboutOf } from './list';
import type { Preset } from './plugin';

export type { Preset };

export function presetsOf(game: string): readonly Preset[] {
  return aboutOf(game).presets;
}
