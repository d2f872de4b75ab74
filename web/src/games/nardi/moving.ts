/**
 * A play while it is put together: the board after the checkers that were moved so far, with the counts
 * of high stacks and of pips as they are then.
 */
import { pickedFields, type Pick } from '../../board/picks';
import {
  fieldNamed,
  ownerOf,
  stackHeight,
  type Mark,
  type Picture,
  type TextMark,
} from '../../board/picture';
import { pipsBetween } from './dice';
import { pairsOf } from './steps';

type Owner = 'White' | 'Black';

interface Stack {
  owner: Owner;
  count: number;
}

const OWNERS: readonly Owner[] = ['White', 'Black'];

/** The picture with the picked checkers moved and those that were hit on the bar. */
export function afterPicks(picture: Picture, picked: readonly Pick[]): Picture {
  // Buttons, such as those of the cube, move nothing.
  const isPlay = pickedFields(picked).length === picked.length;
  const [pairs] = pairsOf(isPlay ? picked : []);
  return pairs.reduce((shown, { from, to }) => afterStep(shown, from, to), picture);
}

function afterStep(picture: Picture, from: string, to: string): Picture {
  const [start, end] = [stackOn(picture, from), stackOn(picture, to)];
  if (!start || from === to) return picture;
  const { owner } = start;
  let shown = withStack(picture, from, { owner, count: start.count - 1 });
  const lost = { White: 0, Black: 0, [owner]: -pipsBetween(from, to) };
  const isHit = end !== undefined && end.owner !== owner;
  if (isHit) {
    const bar = `${end.owner.toLowerCase()} bar`;
    shown = withStack(shown, bar, { ...end, count: (stackOn(shown, bar)?.count ?? 0) + 1 });
    lost[end.owner] = pipsBetween(bar, to);
  }
  const joined = isHit ? 1 : (end?.count ?? 0) + 1;
  shown = withStack(shown, to, { owner, count: joined });
  return withPips(shown, lost);
}

function stackOn(picture: Picture, name: string): Stack | undefined {
  const field = fieldNamed(picture, name);
  const pieces = picture.pieces.filter((piece) => piece.field === field);
  const glyph = picture.glyphs[pieces[0]?.glyph ?? -1]?.name;
  if (!glyph) return undefined;
  const owner = ownerOf(glyph) === 'White' ? 'White' : 'Black';
  return { owner, count: stackHeight(picture, field) ?? pieces.length };
}

/** The picture with another stack on a field, drawn as high as there are places and counted above. */
function withStack(picture: Picture, name: string, { owner, count }: Stack): Picture {
  const index = fieldNamed(picture, name);
  const field = picture.fields[index];
  // Checkers in a tray stand on their edge: they have a glyph of their own.
  const isTray = name.endsWith(' off');
  const kind = isTray ? 'checker borne off' : 'checker';
  const glyph = picture.glyphs.findIndex((one) => one.name === `${owner} ${kind}`);
  if (!field || glyph < 0) return picture;
  const last = field.places.length - 1;
  const shown = isTray ? count : Math.min(count, last + 1);
  const top = field.places[shown - 1];
  const height: Mark[] =
    top && count > shown
      ? [{ kind: 'text', text: String(count), at: top, size: 34, ink: `on ${owner.toLowerCase()}` }]
      : [];
  const isHeight = (mark: Mark) =>
    mark.kind === 'text' && field.places.some(({ x, y }) => x === mark.at.x && y === mark.at.y);
  return {
    ...picture,
    pieces: [
      ...picture.pieces.filter((piece) => piece.field !== index),
      ...Array.from({ length: shown }, (_, i) => ({
        field: index,
        place: Math.min(i, last),
        glyph,
      })),
    ],
    over: [...picture.over.filter((mark) => !isHeight(mark)), ...height],
  };
}

/** The picture with other pip counts, in its note and beside the bar. */
function withPips(picture: Picture, change: Record<Owner, number>): Picture {
  const counts = { ...change };
  const notes = picture.notes.map((note) =>
    note.replace(/^Pips: White (\d+), Black (\d+)/, (_, white: string, black: string) => {
      counts.White += Number(white);
      counts.Black += Number(black);
      return `Pips: White ${counts.White}, Black ${counts.Black}`;
    }),
  );
  const written = pipMarks(picture);
  const over = picture.over.map((mark) => {
    const place = written.indexOf(mark);
    return place < 0 ? mark : { ...mark, text: String(place === 0 ? counts.White : counts.Black) };
  });
  return { ...picture, notes, over };
}

/** The two counts beyond the ends of the bar, White's first. */
function pipMarks(picture: Picture): Mark[] {
  const bar = OWNERS.flatMap(
    (owner) => picture.fields[fieldNamed(picture, `${owner.toLowerCase()} bar`)]?.places ?? [],
  );
  const isBesideBar = (mark: Mark): mark is TextMark =>
    mark.kind === 'text' && mark.at.x === bar[0]?.x && !bar.some((place) => place.y === mark.at.y);
  return picture.over.filter(isBesideBar);
}
