/**
 * Choosing a move before it is one's turn. What will be legal then is not known yet, so nearly everything can be
 * chosen; when the turn has come, the choice is looked up among what is legal.
 */
import { field, standing, type Action, type Pick } from '../board/picks';
import type { Picture } from '../board/picture';
import type { Side } from '../wire';

/** Every way of a side's own piece to any other field. */
export function waysAhead(picture: Picture, side: Side): Action[] {
  const names = picture.fields.map(({ name }) => name);
  const own = new Set(
    picture.scene.pieces.filter((piece) => piece.side === side).map((piece) => piece.at.field),
  );
  return names
    .filter((name) => own.has(name))
    .flatMap((from) =>
      names
        .filter((to) => to !== from)
        .map((to) => ({ token: `${from}-${to}`, picks: [field(from), field(to)] })),
    );
}

export type Found =
  /** There is one such action. */
  | { kind: 'action'; action: Action }
  /** There are several: the player goes on from what was chosen. */
  | { kind: 'beginning' }
  | { kind: 'none' };

/** What was chosen ahead, among the legal actions. */
export function foundAhead(actions: readonly Action[], chosen: readonly Pick[]): Found {
  const [action, ...others] = standing(actions, chosen).remaining;
  if (!action) return { kind: 'none' };
  return others.length > 0 ? { kind: 'beginning' } : { kind: 'action', action };
}
