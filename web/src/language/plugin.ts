/** Cuts the words of the pages: `en.ftl?words=play` is a module with the text of that part. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { neededBy, type Part } from './parts.ts';
import { messagesOf, partsOf, type Sources } from './split.ts';

const web = join(import.meta.dirname, '../..');

/** The code of the pages, and what it knows of games. */
export function readSources(): Sources {
  const names = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(svelte|ts|json)$/.test(name) && !/\.test\.ts$|^wire\//.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(web, 'src', name), 'utf8')]));
}

/** The parts of every key of the pages. */
export function partsOfPages(): Map<string, readonly (Part | 'common')[]> {
  const english = readFileSync(join(web, 'languages/en.ftl'), 'utf8');
  const pathOf = (name: string) => (name.includes('/') ? name : `pages/${name}.svelte`);
  const roots = Object.entries(neededBy).map(
    ([part, names]) => [part as Part, names.map(pathOf)] as const,
  );
  return partsOf([...messagesOf(english).keys()], readSources(), 'main.ts', new Map(roots));
}

export function words(): Plugin {
  let parts: ReturnType<typeof partsOfPages> | undefined;
  return {
    name: 'galds-words',
    enforce: 'pre',
    load(id) {
      const [path = '', query = ''] = id.split('?');
      const part = /^words=(\w+)$/.exec(query)?.[1] as Part | undefined;
      if (!path.endsWith('.ftl') || part === undefined) return undefined;
      // While somebody works on the pages, the next file may be asked for by other code.
      if (parts === undefined || this.meta.watchMode) parts = partsOfPages();
      const known = parts;
      const messages = [...messagesOf(readFileSync(path, 'utf8'))];
      const wanted = messages
        .filter(([key]) => known.get(key)?.includes(part))
        .map(([, text]) => text);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(`${wanted.join('\n')}\n`)};`;
    },
  };
}
