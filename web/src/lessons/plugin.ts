/** Turns the lessons of a game into a module: `lessons.txt?lessons`. */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readLessons } from './reading.ts';

export function lessons(): Plugin {
  return {
    name: 'galds-lessons',
    // Before Vite takes text files for assets.
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('/lessons.txt') || query !== 'lessons') return undefined;
      return `export default ${JSON.stringify(readLessons(await readFile(path, 'utf8')))};`;
    },
  };
}
