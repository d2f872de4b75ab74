/** The last turn as it is marked on the board: an arrow between the pivot and its ring, as far as it was turned. */
import { turned } from '../../board/geometry';
import { middleOfNamed, type Mark, type Picture, type Point } from '../../board/picture';
import { lastSteps } from '../../scene/scene';

const RADIUS = 52;
const ink = 'last action';

export function turnMarks(picture: Picture): Mark[] {
  const turn = lastSteps(picture.scene).find((step) => step.step === 'turned_around');
  const middle = turn && middleOfNamed(picture, turn.pivot);
  return middle ? arrow(middle, turn.sixths) : [];
}

function arrow(middle: Point, sixths: number): Mark[] {
  const on = (degrees: number, radius = RADIUS) =>
    turned({ x: middle.x, y: middle.y - radius }, middle, degrees);
  const fill = { finish: 'flat', ink };
  if (sixths === 0)
    return [{ type: 'shape', shape: { type: 'circle', at: on(0), radius: 9 }, fill }];
  const end = 60 * sixths;
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const arcs = Array.from(
    { length: sixths },
    (_, i) => `A${RADIUS} ${RADIUS} 0 0 1 ${text(on(60 * (i + 1)))}`,
  );
  const data = `M${text(on(0))}${arcs.join('')}`;
  const points = [on(end + 12), on(end - 12, RADIUS + 11), on(end - 12, RADIUS - 11)];
  return [
    { type: 'shape', shape: { type: 'path', data }, line: { ink, width: 6 } },
    { type: 'shape', shape: { type: 'polygon', points }, fill },
  ];
}
