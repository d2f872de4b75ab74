/**
 * Scenes: what is on a board, as meaning. Games, boards and words ask here; nobody looks for meaning in a
 * drawing.
 */
import type { Identity, Place, Scene, ScenePiece, Side, Step } from '../wire';

export type { Place, Scene, ScenePiece, Side, Step };

/** The pieces on a field, the lowest first. */
export function piecesOn(scene: Scene, field: string): ScenePiece[] {
  return scene.pieces
    .filter((piece) => piece.at.field === field)
    .sort((one, other) => one.at.height - other.at.height);
}

/** The uppermost piece of a field. */
export function topPiece(scene: Scene, field: string): ScenePiece | undefined {
  return piecesOn(scene, field).at(-1);
}

/** What a piece is, where that is known. */
export function kindOf({ identity }: ScenePiece): string | undefined {
  return identity.is === 'known' ? identity.kind : undefined;
}

/** What a hidden piece may be, as far as it could be worked out. */
export function possibleKinds({ identity }: ScenePiece): readonly string[] {
  return identity.is === 'one_of' ? identity.kinds : [];
}

/** What is counted under a key, for a side where each has its own. */
export function counterOf(scene: Scene, key: string, side?: Side): number | undefined {
  const found = scene.counters.find(
    (counter) => counter.key === key && (counter.side ?? undefined) === side,
  );
  return found?.value;
}

/** How many of some men are a side's. */
export function menOf(men: Scene['captured'] | undefined, side: Side): number {
  const own = (men ?? []).filter((some) => some.side === side);
  return own.reduce((sum, { count }) => sum + count, 0);
}

export function otherSide(side: Side): Side {
  return side === 'first' ? 'second' : 'first';
}

/** Whether two places are one. */
export function samePlace(one: Place, other: Place): boolean {
  return one.field === other.field && one.height === other.height;
}

/** The steps of the last action; none where nothing was done. */
export function lastSteps(scene: Scene | undefined): readonly Step[] {
  return scene?.last?.steps ?? [];
}

/** Whether the last action had a step of this name. */
export function hasStep(scene: Scene | undefined, name: Step['step']): boolean {
  return lastSteps(scene).some((step) => step.step === name);
}

/** The pieces with the uppermost one of a field on top of another. */
export function movedPieces(
  pieces: readonly ScenePiece[],
  from: string,
  to: Pick<Place, 'field' | 'zone'>,
): readonly ScenePiece[] {
  const on = (field: string) => pieces.filter((piece) => piece.at.field === field);
  const top = on(from).sort((one, other) => other.at.height - one.at.height)[0];
  if (!top || from === to.field) return pieces;
  const at = { ...to, height: on(to.field).length };
  return pieces.map((piece) => (piece === top ? { ...piece, at } : piece));
}

/** The pieces without those of a field. */
export function clearedPieces(pieces: readonly ScenePiece[], field: string): ScenePiece[] {
  return pieces.filter((piece) => piece.at.field !== field);
}

/** A word for what is known of a piece: pieces with the same one look alike. */
export function identityKey(identity: Identity): string {
  return identity.is === 'known' ? identity.kind : '?';
}
