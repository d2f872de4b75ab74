/**
 * What was learned in this browser and what the account knows from others are put together: when a page is opened by
 * somebody who is signed in, when somebody signs in, and after each lesson and puzzle. The header loads this late.
 */
import { lessonsDone, setLessonsDone } from '../lessons/progress.svelte';
import { progress, setProgress } from '../puzzles/stored-progress.svelte';
import { person } from '../server/person.svelte';
import { addProgress, ownProgress } from '../server/progress';
import { missing, union, type Learned } from './learned';

/** Whose progress this browser has: what belongs to somebody else is not added to an account. */
const OWNER = 'galds.progress-of';

/** What the server knows of this player. */
let known: { player: string; learned: Learned } | undefined;
let running: Promise<void> = Promise.resolve();

const here = (): Learned => ({ lessons: lessonsDone(), puzzles: progress() });

/** Puts both together; one after the other if it is asked for several times. */
export function shareWithAccount(): Promise<void> {
  running = running.then(share).catch(() => {
    // The browser keeps it, and the next time it is tried again.
  });
  return running;
}

// Lessons and puzzles say so when one was done.
window.addEventListener('galds-learned', () => void shareWithAccount());

async function share(): Promise<void> {
  const player = person.account === undefined ? undefined : person.player?.id;
  if (player === undefined) return;
  if (known?.player !== player) {
    const learned = await ownProgress();
    if (person.player?.id !== player) return;
    known = { player, learned };
    const { lessons, puzzles } = isAnothers(player) ? learned : union(here(), learned);
    setLessonsDone(lessons);
    setProgress(puzzles);
    own(player);
  }
  for (const part of missing(known.learned, here())) {
    await addProgress(part);
    known = { player, learned: union(known.learned, part) };
  }
}

function isAnothers(player: string): boolean {
  try {
    const owner = localStorage.getItem(OWNER);
    return owner !== null && owner !== player;
  } catch {
    return false;
  }
}

function own(player: string): void {
  try {
    localStorage.setItem(OWNER, player);
  } catch {
    // Without storage nothing is kept that could be somebody else's.
  }
}
