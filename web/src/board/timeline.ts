/**
 * The steps of an action in time: one piece after the other, rings all together, and what is captured leaves
 * when its captor has come.
 */
import { samePlace } from '../scene/scene';
import type { Place, Side, Step } from '../wire';
import { lengthOf, turned } from './geometry';
import type { Point } from './picture';

/** A piece goes through these points, from one moment to another, in milliseconds. */
export interface Leg {
  from: number;
  to: number;
  points: readonly Point[];
}

/** The legs of each piece, by its id, in order. */
export type Movement = ReadonlyMap<number, readonly Leg[]>;

interface Standing {
  /** Nothing for a piece that has just come. */
  id: number | undefined;
  side: Side;
  place: Place;
  at: Point;
}

/** A captured piece that waits for its captor to come. */
interface Doomed {
  piece: Standing;
  /** The field where it stood. */
  field: string;
  /** Where it goes, if it does not leave the board. */
  to: Place | undefined;
}

/** An arc is shown as straight pieces of so many degrees. */
const ARC = 30;

/** Milliseconds that a way takes: longer ones take longer, but nobody waits for ever. */
export function timeOf(points: readonly Point[]): number {
  return points.length < 2 ? 0 : Math.min(110 + 0.9 * lengthOf(points), 900);
}

export class Timeline<T extends { id: number; side: Side; place: Place; at: Point }> {
  readonly #known: ReadonlyMap<number, T>;
  readonly #pointAt: (place: Place) => Point;
  readonly #legs = new Map<number, Leg[]>();
  readonly #doomed: Doomed[] = [];
  #clock = 0;
  /** The pieces on the board. */
  standing: Standing[];
  /** The pieces that have left it. */
  readonly gone: T[] = [];

  constructor(before: readonly T[], pointAt: (place: Place) => Point) {
    this.#known = new Map(before.map((token) => [token.id, token]));
    this.#pointAt = pointAt;
    this.standing = before.map(({ id, side, place, at }) => ({ id, side, place, at }));
  }

  /** Makes a step; false if it cannot have happened here. */
  make(step: Step): boolean {
    switch (step.step) {
      case 'moved':
      case 'dropped':
        return this.#move(step.from, step.to);
      case 'turned_around':
        return this.#turn(step);
      case 'placed':
      case 'revived':
        this.#put(step.piece.at, step.piece.side);
        return true;
      case 'attacked':
        return this.#approach(step.from, step.to);
      case 'captured':
        return this.#capture(step.at, step.to ?? undefined);
      case 'set_up_anew':
        for (const piece of this.standing) this.#drop(piece);
        this.standing = step.pieces.map(({ at, side }) => this.#fresh(at, side));
        return true;
      default:
        return true;
    }
  }

  /** Everything that moves; what is still to leave does so at the end. */
  movement(): Movement {
    for (const doomed of this.#doomed.splice(0)) this.#leave(doomed);
    return this.#legs;
  }

  #find(place: Place): Standing | undefined {
    return this.standing.find((piece) => samePlace(piece.place, place));
  }

  #fresh(place: Place, side: Side): Standing {
    return { id: undefined, side, place, at: this.#pointAt(place) };
  }

  #put(place: Place, side: Side): void {
    this.standing.push(this.#fresh(place, side));
  }

  #move(from: Place, to: Place): boolean {
    const piece = this.#find(from);
    if (!piece) return false;
    piece.place = to;
    this.#go(piece, [piece.at, this.#pointAt(to)]);
    this.#settle(to.field);
    return true;
  }

  /** Whoever attacks goes there, whatever becomes of it. */
  #approach(from: string, to: string): boolean {
    const piece = this.standing.find(({ place }) => place.field === from);
    const goal = this.standing.find(({ place }) => place.field === to);
    if (!piece || !goal) return false;
    this.#go(piece, [piece.at, goal.at]);
    return true;
  }

  #turn({ pivot, carried }: Extract<Step, { step: 'turned_around' }>): boolean {
    const middle = this.#pointAt({ field: pivot, height: 0, zone: 'board' });
    const began = this.#clock;
    let ended = began;
    // All are lifted before any is put down: each may come where another was.
    const ring = carried.map((one) => ({ ...one, piece: this.#find(one.from) }));
    for (const { piece, to, sixths } of ring) {
      if (!piece) return false;
      const [start, count] = [piece.at, (60 * sixths) / ARC];
      const points = Array.from({ length: count + 1 }, (_, i) => turned(start, middle, ARC * i));
      this.#clock = began;
      this.#go(piece, points);
      ended = Math.max(ended, this.#clock);
      if (to) piece.place = to;
      else this.#drop(piece);
    }
    this.#clock = ended;
    return true;
  }

  #capture(at: Place, to: Place | undefined): boolean {
    const piece = this.#find(at);
    if (!piece) return false;
    this.standing = this.standing.filter((other) => other !== piece);
    if (to) {
      piece.place = to;
      this.standing.push(piece);
    }
    this.#doomed.push({ piece, field: at.field, to });
    return true;
  }

  /** Somebody has come to a field: what was captured there leaves. */
  #settle(field: string): void {
    for (const doomed of [...this.#doomed]) {
      if (doomed.field !== field) continue;
      this.#doomed.splice(this.#doomed.indexOf(doomed), 1);
      this.#leave(doomed);
    }
  }

  #leave({ piece, to }: Doomed): void {
    if (to) this.#go(piece, [piece.at, this.#pointAt(to)]);
    else this.#drop(piece);
  }

  #drop(piece: Standing): void {
    this.standing = this.standing.filter((other) => other !== piece);
    const known = piece.id === undefined ? undefined : this.#known.get(piece.id);
    if (!known) return;
    this.gone.push(known);
    // One that never moved waits where it is until its time has come.
    if (!this.#legs.has(known.id)) this.#note(known.id, this.#clock, this.#clock, [piece.at]);
  }

  /** A piece goes a way, beginning now. */
  #go(piece: Standing, points: readonly Point[]): void {
    const took = lengthOf(points) === 0 ? 0 : timeOf(points);
    if (took > 0 && piece.id !== undefined) {
      this.#note(piece.id, this.#clock, this.#clock + took, points);
    }
    this.#clock += took;
    piece.at = points.at(-1) ?? piece.at;
  }

  #note(id: number, from: number, to: number, points: readonly Point[]): void {
    this.#legs.set(id, [...(this.#legs.get(id) ?? []), { from, to, points }]);
  }
}

/** A moment of a piece's way, as a share of the whole time. */
export interface Frame {
  at: Point;
  offset: number;
  easing: 'ease-in-out' | 'linear';
}

/** The frames of the legs of one piece, from the beginning to when the last one ends; between legs it waits. */
export function framesOf(legs: readonly Leg[]): Frame[] {
  const [start, total] = [legs[0]?.points[0], endOf(legs)];
  if (!start || total === 0) return [];
  const frames = legs.flatMap(({ from, to, points }) => {
    const length = lengthOf(points) || 1;
    const easing: Frame['easing'] = points.length > 2 ? 'linear' : 'ease-in-out';
    return points.map((at, i) => {
      const share = lengthOf(points.slice(0, i + 1)) / length;
      return { at, offset: (from + (to - from) * share) / total, easing };
    });
  });
  return [{ at: start, offset: 0, easing: 'linear' }, ...frames];
}

/** When the last leg ends. */
export function endOf(legs: readonly Leg[] | undefined): number {
  return legs?.at(-1)?.to ?? 0;
}
