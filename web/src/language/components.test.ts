/** Components say nothing by themselves: every word comes from the files of the languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');

/** Names are the same in every language, also the one that is printed on a board. */
const names = [
  'galds',
  'galds,',
  'Svelte – MIT',
  'Fluent (',
  '@fluent/bundle',
  ') – Apache-2.0',
  'axum, tokio, sqlx – MIT / Apache-2.0',
  '行营',
];

/** Attributes that people see or hear. */
const spoken = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'placeholder',
  'title',
];

const silent = ['Comment', 'ExpressionTag', 'StyleDirective'];

interface Part {
  type?: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

/** The words that a template has of its own. */
function ownWords(part: unknown, isSaid: boolean): string[] {
  if (Array.isArray(part)) return part.flatMap((one) => ownWords(one, isSaid));
  if (typeof part !== 'object' || part === null) return [];
  const { type, name, data, ...rest } = part as Part;
  if (type === 'Text') return isSaid && /\p{L}{2}/u.test(data ?? '') ? [(data ?? '').trim()] : [];
  if (type === 'Attribute') return ownWords(rest['value'], spoken.includes(name ?? ''));
  if (silent.includes(type ?? '')) return [];
  return Object.values(rest).flatMap((one) => ownWords(one, isSaid));
}

const components = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svelte'),
);

function ownWordsOf(source: string): string[] {
  return ownWords(parse(source, { modern: true }).fragment, true);
}

it('finds words in texts and in spoken attributes, and nowhere else', () => {
  const source = `<p class="own" title="Hello">Two {t('words')} <b>x</b></p>{#if a}{'no'}Three{/if}`;
  expect(ownWordsOf(source)).toEqual(['Hello', 'Two', 'Three']);
});

it('no component has words of its own', () => {
  const found = components.flatMap((name) => {
    const words = ownWordsOf(readFileSync(join(sources, name), 'utf8'));
    return words
      .filter((text) => !names.includes(text))
      .map((text) => `${relative(sources, join(sources, name))}: ${text}`);
  });
  expect(components.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
