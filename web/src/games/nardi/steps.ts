/**
 * How a person puts a play together. The list of legal plays has each play once, its steps from the
 * highest point down; a person makes the steps in any order, or moves one checker by both dice at
 * once. So picks are read as pairs of fields, and a play fits if its steps add up to them.
 */
import type { Action, Pick, Standing } from '../../board/picks';
import { zoneOf } from './fields';

export interface Step {
  from: string;
  to: string;
}

/** How many own checkers stand on a field before the first step. */
export type Count = (field: string) => number;

/** Where a person stands who has picked these fields, in pairs of from and to. */
export function readSteps(
  actions: readonly Action[],
  picked: readonly Pick[],
  count: Count,
): Standing {
  const [pairs, inHand] = pairsOf(picked);
  const remaining: Action[] = [];
  const complete: Action[] = [];
  const fields = new Set<string>();
  const buttons: string[] = [];
  for (const action of actions) {
    const steps = stepsOf(action);
    if (!steps) {
      const [first] = action.picks;
      if (first && picked.length === 0) {
        remaining.push(action);
        if (!buttons.includes(first.name)) buttons.push(first.name);
      } else if (first && picked[0]?.name === first.name) {
        remaining.push(action);
        complete.push(action);
      }
      continue;
    }
    const left = without(steps, pairs);
    if (!left) continue;
    const next = inHand === undefined ? startsOf(left, pairs, count) : endsOf(left, inHand);
    if (inHand !== undefined && next.length === 0) continue;
    remaining.push(action);
    if (left.length === 0) complete.push(action);
    for (const name of next) fields.add(name);
  }
  return { remaining, complete: picked.length > 0 ? complete : [], fields, buttons };
}

/** The picks without the last checker that was moved or taken into hand. */
export function stepBack(picked: readonly Pick[]): readonly Pick[] {
  return picked.slice(0, picked.length % 2 === 1 ? -1 : -2);
}

/** The moved checkers, and the field of one that is in hand and not yet moved. */
export function pairsOf(picked: readonly Pick[]): [Step[], string | undefined] {
  const pairs: Step[] = [];
  for (let i = 0; i + 1 < picked.length; i += 2) {
    pairs.push({ from: picked[i]?.name ?? '', to: picked[i + 1]?.name ?? '' });
  }
  return [pairs, picked.length % 2 === 1 ? picked.at(-1)?.name : undefined];
}

/** The steps of a play; nothing for buttons such as the cube's. */
function stepsOf(action: Action): Step[] | undefined {
  if (action.picks.some((pick) => pick.kind === 'button')) return undefined;
  return pairsOf(action.picks)[0];
}

/** What is left of the steps when the pairs have been made of them; each pair is a step or a chain. */
function without(steps: readonly Step[], pairs: readonly Step[]): readonly Step[] | undefined {
  const [pair, ...others] = pairs;
  if (!pair) return steps;
  for (const { end, left } of chains(steps, pair.from)) {
    if (end !== pair.to) continue;
    const rest = without(left, others);
    if (rest) return rest;
  }
  return undefined;
}

interface Chain {
  end: string;
  left: readonly Step[];
}

/** Everywhere that one checker can get to by steps that are still to be made. */
function chains(steps: readonly Step[], from: string): Chain[] {
  const found: Chain[] = [];
  for (const [i, step] of steps.entries()) {
    if (step.from !== from) continue;
    const left = steps.filter((_, j) => j !== i);
    found.push({ end: step.to, left }, ...chains(left, step.to));
  }
  return found;
}

function endsOf(left: readonly Step[], from: string): string[] {
  return chains(left, from).map((chain) => chain.end);
}

/** Fields with a checker to move; who has a checker on the bar brings it in first. */
function startsOf(left: readonly Step[], pairs: readonly Step[], count: Count): string[] {
  const starts = left.map((step) => step.from);
  const bar = starts.filter((name) => zoneOf(name) === 'bar');
  if (bar.length > 0) return bar;
  return starts.filter((name) => {
    const came = pairs.filter((pair) => pair.to === name).length;
    const went = pairs.filter((pair) => pair.from === name).length;
    return count(name) + came - went > 0;
  });
}
