/**
 * When the pages sound. Browsers let a page sound only after its first touch, so nothing is prepared before that: what
 * makes the sounds is loaded with the first one.
 */

export type Sound = 'move' | 'capture' | 'turn' | 'dice' | 'reveal' | 'call' | 'end' | 'refused';

/** Plays a sound, if the browser lets us. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive) return;
  // Without the sound the page is the same.
  void import('./knocks').then((knocks) => knocks.sound(sound)).catch(() => undefined);
}
