/**
 * What a person touches to make an action, as pure logic.
 *
 * Every legal action is a list of picks (fields and buttons) in order; no list is the beginning of
 * another. Given what has been picked so far this says what may be picked next, which actions are
 * still possible, and when one is complete.
 */

export type Pick = { kind: 'field'; name: string } | { kind: 'button'; name: string };

export interface Action {
  token: string;
  /** In book notation, where it is known. */
  book?: string;
  picks: readonly Pick[];
}

export function field(name: string): Pick {
  return { kind: 'field', name };
}

export function button(name: string): Pick {
  return { kind: 'button', name };
}

export function samePick(one: Pick, other: Pick): boolean {
  return one.kind === other.kind && one.name === other.name;
}

/** How far a person has got. */
export interface Standing {
  /** The actions that begin with what was picked. */
  remaining: readonly Action[];
  /** Fields that may be touched next. */
  fields: ReadonlySet<string>;
  /** Buttons that may be pressed next, each once, in the order of the actions. */
  buttons: readonly string[];
  /** The actions that are complete: one to be played, or several of which one must be named. */
  complete: readonly Action[];
}

/** Where a person stands who has picked `picked`. */
export function standing(actions: readonly Action[], picked: readonly Pick[]): Standing {
  const remaining = actions.filter((action) => startsWith(action.picks, picked));
  const complete = remaining.filter((action) => action.picks.length === picked.length);
  const fields = new Set<string>();
  const buttons: string[] = [];
  for (const action of remaining) {
    const next = action.picks[picked.length];
    if (next?.kind === 'field') fields.add(next.name);
    else if (next && !buttons.includes(next.name)) buttons.push(next.name);
  }
  return { remaining, fields, buttons, complete: picked.length > 0 ? complete : [] };
}

export type Touch =
  /** The pick goes on from where we were. */
  | { kind: 'went on'; picked: readonly Pick[] }
  /** What was in hand is laid down, and the pick begins a new action. */
  | { kind: 'began anew'; picked: readonly Pick[] }
  /** The last pick was touched again: it is laid down. */
  | { kind: 'laid down'; picked: readonly Pick[] }
  /** The pick means nothing now; nothing changes. */
  | { kind: 'refused' };

/** How a game reads lists of picks; `standing` is how all but the most stubborn do. */
export type Reader = (actions: readonly Action[], picked: readonly Pick[]) => Standing;

/** What a touch does. */
export function touch(
  actions: readonly Action[],
  picked: readonly Pick[],
  pick: Pick,
  read: Reader = standing,
): Touch {
  if (offers(read(actions, picked), pick)) return { kind: 'went on', picked: [...picked, pick] };
  const last = picked.at(-1);
  if (last && samePick(last, pick)) return { kind: 'laid down', picked: picked.slice(0, -1) };
  // Within a series the beginning cannot be exchanged: it would lose what was built.
  const isFree = picked.length <= 1;
  if (isFree && offers(read(actions, []), pick)) return { kind: 'began anew', picked: [pick] };
  return { kind: 'refused' };
}

function offers(now: Standing, pick: Pick): boolean {
  return pick.kind === 'field' ? now.fields.has(pick.name) : now.buttons.includes(pick.name);
}

/** The longest beginning of `picked` that still leads to an action of another list. */
export function keptPicks(
  actions: readonly Action[],
  picked: readonly Pick[],
  read: Reader = standing,
): readonly Pick[] {
  for (let length = picked.length; length > 0; length--) {
    const beginning = picked.slice(0, length);
    if (read(actions, beginning).remaining.length > 0) return beginning;
  }
  return [];
}

/** The fields that were touched, in order. */
export function pickedFields(picked: readonly Pick[]): string[] {
  return picked.filter((pick) => pick.kind === 'field').map((pick) => pick.name);
}

function startsWith(list: readonly Pick[], beginning: readonly Pick[]): boolean {
  if (beginning.length > list.length) return false;
  return beginning.every((pick, i) => {
    const other = list[i];
    return other !== undefined && samePick(pick, other);
  });
}
