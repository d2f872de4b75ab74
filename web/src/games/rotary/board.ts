/** Balls on a drilled board, turned by the rota. */
import { middleOfNamed } from '../../board/picture';
import { button, field, pickedFields } from '../../board/picks';
import type { GameBoard } from '../plugin';
import Controls from './Controls.svelte';
import Overlay from './Overlay.svelte';
import { skin } from './skin';
import { turnMarks } from './turn';
import { turnButton, Wheel } from './wheel.svelte';

export const board: GameBoard<Wheel> = {
  skin,
  companion: (at) => new Wheel(at),
  Overlay,
  Controls,
  marks: turnMarks,
  // Whichever point is free then; not turning at all is nothing to choose ahead.
  ahead: (picture) =>
    picture.fields.flatMap(({ name }) =>
      [1, 2, 3, 4, 5].map((sixths) => ({
        token: `${name}-${sixths}`,
        picks: [field(name), button(turnButton(sixths))],
      })),
    ),
  arrows(picture, action) {
    const middle = middleOfNamed(picture, pickedFields(action.picks)[0] ?? '');
    if (!middle) return [];
    const button = action.picks.find((pick) => pick.kind === 'button')?.name;
    const sixths = [0, 1, 2, 3, 4, 5].find((sixth) => turnButton(sixth) === button);
    return [sixths === undefined ? { kind: 'here', at: middle } : { kind: 'turn', middle, sixths }];
  },
};
