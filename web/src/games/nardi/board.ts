/** Checkers are moved one after the other; a hit one goes to the bar at once. */
import { middleOfNamed } from '../../board/picture';
import { piecesOn } from '../../scene/scene';
import { settings } from '../../settings/settings.svelte';
import type { GameBoard } from '../plugin';
import { marksOf } from './marks';
import { afterPicks } from './moving';
import Overlay from './Overlay.svelte';
import { skin } from './skin';
import { pairsOf, readSteps, stepBack } from './steps';
import { Table } from './table.svelte';

export const board: GameBoard<Table> = {
  skin,
  companion: (at) => new Table(at),
  Overlay,
  preview: afterPicks,
  marks: (picture) => marksOf(picture, settings.names),
  read: (scene) => (actions, picked) =>
    readSteps(actions, picked, (field) => piecesOn(scene, field).length),
  isFree: (picked) => picked.length % 2 === 0,
  inHand: (fields) => fields.slice(-1),
  stepBack,
  confirms: (action) => action.picks.some((pick) => pick.kind === 'field'),
  // What costs the game or doubles it is not done by one touch beside the wanted one.
  question: (button) =>
    button === 'double' || button === 'drop' ? `sure-nardi-${button}` : undefined,
  arrows(picture, action) {
    return pairsOf(action.picks)[0].flatMap((pair) => {
      const [from, to] = [middleOfNamed(picture, pair.from), middleOfNamed(picture, pair.to)];
      return from && to ? [{ kind: 'way' as const, from, to }] : [];
    });
  },
};
