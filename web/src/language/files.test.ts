/**
 * Every language has the same keys, and the pages use no key that is not there. Whether there are words for
 * every reason of the rules and the server is asked where those are: `server/tests/reasons.rs`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { languages } from './list';

const folder = join(import.meta.dirname, '../../languages');
const sources = join(import.meta.dirname, '..');

/** The words of the pages; those for refusals, options of rules and boards are loaded when they are wanted. */
const folders = {
  pages: folder,
  reasons: join(folder, 'reasons'),
  rules: join(folder, 'rules'),
  boards: join(folder, 'boards'),
};
type Folder = keyof typeof folders;

const textOf = (of: Folder, language: string) =>
  readFileSync(join(folders[of], `${language}.ftl`), 'utf8');

const keysOf = (of: Folder, language: string) =>
  [...textOf(of, language).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '');

const english = keysOf('pages', 'en');
const ofBoards = keysOf('boards', 'en');

/** The names in braces of every message, sorted: a translation fills in what the original does. */
function variables(of: Folder, language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of textOf(of, language).split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) =/.exec(entry)?.[1];
    if (!key) continue;
    found.set(key, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((m) => m[1] ?? ''))].sort());
  }
  return found;
}

describe.each(['pages', 'reasons', 'rules', 'boards'] as const)('the words of the %s', (of) => {
  it('are in a file for every language and none besides', () => {
    const found = readdirSync(folders[of]).filter((name) => name.includes('.'));
    expect(found.sort()).toEqual(languages.map((code) => `${code}.ftl`).sort());
  });

  it.each(languages)('have every key of English and no other, each once: %s', (language) => {
    const [wanted, keys] = [keysOf(of, 'en'), keysOf(of, language)];
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !wanted.includes(key))).toEqual([]);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it.each(languages)('can be read, and fill in what English fills in: %s', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(textOf(of, language)))).toEqual([]);
    for (const key of keysOf(of, language)) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
    expect(variables(of, language)).toEqual(variables(of, 'en'));
  });
});

function sourceFiles(at: string): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const path = join(at, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.svelte$|\.ts$|^about\.json$/.test(entry.name) && !entry.name.includes('.test.')
      ? [path]
      : [];
  });
}

const code = sourceFiles(sources)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe('the pages', () => {
  it('use no key that English lacks', () => {
    const used = [...code.matchAll(/\b(?:t|known|say)\(\s*'([\w-]+)'/g)].map((m) => m[1] ?? '');
    expect([...new Set(used)].filter((key) => !english.includes(key))).toEqual([]);
    const told = [...code.matchAll(/\b(?:board|boardText)\(\s*'([\w-]+)'/g)].map((m) => m[1] ?? '');
    expect(told.length).toBeGreaterThan(10);
    expect([...new Set(told)].filter((key) => !ofBoards.includes(key))).toEqual([]);
  });

  it('use every key, by its name or by a name that is put together', () => {
    const stems = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((m) => m[1] ?? '');
    const isUsed = (key: string) =>
      code.includes(`'${key}'`) ||
      code.includes(`"${key}"`) ||
      stems.some((stem) => key.startsWith(stem));
    expect(english.filter((key) => !isUsed(key))).toEqual([]);
  });
});
