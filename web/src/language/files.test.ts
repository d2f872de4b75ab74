/** Every language has the same keys, and the pages use no key that is not there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { languages } from './list';

const folder = join(import.meta.dirname, '../../languages');
const sources = join(import.meta.dirname, '..');

const textOf = (language: string) => readFileSync(join(folder, `${language}.ftl`), 'utf8');

const keysOf = (language: string) =>
  [...textOf(language).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '');

const english = keysOf('en');

/** The names in braces of every message, sorted: a translation fills in what the original does. */
function variables(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of textOf(language).split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) =/.exec(entry)?.[1];
    if (!key) continue;
    found.set(key, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((m) => m[1] ?? ''))].sort());
  }
  return found;
}

it('there is a file for every language and none besides', () => {
  expect(readdirSync(folder).sort()).toEqual(languages.map((code) => `${code}.ftl`).sort());
});

describe.each(languages)('%s', (language) => {
  it('has every key of English and no other, each once', () => {
    const keys = keysOf(language);
    expect(english.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !english.includes(key))).toEqual([]);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('can be read, and fills in what English fills in', () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(textOf(language)))).toEqual([]);
    for (const key of keysOf(language)) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
    expect(variables(language)).toEqual(variables('en'));
  });
});

function sourceFiles(at: string): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const path = join(at, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

const code = sourceFiles(sources)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe('the pages', () => {
  it('use no key that English lacks', () => {
    const used = [...code.matchAll(/\b(?:t|known|say)\(\s*'([\w-]+)'/g)].map((m) => m[1] ?? '');
    expect([...new Set(used)].filter((key) => !english.includes(key))).toEqual([]);
  });

  it('use every key, by its name or by a name that is put together', () => {
    const stems = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((m) => m[1] ?? '');
    const isUsed = (key: string) =>
      code.includes(`'${key}'`) || stems.some((stem) => key.startsWith(stem));
    expect(english.filter((key) => !isUsed(key))).toEqual([]);
  });
});
