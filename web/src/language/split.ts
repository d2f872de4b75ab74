/** Finds out which part of the words a text belongs to, from the code that names its key. Runs while the pages are built. */
import { dirname, join } from 'node:path/posix';

/** Source texts by their paths under `src`. */
export type Sources = ReadonlyMap<string, string>;

/** What a file runs: what it imports, now or later, but not what it takes types from. */
function importsOf(path: string, sources: Sources): string[] {
  const text = sources.get(path) ?? '';
  const named = [
    ...text.matchAll(/^\s*(?:import|export)\s+(?!type\b)[^'"`;]*?from\s+'(\.[^']+)'/gm),
    ...text.matchAll(/\bimport\(\s*'(\.[^']+)'\s*\)/g),
  ].flatMap((found) => resolved(join(dirname(path), found[1] ?? ''), sources));
  const globbed = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*'(\.[^']+)'/g)].flatMap(
    (found) => {
      const pattern = globbing(join(dirname(path), found[1] ?? ''));
      return [...sources.keys()].filter((name) => pattern.test(name));
    },
  );
  return [...named, ...globbed];
}

/** A path in which stars stand for anything but a slash. */
function globbing(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`);
}

function resolved(path: string, sources: Sources): string[] {
  const found = [path, `${path}.ts`, `${path}/index.ts`].find((name) => sources.has(name));
  return found === undefined ? [] : [found];
}

/** Everything that runs with some files, without what begins at one of the others. */
function reach(from: readonly string[], sources: Sources, ends: ReadonlySet<string>): Set<string> {
  const found = new Set(from);
  for (const path of found)
    for (const next of importsOf(path, sources)) if (!ends.has(next)) found.add(next);
  return found;
}

/** Whether code names a key, whole or by the beginning from which it is put together. */
function namer(code: string): (key: string) => boolean {
  const stems = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1] ?? '');
  const whole = new Set([...code.matchAll(/['"]([a-z][\w-]*)['"]/g)].map((found) => found[1]));
  return (key) => whole.has(key) || stems.some((stem) => key.startsWith(stem));
}

/** What more parts than this say is in `common`; a few texts in two files cost less than many that a page never says. */
const MOST_PARTS = 2;

/**
 * The parts of every key: those whose code names it. What the frame around all pages says, or many parts say, is
 * in `common`, which is always there.
 */
export function partsOf<Name extends string>(
  keys: readonly string[],
  sources: Sources,
  main: string,
  roots: ReadonlyMap<Name, readonly string[]>,
): Map<string, readonly (Name | 'common')[]> {
  const ends = new Set([...roots.values()].flat());
  const codeOf = (files: readonly string[]) =>
    [...reach(files, sources, ends)].map((path) => sources.get(path) ?? '').join('\n');
  const isOfAll = namer(codeOf([main]));
  const namers = [...roots].map(([name, files]) => [name, namer(codeOf(files))] as const);
  const parts = keys.map((key) => {
    const found = namers.filter(([, isNamed]) => isNamed(key)).map(([name]) => name);
    const isCommon = found.length === 0 || found.length > MOST_PARTS || isOfAll(key);
    return [key, isCommon ? (['common'] as const) : found] as const;
  });
  return new Map(parts);
}

/** The messages of a Fluent file by their keys; comments are for translators. */
export function messagesOf(fluent: string): Map<string, string> {
  const entries = fluent.split(/\n(?=[a-z#])/).filter((entry) => !/^(#|\s*$)/.test(entry));
  return new Map(entries.map((entry) => [/^[a-z][\w-]*/.exec(entry)?.[0] ?? '', entry.trimEnd()]));
}
