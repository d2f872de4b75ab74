/** Checkers are moved one after the other; a hit one goes to the bar at once. */
import type { GameManners } from '../../play/game';
import { afterPicks } from './moving';
import { counter, readSteps, stepBack } from './steps';

export const manners: GameManners = {
  sound(token) {
    if (/^o?\d-?\d$/.test(token)) return 'dice';
    if (token.includes('*')) return 'capture';
    return token === 'double' ? 'call' : 'move';
  },

  read: (picture) => (actions, picked) => readSteps(actions, picked, counter(picture)),

  isFree: (picked) => picked.length % 2 === 0,

  inHand: (fields) => fields.slice(-1),

  stepBack,

  confirms: (action) => action.picks.some((pick) => pick.kind === 'field'),

  // What costs the game or doubles it is not done by one touch beside the wanted one.
  question: (button) =>
    button === 'double' || button === 'drop' ? `sure-nardi-${button}` : undefined,

  preview: afterPicks,
};
