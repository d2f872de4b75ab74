/**
 * Arrows and circles that somebody draws on a board for themselves, with the right button of the mouse: a drag from
 * field to field is an arrow, a click a circle, and the same once more takes it away. The left button or the next
 * action wipes the board. They are sent nowhere.
 */
import { fieldNear, type Picture, type Point } from './picture';
import { elementUnder, pointIn, trackPointer } from './pointer';

export type Colour = 'green' | 'red' | 'blue' | 'yellow';

/** A circle where both ends are one. */
export interface Drawn {
  from: string;
  to: string;
  colour: Colour;
}

const RIGHT = 2;
const LEFT = 0;

/** The colour by the keys that are held: Shift or Ctrl for red, Alt for blue, both for yellow. */
export function colourBy(keys: {
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}): Colour {
  const [one, other] = [keys.shiftKey || keys.ctrlKey, keys.altKey || keys.metaKey];
  if (one) return other ? 'yellow' : 'red';
  return other ? 'blue' : 'green';
}

/** What is drawn after a stroke: the same stroke again wipes it, another colour replaces it. */
export function drawnWith(drawn: readonly Drawn[], stroke: Drawn): readonly Drawn[] {
  const isSame = ({ from, to }: Drawn) => from === stroke.from && to === stroke.to;
  const before = drawn.find(isSame);
  const others = drawn.filter((one) => !isSame(one));
  return before?.colour === stroke.colour ? others : [...others, stroke];
}

export class Pen {
  drawn = $state.raw<readonly Drawn[]>([]);
  /** What is being drawn now. */
  stroke = $state.raw<Drawn | undefined>(undefined);
  #isRight = false;
  #lastAction: string | undefined;

  /** The board shows another moment: after an action what was drawn has lost its meaning. */
  follow(picture: Picture): void {
    const last = JSON.stringify(picture.scene.last ?? null);
    if (this.#lastAction !== undefined && last !== this.#lastAction) this.wipe();
    this.#lastAction = last;
  }

  wipe(): void {
    if (this.drawn.length > 0) this.drawn = [];
  }

  /** Draws on this drawing of a picture. */
  on(picture: () => Picture) {
    return (drawing: SVGSVGElement) => {
      const onpointerdown = (event: PointerEvent) => {
        this.#isRight = event.button === RIGHT;
        if (event.button === LEFT) this.wipe();
        if (this.#isRight) this.#begin(drawing, event, picture);
      };
      // The menu of the browser would cover what is drawn.
      const oncontextmenu = (event: Event) => {
        if (this.#isRight) event.preventDefault();
      };
      drawing.addEventListener('pointerdown', onpointerdown, { capture: true });
      drawing.addEventListener('contextmenu', oncontextmenu);
      return () => {
        drawing.removeEventListener('pointerdown', onpointerdown, { capture: true });
        drawing.removeEventListener('contextmenu', oncontextmenu);
      };
    };
  }

  #begin(drawing: SVGSVGElement, event: PointerEvent, picture: () => Picture): void {
    const nameAt = (at: Point, target: Element | null): string | undefined => {
      const shape = target?.closest('[data-field]')?.getAttribute('data-field');
      const field = shape ? Number(shape) : fieldNear(picture(), at);
      return field === undefined ? undefined : picture().fields[field]?.name;
    };
    const from = nameAt(pointIn(drawing, event), elementUnder(drawing, event));
    if (from === undefined) return;
    const colour = colourBy(event);
    this.stroke = { from, to: from, colour };
    trackPointer(drawing, event, 'tap', {
      move: (at) => {
        this.stroke = { from, to: nameAt(at, null) ?? from, colour };
      },
      end: (at, target) => {
        this.stroke = undefined;
        const to = nameAt(at, target);
        if (to !== undefined) this.drawn = drawnWith(this.drawn, { from, to, colour });
      },
      cancel: () => {
        this.stroke = undefined;
      },
    });
  }
}
