/** An attack as everybody saw it: who met whom, where, and who stayed. */
import type { Scene, Side } from '../wire';
import { lastSteps, otherSide } from './scene';

export type Fate = 'wins' | 'loses' | 'both';

export interface Contact {
  field: string;
  fate: Fate;
  attackingSide: Side;
  /** What the two are; nothing where the rules show only who stayed. */
  attacker: string | undefined;
  defender: string | undefined;
}

/** The contact of the last action, if it was one. */
export function contactOf(scene: Scene | undefined): Contact | undefined {
  const steps = lastSteps(scene);
  const attack = steps.find((step) => step.step === 'attacked');
  const side = scene?.last?.by;
  if (!attack || !side) return undefined;
  const shown = (field: string) =>
    steps.flatMap((step) =>
      step.step === 'revealed' && step.at.field === field ? [step.kind] : [],
    )[0];
  const falls = (field: string) =>
    steps.some((step) => step.step === 'captured' && step.at.field === field);
  const [attackerFalls, defenderFalls] = [falls(attack.from), falls(attack.to)];
  return {
    field: attack.to,
    fate: attackerFalls && defenderFalls ? 'both' : attackerFalls ? 'loses' : 'wins',
    attackingSide: side,
    attacker: shown(attack.from),
    defender: shown(attack.to),
  };
}

/** The side of whoever was attacked. */
export function defendingSide({ attackingSide }: Contact): Side {
  return otherSide(attackingSide);
}
