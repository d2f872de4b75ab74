/** Small pictures for tests. */
import type { Scene, ScenePiece, Side } from '../wire';
import { identityKey } from '../scene/scene';
import { lookName, type Picture } from './picture';

/** An empty scene, with whatever a test wants in it. */
export function smallScene(parts: Partial<Scene> = {}): Scene {
  return {
    geometry: 'small',
    areas: [],
    pieces: [],
    hand: [],
    captured: [],
    dice: [],
    counters: [],
    due: [],
    ...parts,
  };
}

/** A piece written as `field:side kind`, such as `e3:first pawn`; `?` is a hidden kind. */
export function smallPiece(text: string): ScenePiece {
  const [place = '', what = ''] = text.split(':');
  const [side = 'first', kind = ''] = what.split(' ');
  const [field = '', height = '0'] = place.split('.');
  return {
    side: side as Side,
    identity: kind === '?' ? { is: 'hidden' } : { is: 'known', kind },
    at: { field, height: Number(height), zone: 'board' },
  };
}

/** Fields on a line or grid by coordinates; pieces as `field:side kind`. */
export function smallPicture(
  fields: Record<string, [number, number]>,
  pieces: readonly string[],
): Picture {
  const there = pieces.map(smallPiece);
  const looks = there.map(({ side, identity }) =>
    lookName({ side, kind: identityKey(identity), zone: 'board' }),
  );
  return {
    width: 1000,
    height: 1000,
    inks: {},
    under: [],
    fields: Object.entries(fields).map(([name, [x, y]]) => ({
      name,
      shape: { type: 'circle', at: { x, y }, radius: 40 },
      fill: { finish: 'flat', ink: 'board' },
      places: [{ x, y }],
    })),
    glyphs: [...new Set(looks)].map((name) => ({ name, marks: [] })),
    signs: [],
    last: {
      left: { type: 'circle', at: { x: 0, y: 0 }, radius: 10 },
      reached: { type: 'circle', at: { x: 0, y: 0 }, radius: 30 },
      line: { ink: 'last action', width: 6 },
    },
    over: [],
    scene: smallScene({ pieces: there }),
  };
}
