/** What has just happened, in words for those who hear it: the steps of the last action, one after the other. */
import { fieldName, kindInWords, type Say } from '../board/spoken';
import type { Place, Scene, Step } from '../wire';
import { contactOf } from './contact';
import { kindOf, lastSteps, samePlace } from './scene';

type Of<Name extends Step['step']> = Extract<Step, { step: Name }>;

/** How words are found: those of the pages, and those of boards. */
export interface Voice {
  page: Say;
  board: Say;
}

/** The last action in words; nothing if nothing can be said of it. */
export function lastInWords(voice: Voice, scene: Scene): string {
  const contact = contactOf(scene);
  if (contact) {
    const { attacker, defender, fate } = contact;
    const values = {
      attacker: kindInWords(voice.page, attacker),
      defender: kindInWords(voice.page, defender),
    };
    const where = fieldName(voice.page, contact.field);
    return `${where}: ${voice.page(`contact-${fate}`, values) ?? ''}`;
  }
  const spoken = joinedWays(lastSteps(scene)).map((step) => stepInWords(voice, scene, step));
  return [...spoken, capturedInWords(voice, scene)].filter(Boolean).join(', ');
}

/** A piece that goes on from where it came is said to go all the way. */
function joinedWays(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const before = joined.findIndex(
      (one) => step.step === 'moved' && one.step === 'moved' && samePlace(one.to, step.from),
    );
    const way = joined[before];
    if (step.step === 'moved' && way?.step === 'moved') joined[before] = { ...way, to: step.to };
    else joined.push(step);
  }
  return joined;
}

function stepInWords({ page, board }: Voice, scene: Scene, step: Step): string | undefined {
  const field = (name: string) => fieldName(page, name);
  switch (step.step) {
    case 'moved':
    case 'dropped': {
      const piece = kindInWords(page, kindAt(scene, step.to));
      const [from, to] = [field(step.from.field), field(step.to.field)];
      return step.step === 'moved'
        ? board('step-moved', { piece, from, to })
        : board('step-dropped', { piece, to });
    }
    case 'turned_around':
      return board('step-turned', { pivot: field(step.pivot), sixths: step.sixths });
    case 'placed':
    case 'revived': {
      const piece = kindInWords(page, kindOf(step.piece));
      const to = field(step.piece.at.field);
      if (step.step === 'revived') return board('step-revived', { piece, to });
      // Of a whole army it is said once that it stands.
      const army = lastSteps(scene).filter((one) => one.step === 'placed');
      if (army.length === 1) return board('step-placed', { piece, to });
      return step === army[0] ? board('step-set-up') : undefined;
    }
    case 'captured':
      return step.to ? board('step-hit', { to: field(step.at.field) }) : undefined;
    case 'converted':
      return board('step-converted', { kind: kindInWords(page, step.kind) });
    case 'rolled':
      return board('step-rolled', { dice: step.dice.map((die) => die.pips).join('-') });
    case 'offered':
      return board('step-offered', { fields: step.fields.map(field).join(', ') });
    case 'chosen':
      return board('step-chosen', { to: field(step.field) });
    case 'doubled':
      return board('step-doubled', { value: step.value });
    case 'taken':
      return board('step-taken');
    case 'declined':
      return board('step-declined');
    case 'passed':
      return board('step-passed');
    case 'attacked':
    case 'revealed':
    case 'set_up_anew':
      return undefined;
  }
}

function kindAt(scene: Scene, place: Place): string | undefined {
  const piece = scene.pieces.find((one) => samePlace(one.at, place));
  return piece && kindOf(piece);
}

/** What has left the board, counted; what it was is not in the scene after it. */
function capturedInWords({ board }: Voice, scene: Scene): string | undefined {
  const isTaken = (step: Step): step is Of<'captured'> => step.step === 'captured' && !step.to;
  const lost = lastSteps(scene).filter(isTaken).length;
  const fallen = lastSteps(scene).flatMap((step) =>
    step.step === 'turned_around' ? step.carried.filter((one) => !one.to) : [],
  ).length;
  const count = lost + fallen;
  return count > 0 ? board('step-captured', { count }) : undefined;
}
