/** The guides by game, and what they say in each language; each file is loaded when it is wanted. */
import type { FluentBundle } from '@fluent/bundle';
import { LazyWords } from '../language/lazy-words';
import type { Language } from '../language/list';
import { loadPage, readingLanguage } from '../rules/library';
import type { Block } from '../rules/page';
import { readGuide, type Guide } from './guide';

const guides = import.meta.glob<string>('../../../games/*/guide/guide.txt', {
  query: '?raw',
  import: 'default',
});
const files = import.meta.glob<string>('../../../games/*/guide/*.ftl', {
  query: '?raw',
  import: 'default',
});

export interface GuideWords {
  /** How one moves on this board. */
  how: string;
  name: (key: string) => string;
  does: (key: string) => string;
}

export async function guideOf(game: string): Promise<Guide> {
  return readGuide((await guides[`../../../games/${game}/guide/guide.txt`]?.()) ?? '');
}

/** The words of each game whose guide was opened. */
const opened = new Map<string, LazyWords>();

export async function guideWords(game: string, language: Language): Promise<GuideWords> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/games/${game}/`));
  const words = opened.get(game) ?? new LazyWords(Object.fromEntries(own));
  opened.set(game, words);
  return wordsIn(await words.in(language));
}

export function wordsIn(bundle: FluentBundle): GuideWords {
  const value = (key: string) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern) : '';
  };
  return {
    how: value('how'),
    name: value,
    does: (key) => {
      const pattern = bundle.getMessage(key)?.attributes['does'];
      return pattern ? bundle.formatPattern(pattern) : '';
    },
  };
}

/** What the rules of a game say in short, and where their sections are. */
export interface RulesInShort {
  inShort: readonly Block[];
  /** The address of a section, counted from 1. */
  section: (number: number) => string;
}

export async function rulesInShort(game: string, language: Language): Promise<RulesInShort> {
  const page = await loadPage(game, 'rules', readingLanguage(game, 'rules', language));
  const blocks = page?.blocks ?? [];
  const quote = blocks.find((block) => block.kind === 'quote');
  const headings = blocks.filter((block) => block.kind === 'heading');
  return {
    inShort: quote?.blocks ?? [],
    section: (number) => {
      const id = headings[number - 1]?.id;
      return `/games/${game}/rules${id === undefined ? '' : `#${encodeURIComponent(id)}`}`;
    },
  };
}
