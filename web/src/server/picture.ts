/**
 * Boards as the server sends them: a scene, and the layout that says where everything lies. The layout comes
 * once and is known by its id afterwards; `Pictures` keeps the layouts and puts the parts together.
 */
import type { Action, Pick } from '../board/picks';
import { lookName, type Ground, type Picture } from '../board/picture';
import type { DrawnLayout, Scene, SentChoice, SentLayout } from '../wire';

/** A layout is wanted that was never sent; the whole board must be asked for again. */
export class UnknownBoard extends Error {}

export class Pictures {
  #grounds = new Map<string, Ground>();

  read({ id, drawn }: SentLayout, scene: Scene): Picture {
    const ground = this.#grounds.get(id) ?? (drawn && groundOf(drawn));
    if (!ground) throw new UnknownBoard(id);
    this.#grounds.set(id, ground);
    return { ...ground, over: [], scene };
  }
}

/** The actions that can be chosen, with their picks. */
export function actionsOf(choices: readonly SentChoice[]): Action[] {
  return choices.map((choice) => ({
    token: choice.token,
    book: choice.book,
    picks: choice.picks.map(pickOf),
  }));
}

function pickOf(sent: SentChoice['picks'][number]): Pick {
  return 'field' in sent
    ? { kind: 'field', name: sent.field }
    : { kind: 'button', name: sent.button };
}

function groundOf({ inks, glyphs, ...same }: DrawnLayout): Ground {
  return {
    ...same,
    inks: Object.fromEntries(inks.map(({ name, colour }) => [name, colour])),
    glyphs: glyphs.map(({ look, marks }) => ({ name: lookName(look), marks })),
  };
}
