import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes';
import { neededBy } from './parts';
import { partsOfPages, readSources } from './plugin';
import { messagesOf, partsOf } from './split';

const sources = new Map([
  ['main.ts', `import { t } from './words';\nimport('./pages/One.svelte');\nt('frame');`],
  ['words.ts', `export { known } from './known';`],
  ['known.ts', `const deep = 'far-away';`],
  ['pages/One.svelte', `import type { Shape } from '../shape';\nimport Row from '../Row.svelte';`],
  ['pages/Two.svelte', `const x = import.meta.glob<X>('../games/*/about.json');\nt('twice');`],
  ['pages/Three.svelte', `import Late from '../late';\nt('twice');\nt('thrice')`],
  ['Row.svelte', `t(\`row-\${kind}\`);\nt('thrice');\nimport('./late');`],
  ['late/index.ts', `t('late');`],
  ['shape.ts', `t('never');`],
  ['games/small/about.json', `{ "key": "small-rules" }`],
  ['games/about.json', `{ "key": "row-of-none" }`],
]);
const roots = new Map([
  ['one', ['pages/One.svelte']],
  ['two', ['pages/Two.svelte']],
  ['three', ['pages/Three.svelte']],
  ['four', ['Row.svelte']],
]);

describe('the part of a text', () => {
  const partOf = (key: string, of = roots) => partsOf([key], sources, 'main.ts', of).get(key);
  const withoutFour = new Map([...roots].filter(([name]) => name !== 'four'));

  it('is the one whose code names its key, however far the file is', () => {
    expect(partOf('small-rules')).toEqual(['two']);
    expect(partOf('row-blue', withoutFour)).toEqual(['one']);
    expect(partOf('late', withoutFour)).toEqual(['one', 'three']);
  });

  it('is common if the frame says it, many say it, or nobody does', () => {
    expect(partOf('frame')).toEqual(['common']);
    expect(partOf('far-away')).toEqual(['common']);
    expect(partOf('never')).toEqual(['common']);
    expect(partOf('twice')).toEqual(['two', 'three']);
    const many = new Map([...withoutFour, ['five', ['pages/One.svelte', 'pages/Two.svelte']]]);
    expect(partOf('thrice', many)).toEqual(['common']);
  });

  it('ends where another part begins', () => {
    expect(partOf('row-blue')).toEqual(['four']);
  });
});

it('messages are told apart, with their variants and without comments', () => {
  const fluent =
    '### All\n\n## Some\n\na = A\n# why\nb = { $n ->\n    [one] one\n   *[other] many\n}\nc-d = x\n';
  expect([...messagesOf(fluent)]).toEqual([
    ['a', 'a = A'],
    ['b', 'b = { $n ->\n    [one] one\n   *[other] many\n}'],
    ['c-d', 'c-d = x'],
  ]);
});

describe('the pages', () => {
  const web = join(import.meta.dirname, '../..');

  it('name the words that they need', () => {
    const code = readSources().get('routes.ts') ?? '';
    const named = [
      ...code.matchAll(/words: '(\w+)',\s*load: \(\) => import\('\.\/pages\/(\w+)\./g),
    ];
    expect(named.length).toBe(routes.length);
    const pages = named.map(([, part, page]) => `${part} ${page}`);
    const wanted = Object.entries(neededBy).flatMap(([part, names]) =>
      names.filter((name) => !name.includes('/')).map((name) => `${part} ${name}`),
    );
    expect([...new Set(pages)].sort()).toEqual(wanted.sort());
  });

  it('and what is loaded late are files', () => {
    const files = Object.values(neededBy)
      .flat()
      .filter((name) => name.includes('/'));
    for (const name of files) expect(existsSync(join(web, 'src', name)), name).toBe(true);
  });

  it('share less than half of the words', () => {
    const parts = [...partsOfPages().values()];
    const common = parts.filter((of) => of.includes('common'));
    expect(parts.length).toBeGreaterThan(500);
    expect(common.length).toBeLessThan(parts.length / 2);
  });
});
