/**
 * Turns the documents of the rules into modules: `x.md?page` is a page, `x.txt?drawings` what is known
 * of its pictures.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readManifest, sizeOf, type Drawings } from './manifest.ts';
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
  if (path.endsWith('.txt') && query === 'drawings')
    return readDrawings(basename(path, '.txt'), path);
  return undefined;
}

async function readDrawings(game: string, list: string): Promise<Drawings> {
  const folder = dirname(list);
  const sizes: Record<string, readonly [number, number]> = {};
  for (const file of await readdir(folder)) {
    if (!file.startsWith(`${game}-`) || !file.endsWith('.svg')) continue;
    const size = sizeOf(await readFile(join(folder, file), 'utf8'));
    if (size) sizes[basename(file, '.svg')] = size;
  }
  return { diagrams: readManifest(game, await readFile(list, 'utf8')), sizes };
}
