/** How an action is drawn on the board before it is made. */
import { pickedFields, type Action } from '../board/picks';
import { middleOfNamed, type Picture, type Point } from '../board/picture';
import type { Arrow, GameBoard } from '../games/plugin';

export type { Arrow };

/** As the game draws it, or from field to field. */
export function arrowsOf(
  board: Pick<Partial<GameBoard>, 'arrows'>,
  picture: Picture,
  action: Action,
): Arrow[] {
  if (board.arrows) return board.arrows(picture, action);
  const places = pickedFields(action.picks).flatMap((name) => middleOfNamed(picture, name) ?? []);
  const [first, second] = places;
  if (!first) return [];
  if (!second) return [{ kind: 'here', at: first }];
  return places.slice(1).map((to, i) => ({ kind: 'way', from: places[i] ?? to, to }));
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
