/** Writes `heads.json` beside the built pages, for the server. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { About } from '../games/plugin.ts';
import { languages, type Language } from '../language/list.ts';
import type { Page } from '../rules/page.ts';
import { readPage } from '../rules/reading.ts';
import { headsOf, type Document, type Sources } from './heads.ts';

const web = join(import.meta.dirname, '../..');

function document(game: string, kind: Document, language: Language): Page | undefined {
  const name = kind === 'rules' ? game : `${game}-${kind}`;
  const file = join(web, '../docs/rules', `${name}.${language}.md`);
  return existsSync(file) ? readPage(readFileSync(file, 'utf8')) : undefined;
}

const aboutFile = (game: string) => join(web, 'src/games', game, 'about.json');

/** The games, by their folders. */
const games = readdirSync(join(web, 'src/games')).filter((name) => existsSync(aboutFile(name)));

const hasSolitaire = (game: string) =>
  (JSON.parse(readFileSync(aboutFile(game), 'utf8')) as About).solitaire === true;

/** The words and documents as they lie in the repository. */
export const sources: Sources = {
  languages,
  games: games.sort(),
  solitaire: games.find(hasSolitaire) ?? '',
  fluent: (language) => readFileSync(join(web, 'languages', `${language}.ftl`), 'utf8'),
  document,
};

export function pageHeads(): Plugin {
  return {
    name: 'galds-heads',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'heads.json',
        source: JSON.stringify(headsOf(sources)),
      });
    },
  };
}
