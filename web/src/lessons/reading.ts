/**
 * Reads the lessons of a game (`games/GAME/lessons/lessons.txt`). Runs at build time only; the engine's tests
 * check what the file says (`engine/tests/lessons.rs`).
 */
import type { Accepted, Beginning, Lesson, LessonStep } from './lesson';

/** A file holds something that is no lesson. */
export class UnreadableLessons extends Error {}

export function readLessons(text: string): Lesson[] {
  const lessons: Lesson[] = [];
  let beginning: Beginning | undefined;
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const unexpected = () => new UnreadableLessons(`line ${i + 1}: ${line}`);
    const keyword = line.split(' ', 1)[0] ?? '';
    const rest = line.slice(keyword.length).trim();
    if (keyword === 'lesson') {
      lessons.push({ name: rest, rules: '', steps: [] });
      beginning = undefined;
      continue;
    }
    const lesson = lessons.at(-1);
    if (!lesson) throw unexpected();
    const step = lesson.steps.at(-1);
    switch (keyword) {
      case 'rules':
        lesson.rules = rest;
        break;
      case 'start':
        beginning = { position: '', moves: [] };
        break;
      case 'position':
        beginning = { position: rest, moves: [] };
        break;
      case 'moves':
        if (!beginning) throw unexpected();
        beginning.moves = rest.split(' ');
        break;
      case 'task':
        lesson.steps.push(newStep(beginning));
        beginning = undefined;
        break;
      case 'accept':
        if (!step) throw unexpected();
        step.accepted = acceptedOf(rest);
        break;
      case 'reply':
        if (!step) throw unexpected();
        step.reply = rest;
        break;
      default:
        throw unexpected();
    }
  }
  return lessons;
}

function newStep(beginning: Beginning | undefined): LessonStep {
  const step: LessonStep = { accepted: [] };
  if (beginning) step.beginning = beginning;
  return step;
}

const acceptedOf = (text: string): Accepted => (text === '*' ? 'anything' : text.split(' '));
