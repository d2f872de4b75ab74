/**
 * The material a game is made of: colours for the picture's inks, and grain that is laid over some
 * of them. Each game has its skin in its own folder.
 */
import type { Paint, Picture } from './picture';

export interface Grain {
  /** Address of an image that repeats without seams. */
  image: string;
  /** Width and height of one repeat, in the units of the picture. */
  width: number;
  height: number;
  opacity: number;
}

export interface Skin {
  /** Colours instead of the picture's own. */
  inks: Readonly<Record<string, string>>;
  /** Grain over everything painted with an ink. */
  grains: Readonly<Record<string, Grain>>;
  /** How far pieces stand above the board: the length of their shadows. */
  lift: number;
}

/** A skin without any wish: the picture as it is. */
export const plainSkin: Skin = { inks: {}, grains: {}, lift: 4 };

export function colourOf(picture: Picture, skin: Skin, ink: string): string {
  return skin.inks[ink] ?? picture.inks[ink] ?? '#000000';
}

/** A colour towards white (amount above 0) or black (below 0). */
export function shaded(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const share = Math.min(Math.abs(amount), 1);
  const parts = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (target - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** How a surface takes the light. */
export type Finish = 'glossy' | 'hollow' | 'sheen';

/** A gradient that a paint needs, as stops of offset and colour. */
export interface Gradient {
  id: string;
  finish: Finish;
  stops: readonly (readonly [number, string])[];
}

/** Words as a part of a name within a board's definitions. */
export function wordId(words: string): string {
  return words.replaceAll(/[^a-z0-9]+/gi, '-');
}

/** The name of a paint within a board's definitions. */
export function paintId(board: string, paint: Paint): string {
  return `${board}-${paint.finish}-${wordId(paint.ink)}`;
}

export function grainId(board: string, ink: string): string {
  return `${board}-grain-${wordId(ink)}`;
}

/** How a painted surface takes the light; nothing for a flat colour. */
function finishOf({ finish }: Paint): Finish | undefined {
  return finish === 'glossy' || finish === 'hollow' || finish === 'sheen' ? finish : undefined;
}

/** What a paint is written as in the attribute `fill`. */
export function fillOf(board: string, picture: Picture, skin: Skin, paint: Paint): string {
  return finishOf(paint) ? `url(#${paintId(board, paint)})` : colourOf(picture, skin, paint.ink);
}

/** Every gradient that the picture's paints need, each once. */
export function gradients(board: string, picture: Picture, skin: Skin): Gradient[] {
  const paints = new Map<string, Gradient>();
  for (const paint of usedPaints(picture)) {
    const id = paintId(board, paint);
    const finish = finishOf(paint);
    if (!finish || paints.has(id)) continue;
    const stops = stopsOf(finish, colourOf(picture, skin, paint.ink));
    paints.set(id, { id, finish, stops });
  }
  return [...paints.values()];
}

function stopsOf(finish: Finish, colour: string): Gradient['stops'] {
  switch (finish) {
    case 'glossy':
      return [
        [0, shaded(colour, 0.75)],
        [0.16, shaded(colour, 0.4)],
        [0.45, colour],
        [0.85, shaded(colour, -0.34)],
        [1, shaded(colour, -0.48)],
      ];
    case 'hollow':
      return [
        [0, shaded(colour, -0.4)],
        [0.55, shaded(colour, -0.1)],
        [1, shaded(colour, 0.22)],
      ];
    case 'sheen':
      return [
        [0, shaded(colour, 0.12)],
        [0.5, colour],
        [1, shaded(colour, -0.1)],
      ];
  }
}

function usedPaints(picture: Picture): Paint[] {
  const marks = [
    ...picture.under,
    ...picture.over,
    ...picture.glyphs.flatMap((glyph) => glyph.marks),
  ];
  const fills = marks.map((mark) => (mark.type === 'shape' ? mark.fill : null));
  const paints = [...fills, ...picture.fields.map((field) => field.fill)];
  return paints.filter((paint) => paint !== null && paint !== undefined);
}
