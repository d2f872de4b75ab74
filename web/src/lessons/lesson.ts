/** What a lesson is: steps to be done one after another, each on a board. */

export interface Lesson {
  /** Its name in addresses and language files. */
  name: string;
  /** The rules text; the usual rules if there is none. */
  rules: string;
  steps: LessonStep[];
}

export interface LessonStep {
  /** Where it begins; where the step before ended if there is none. */
  beginning?: Beginning;
  accepted: Accepted;
  /** What the opponent does then. */
  reply?: string;
}

export interface Beginning {
  /** The position text; the start of the game if there is none. */
  position: string;
  /** What is played from there before the learner's turn. */
  moves: string[];
}

/** The tokens that do what is asked, or any legal one. */
export type Accepted = 'anything' | string[];

export function isAccepted(accepted: Accepted, token: string): boolean {
  return accepted === 'anything' || accepted.includes(token);
}
