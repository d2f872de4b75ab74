import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { pageHeads } from './src/heads/plugin.ts';
import { words } from './src/language/plugin.ts';
import { lessons } from './src/lessons/plugin.ts';
import { rulesPages } from './src/rules/plugin.ts';

// `npm run dev` shows the pages with a server that runs beside it.
const server = process.env['GALDS_SERVER'] ?? 'http://127.0.0.1:8080';

/** Lists what the service worker keeps for those who play offline, with the bytes on the way. */
function listed(folder: string): string {
  const names = readdirSync(join(folder, 'assets'));
  const files = names
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => ({ path: `/assets/${name}`, bytes: bytesOf(join(folder, 'assets', name)) }));
  return JSON.stringify(files);
}

function bytesOf(file: string): number {
  const smaller = `${file}.br`;
  return statSync(existsSync(smaller) ? smaller : file).size;
}

/** Puts a compressed twin beside every text file: the server has nothing left to compress. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const folder = join(import.meta.dirname, 'dist');
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
      writeFileSync(join(folder, 'files.json'), listed(folder));
      // `make pages-modules` puts the modules here, with a list of them.
      mkdirSync(join(folder, 'modules'), { recursive: true });
      writeFileSync(join(folder, 'modules/list.json'), '{}');
    },
  };
}

/** What nearly all pages need besides what they begin with, by folders. */
const SHARED = new RegExp(
  [
    'node_modules/',
    'src/analysis/line-query',
    'src/board/picture',
    'src/games/(boards|list|loaded|[^/]+/about)\\.',
    'src/language/(boards|format)',
    'src/match/names',
    'src/scene/(scene|sounds)',
    'src/server/(here|http|picture|positions|trouble)',
    'src/(settings|shell)/',
  ].join('|'),
);

/** Lists of games, with which the home page and the page of a game go on. */
const LISTS = /src\/(match\/(CurrentMatches|MatchList)|people\/RatingBeside|local\/tables)\./;

/** What every board needs at once. The rest of these folders is for boards of some games or comes later. */
const BOARD =
  /src\/(board|play|study)\/(?!(Chance|LayOut|PenMarks|Steps|TypeAction|knocks|outlines|study)\.)/;

export default defineConfig({
  plugins: [rulesPages(), lessons(), words(), pageHeads(), svelte(), compressed()],
  // The server's Content-Security-Policy allows no data: addresses.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few files: what every page begins with is one, what most need then is another, and so is what boards need.
        // A group takes along what its files import, so what others import, too, stands in a group of higher priority.
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'], priority: 3 },
            { name: 'shared', test: SHARED, priority: 2 },
            { name: 'lists', test: LISTS, priority: 2 },
            { name: 'tree', test: /src\/analysis\/(sharing|tree)\.ts/, priority: 2 },
            { name: 'board', test: BOARD, priority: 1 },
            { name: 'study', test: /src\/(play|study)\//, priority: 0 },
          ],
        },
      },
    },
  },
  // Workers import parts, too.
  worker: { format: 'es' },
  server: {
    // The documents of the rules lie beside this folder.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  // Some read and compile every component; on a busy machine that takes a while.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
