/** The documents of the rules by game, kind and language; each is loaded when it is wanted. */
import { languages, type Language } from '../language/list';
import type { Diagram } from './manifest';
import type { Page } from './page';

export type Document = 'rules' | 'advice';

const pages = import.meta.glob<Page>('../../../docs/rules/*.md', {
  query: '?page',
  import: 'default',
});
const diagrams = import.meta.glob<Record<string, Diagram>>('../../../docs/rules/pictures/*.txt', {
  query: '?diagrams',
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

export async function loadPage(
  game: string,
  document: Document,
  language: Language,
): Promise<Page | undefined> {
  return pages[pathOf(game, document, language)]?.();
}

/** The address of a picture. */
export function pictureOf(name: string): string | undefined {
  return pictures[`../../../docs/rules/pictures/${name}.svg`];
}

/** What a picture shows, for a board that can be played on. */
export async function diagramOf(name: string): Promise<Diagram | undefined> {
  const game = name.split('-', 1)[0] ?? '';
  return (await diagrams[`../../../docs/rules/pictures/${game}.txt`]?.())?.[name];
}
