/** A play while it is put together: the checkers that were moved so far, those that were hit, and the pips. */
import { pickedFields, type Pick } from '../../board/picks';
import type { Picture } from '../../board/picture';
import { movedPieces, topPiece } from '../../scene/scene';
import type { Scene, Side } from '../../wire';
import { barOf, pipsBetween, zoneOf } from './fields';
import { pairsOf } from './steps';

/** The picture with the picked checkers moved and those that were hit on the bar. */
export function afterPicks(picture: Picture, picked: readonly Pick[]): Picture {
  // Buttons, such as those of the cube, move nothing.
  const isPlay = pickedFields(picked).length === picked.length;
  const [pairs] = pairsOf(isPlay ? picked : []);
  const scene = pairs.reduce((shown, { from, to }) => afterStep(shown, from, to), picture.scene);
  return scene === picture.scene ? picture : { ...picture, scene };
}

function afterStep(scene: Scene, from: string, to: string): Scene {
  const mover = topPiece(scene, from)?.side;
  if (!mover || from === to) return scene;
  const met = topPiece(scene, to)?.side;
  const hit = met === undefined || met === mover ? undefined : met;
  const pieces = hit
    ? movedPieces(scene.pieces, to, { field: barOf[hit], zone: 'bar' })
    : scene.pieces;
  return {
    ...scene,
    pieces: [...movedPieces(pieces, from, { field: to, zone: zoneOf(to) })],
    counters: scene.counters.map((counter) => {
      if (counter.key !== 'pips' || !counter.side) return counter;
      return { ...counter, value: counter.value + change(counter.side, mover, hit, from, to) };
    }),
  };
}

/** How many pips a step adds to what a side has before it. */
function change(side: Side, mover: Side, hit: Side | undefined, from: string, to: string): number {
  if (side === mover) return -pipsBetween(from, to);
  return side === hit ? pipsBetween(barOf[side], to) : 0;
}
