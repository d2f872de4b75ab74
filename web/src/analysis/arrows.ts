/** How an action is drawn on the board before it is made. */
import { pickedFields, type Action } from '../board/picks';
import { fieldNamed, middleOf, type Picture, type Point } from '../board/picture';

export type Arrow =
  /** From one field to another. */
  | { kind: 'way'; from: Point; to: Point }
  /** A ring that turns clockwise around a field by so many sixths. */
  | { kind: 'turn'; middle: Point; sixths: number }
  /** Something happens on a field. */
  | { kind: 'here'; at: Point };

export function arrowsOf(game: string, picture: Picture, action: Action): Arrow[] {
  const turn = action.picks.find((pick) => pick.kind === 'button' && /^turn \d$/.test(pick.name));
  const places = pickedFields(action.picks).flatMap((name) => {
    const field = picture.fields[fieldNamed(picture, name)];
    return field ? [middleOf(field)] : [];
  });
  const [first, second] = places;
  if (!first) return [];
  if (turn) return [{ kind: 'turn', middle: first, sixths: Number(turn.name.slice(5)) }];
  if (!second) return [{ kind: 'here', at: first }];
  // Checkers go one by one; everything else goes on from where it came.
  const step = game === 'nardi' ? 2 : 1;
  const ways: Arrow[] = [];
  for (let i = 0; i + 1 < places.length; i += step) {
    const [from, to] = [places[i], places[i + 1]];
    if (from && to) ways.push({ kind: 'way', from, to });
  }
  return ways;
}

/** The outline of an arrow with its point at `to`, in the units of the picture. */
export function arrowOutline(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(width * 3, length * 0.6);
  const neck = { x: to.x - ux * head, y: to.y - uy * head };
  const at = (base: Point, aside: number) =>
    `${(base.x - uy * aside).toFixed(1)} ${(base.y + ux * aside).toFixed(1)}`;
  const half = width / 2;
  const points = [
    at(from, half),
    at(neck, half),
    at(neck, width * 1.35),
    at(to, 0),
    at(neck, -width * 1.35),
    at(neck, -half),
    at(from, -half),
  ];
  return `M${points.join('L')}Z`;
}

/** The arc of a turn, from the top clockwise, and where its arrowhead points. */
export function turnOutline(
  middle: Point,
  sixths: number,
  radius: number,
): { arc: string; tip: Point; before: Point } {
  const on = (degrees: number): Point => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  };
  const end = 60 * sixths;
  const [start, tip, before] = [on(0), on(end), on(end - 26)];
  const isLarge = end - 26 > 180 ? 1 : 0;
  const text = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  const arc = `M${text(start)}A${radius} ${radius} 0 ${isLarge} 1 ${text(before)}`;
  return { arc, tip, before };
}
