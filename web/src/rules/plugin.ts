/**
 * Turns the documents of the rules into modules: `x.md?page` is a page, `x.txt?diagrams` the boards
 * of its pictures.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readManifest } from './manifest.ts';
import { readPage } from './reading.ts';

export function rulesPages(): Plugin {
  return {
    name: 'galds-rules',
    // Before Vite takes text files for assets.
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      const value = await read(path, query);
      return value === undefined ? undefined : `export default ${JSON.stringify(value)};`;
    },
  };
}

async function read(path: string, query: string | undefined): Promise<unknown> {
  if (path.endsWith('.md') && query === 'page') return readPage(await readFile(path, 'utf8'));
  if (path.endsWith('.txt') && query === 'diagrams')
    return readManifest(basename(path, '.txt'), await readFile(path, 'utf8'));
  return undefined;
}
