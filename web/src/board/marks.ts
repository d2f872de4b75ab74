/** What lies over the pieces of any board: signs on empty fields, names, and what marks the last action. */
import { lastSteps } from '../scene/scene';
import type { Scene, Side } from '../wire';
import {
  middleOf,
  middleOfNamed,
  movedShape,
  type Mark,
  type Picture,
  type Point,
} from './picture';

type Owners = ReadonlyMap<string, Side>;

/** The picture with its marks, and with those that only its game has. */
export function withMarks(picture: Picture, own?: (picture: Picture) => Mark[]): Picture {
  return { ...picture, over: [...marksOf(picture), ...(own?.(picture) ?? [])] };
}

export function marksOf(picture: Picture): Mark[] {
  const owners: Owners = new Map(picture.scene.pieces.map(({ at, side }) => [at.field, side]));
  return [...signs(picture, owners), ...names(picture, owners), ...lastMarks(picture, owners)];
}

function signs({ fields, signs: all }: Picture, owners: Owners): Mark[] {
  return all.flatMap(({ field, marks }) => (owners.has(fields[field]?.name ?? '') ? [] : marks));
}

function names({ fields, names: written }: Picture, owners: Owners): Mark[] {
  if (!written) return [];
  const { texts, at, size } = written;
  return fields.map((field, i) => ({
    type: 'text',
    at: shifted(middleOf(field), at),
    text: texts[i] ?? '',
    size,
    ink: written[owners.get(field.name) ?? 'empty'],
  }));
}

function lastMarks(picture: Picture, owners: Owners): Mark[] {
  const { left, reached } = lastFields(picture.scene);
  const isEmpty = (field: string) => !owners.has(field);
  return [
    ...[...left].filter(isEmpty).flatMap((field) => fieldMark(picture, field, 'left')),
    ...[...reached].flatMap((field) => fieldMark(picture, field, 'reached')),
  ];
}

/** What marks a field that the last action has to do with. */
export function fieldMark(picture: Picture, field: string, what: 'left' | 'reached'): Mark[] {
  const middle = middleOfNamed(picture, field);
  const shape = middle && movedShape(picture.last[what], (at) => shifted(at, middle));
  return shape ? [{ type: 'shape', shape, line: picture.last.line }] : [];
}

/** The fields that the last action has emptied, and those where something has come or was done. */
export function lastFields(scene: Scene): { left: Set<string>; reached: Set<string> } {
  const [left, reached] = [new Set<string>(), new Set<string>()];
  const go = (from: string, to: string) => {
    // A piece that goes on was on its way only.
    if (!reached.delete(from)) left.add(from);
    reached.add(to);
  };
  const steps = lastSteps(scene);
  const isArmy = steps.filter(({ step }) => step === 'placed').length > 1;
  for (const step of steps) {
    switch (step.step) {
      case 'moved':
      case 'dropped':
        go(step.from.field, step.to.field);
        break;
      case 'attacked':
        left.add(step.from);
        reached.add(step.to);
        break;
      case 'turned_around':
        reached.add(step.pivot);
        break;
      case 'placed':
        if (!isArmy) reached.add(step.piece.at.field);
        break;
      case 'revived':
        reached.add(step.piece.at.field);
        break;
      case 'converted':
        reached.add(step.at.field);
        break;
      case 'offered':
        for (const field of step.fields) reached.add(field);
        break;
      case 'chosen':
        reached.add(step.field);
        break;
      default:
        break;
    }
  }
  return { left, reached };
}

function shifted(at: Point, by: Point): Point {
  return { x: at.x + by.x, y: at.y + by.y };
}
