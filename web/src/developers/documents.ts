/** Documents of the repository that are pages for developers; they are written in English. */
import type { Page } from '../rules/page';

const pages = import.meta.glob<Page>('../../../docs/{bot-api,engine-protocol}.md', {
  query: '?page',
  import: 'default',
});

export type DeveloperDocument = 'bot-api' | 'engine-protocol';

export async function loadDocument(name: DeveloperDocument): Promise<Page | undefined> {
  return pages[`../../../docs/${name}.md`]?.();
}
