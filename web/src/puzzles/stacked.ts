/**
 * The two boards of an Intarzia task stand side by side. On a narrow screen they would be too small
 * to touch, so there the second one goes below the first, and the arrow between them points down.
 */
import { movedShape, type Mark, type Picture, type Point } from '../board/picture';

/** What lies between the boards when they stand on each other. */
const GAP = 110;

export function stacked(picture: Picture): Picture {
  const fields = picture.fields.map(({ places }) => places[0]?.x ?? 0);
  // The boards are equal: each has one half of the fields, and the gap is what is left of the width.
  const second = fields.slice(fields.length / 2);
  const apart = Math.min(...second) - Math.min(...fields);
  const single = picture.width - apart;
  const moved = (at: Point): Point => {
    if (at.x >= apart) return { x: at.x - apart, y: at.y + picture.height + GAP };
    if (at.x <= single) return at;
    const aside = at.y - picture.height / 2;
    return {
      x: single / 2 - aside,
      y: picture.height + (at.x - single) * (GAP / (apart - single)),
    };
  };
  return {
    ...picture,
    width: single,
    height: 2 * picture.height + GAP,
    under: picture.under.map((mark) => movedMark(mark, moved)),
    fields: picture.fields.map((field) => ({
      ...field,
      shape: movedShape(field.shape, moved),
      places: field.places.map(moved),
    })),
  };
}

/** Tasks are drawn without paths. */
function movedMark(mark: Mark, moved: (at: Point) => Point): Mark {
  return mark.type === 'text'
    ? { ...mark, at: moved(mark.at) }
    : { ...mark, shape: movedShape(mark.shape, moved) };
}
