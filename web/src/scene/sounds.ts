/** How an action sounds: by the steps that it had. */
import type { Sound } from '../board/sounds';
import type { Scene, Step } from '../wire';
import { hasStep } from './scene';

/** The first of these that happened is heard; everything else is a move. */
const sounds: readonly (readonly [Step['step'], Sound])[] = [
  ['rolled', 'dice'],
  ['doubled', 'call'],
  ['turned_around', 'turn'],
  ['attacked', 'reveal'],
  ['captured', 'capture'],
];

export function soundOf(scene: Scene): Sound {
  return sounds.find(([step]) => hasStep(scene, step))?.[1] ?? 'move';
}
