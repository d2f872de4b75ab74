/** The lessons by game, and what they say in each language; each file is loaded when it is wanted. */
import type { FluentBundle } from '@fluent/bundle';
import { LazyWords } from '../language/lazy-words';
import type { Language } from '../language/list';
import type { Lesson } from './lesson';

const lists = import.meta.glob<Lesson[]>('../../../games/*/lessons/lessons.txt', {
  query: '?lessons',
  import: 'default',
});
const files = import.meta.glob<string>('../../../games/*/lessons/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What the lessons of a game say. */
export interface LessonWords {
  title: (lesson: string) => string;
  /** The task of a step, counted from 1. */
  say: (lesson: string, step: number) => string;
  /** What helps with a step, and answers a wrong move. */
  hint: (lesson: string, step: number) => string;
  /** What is said at the end. */
  done: (lesson: string) => string;
}

export async function lessonsOf(game: string): Promise<Lesson[]> {
  return (await lists[`../../../games/${game}/lessons/lessons.txt`]?.()) ?? [];
}

/** The words of each game whose lessons were opened. */
const opened = new Map<string, LazyWords>();

export async function wordsOf(game: string, language: Language): Promise<LessonWords> {
  const words = opened.get(game) ?? new LazyWords(filesOf(game));
  opened.set(game, words);
  return wordsIn(await words.in(language));
}

function filesOf(game: string) {
  const own = Object.entries(files).filter(([path]) => path.includes(`/games/${game}/`));
  return Object.fromEntries(own);
}

export function wordsIn(bundle: FluentBundle): LessonWords {
  const attribute = (lesson: string, name: string) => {
    const pattern = bundle.getMessage(lesson)?.attributes[name];
    return pattern ? bundle.formatPattern(pattern) : '';
  };
  return {
    title: (lesson) => {
      const pattern = bundle.getMessage(lesson)?.value;
      return pattern ? bundle.formatPattern(pattern) : lesson;
    },
    say: (lesson, step) => attribute(lesson, `say${step}`),
    hint: (lesson, step) => attribute(lesson, `hint${step}`),
    done: (lesson) => attribute(lesson, 'done'),
  };
}
