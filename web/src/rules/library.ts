/** The documents of the rules by game, kind and language; each is loaded when it is wanted. */
import { languages, type Language } from '../language/list';
import type { Diagram, Drawings } from './manifest';
import type { Page } from './page';

export type Document = 'rules' | 'advice';

const pages = import.meta.glob<Page>('../../../docs/rules/*.md', {
  query: '?page',
  import: 'default',
});
const drawings = import.meta.glob<Drawings>('../../../docs/rules/pictures/*.txt', {
  query: '?drawings',
  import: 'default',
});
const pictures = import.meta.glob<string>('../../../docs/rules/pictures/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

function pathOf(game: string, document: Document, language: string): string {
  const name = document === 'rules' ? game : `${game}-${document}`;
  return `../../../docs/rules/${name}.${language}.md`;
}

/** The languages in which a document is written. */
export function languagesOf(game: string, document: Document): Language[] {
  return languages.filter((language) => pathOf(game, document, language) in pages);
}

/** The language to read a document in: the wanted one if it is written in it, else English. */
export function readingLanguage(game: string, document: Document, wanted: string): Language {
  return languagesOf(game, document).find((language) => language === wanted) ?? 'en';
}

/** What is known of the pictures of those games whose pages were loaded. */
const known = new Map<string, Drawings>();

const gameOf = (picture: string) => picture.split('-', 1)[0] ?? '';

/** A page together with what is known of its pictures. */
export async function loadPage(
  game: string,
  document: Document,
  language: Language,
): Promise<Page | undefined> {
  const [page, found] = await Promise.all([
    pages[pathOf(game, document, language)]?.(),
    drawings[`../../../docs/rules/pictures/${game}.txt`]?.(),
  ]);
  if (found) known.set(game, found);
  return page;
}

/** The address of a picture. */
export function pictureOf(name: string): string | undefined {
  return pictures[`../../../docs/rules/pictures/${name}.svg`];
}

/** The width and height of a picture. */
export function sizeOf(name: string): readonly [number, number] | undefined {
  return known.get(gameOf(name))?.sizes[name];
}

/** What a picture shows, for a board that can be played on. */
export function diagramOf(name: string): Diagram | undefined {
  return known.get(gameOf(name))?.diagrams[name];
}
