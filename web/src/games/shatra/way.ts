/** The way that a man took by the last action, as arrows from landing to landing. */
import { arrowOutline } from '../../board/outlines';
import { middleOfNamed, type Mark, type Picture, type Point } from '../../board/picture';
import { lastSteps } from '../../scene/scene';

export function wayMarks(picture: Picture): Mark[] {
  const jumps = lastSteps(picture.scene).flatMap((step) => {
    if (step.step !== 'moved' && step.step !== 'dropped') return [];
    const [from, to] = [step.from, step.to].map(({ field }) => middleOfNamed(picture, field));
    return from && to ? [{ from, to }] : [];
  });
  // The man itself stands at the end of its way; the landings before are empty.
  return jumps.map(({ from, to }, i) => arrow(from, to, i === jumps.length - 1 ? 40 : 12));
}

/** From near the middle of one field to a point short of the middle of another. */
function arrow(from: Point, to: Point, short: number): Mark {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = (far: number): Point => ({
    x: from.x + ((to.x - from.x) * far) / length,
    y: from.y + ((to.y - from.y) * far) / length,
  });
  const data = arrowOutline(along(8), along(length - short), 6);
  return {
    type: 'shape',
    shape: { type: 'path', data },
    fill: { finish: 'flat', ink: 'last action' },
  };
}
