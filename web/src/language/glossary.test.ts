/** The files of the languages keep to the glossary in `docs/translating.md`, as far as a machine can tell. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from './list';

const root = join(import.meta.dirname, '../../..');
const document = readFileSync(join(root, 'docs/translating.md'), 'utf8');

type Folder = '' | 'boards/' | 'reasons/' | 'rules/';

/** The messages of a language with their patterns, by the folder of their files. */
function messagesOf(language: string, folder: Folder): Map<string, string> {
  const text = readFileSync(join(root, `web/languages/${folder}${language}.ftl`), 'utf8');
  const entries = text.matchAll(/^([a-z][\w-]*) =(.*(?:\n[ }].*)*)/gm);
  return new Map([...entries].map(([, key = '', pattern = '']) => [key, pattern]));
}

const pages = new Map(
  languages.map((language) => [
    language,
    new Map([...messagesOf(language, ''), ...messagesOf(language, 'boards/')]),
  ]),
);
const everything = (language: Language) => [
  ...(pages.get(language) ?? []),
  ...messagesOf(language, 'reasons/'),
  ...messagesOf(language, 'rules/'),
];

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the glossary that name a message: term by language, and the key. */
const columns = { en: 0, lv: 2, ru: 3, hu: 4, zh: 5 } as const;
const rows = document
  .split('\n')
  .map(cellsOf)
  .filter((cells) => cells.length === 6 && /^`[\w-]+`$/.test(cells[1] ?? ''));

/** A term as it may stand in a sentence: without its source, and inflected words without their ends. */
function stems(cell: string): string[] {
  const terms = cell.replace(/\s*\([^)]*\)$/, '').split(', ');
  return terms.map((term) =>
    term
      .toLowerCase()
      .split(' ')
      .map((word) =>
        /^[\p{Script=Latin}\p{Script=Cyrillic}-]{4,}$/u.test(word) ? stem(word) : word,
      )
      .join(' '),
  );
}

const stem = (word: string) => word.slice(0, word.length > 4 ? -2 : -1);

/** Whether the words of a stem stand in a message one after the other. */
function isSaid(stem: string, message: string): boolean {
  const words = stem.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(words.join('\\S*\\s')).test(message.toLowerCase());
}

describe('the glossary', () => {
  it('has about a hundred terms, each once', () => {
    expect(rows.length).toBeGreaterThan(80);
    const terms = rows.map((cells) => cells[0]);
    expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([]);
  });

  it.each(languages)('is what the pages say: %s', (language) => {
    const wrong = rows.flatMap((cells) => {
      const key = (cells[1] ?? '').replaceAll('`', '');
      const cell = cells[columns[language]] ?? '';
      const message = pages.get(language)?.get(key) ?? '';
      return stems(cell).some((stem) => isSaid(stem, message)) ? [] : [`${key}: ${cell}`];
    });
    expect(wrong).toEqual([]);
  });

  it('finds inflected words, and no others', () => {
    expect(isSaid(stems('apgriezt laukumu (L)')[0] ?? '', 'Apgriezt dēli')).toBe(false);
    expect(isSaid(stems('uzdevums (L)')[0] ?? '', 'Uzdevumi')).toBe(true);
    expect(isSaid(stems('提和 (L)')[0] ?? '', '提和')).toBe(true);
    expect(isSaid(stems('throw (D)')[0] ?? '', 'Roll dice')).toBe(false);
  });
});

/** The words that no message may use, by the English name of the language. */
const namesOf: Record<Language, string> = {
  en: 'English',
  lv: 'Latvian',
  ru: 'Russian',
  hu: 'Hungarian',
  zh: 'Chinese',
};

describe('words that mislead', () => {
  const table = document.slice(document.indexOf('### Never'), document.indexOf('## Decided'));

  it.each(languages)('are in no message: %s', (language) => {
    const line = table.split('\n').find((one) => one.startsWith(`| ${namesOf[language]} |`));
    const banned = (cellsOf(line ?? '')[1] ?? '').toLowerCase().split(', ');
    expect(banned.length).toBeGreaterThan(1);
    const found = everything(language).filter(([, message]) =>
      banned.some((word) => message.toLowerCase().includes(word)),
    );
    expect(found.map(([key]) => key)).toEqual([]);
  });
});

/** Variables that count things which have a noun beside them. */
const counts = ['count', 'pips', 'turns', 'games', 'points', 'days'];

/**
 * Numbers that stand alone: as many parts as there are, `5 × checker`, and the score of a cell in a crosstable, which
 * arrives as text (`½`).
 */
const alone = [
  'field-stack',
  'cell-game',
  'cell-bye',
  'lautari-position-parts',
  'lautari-position-not-quiet',
  'luzhanqi-position-fields',
  'luzhanqi-position-too-many',
  'luzhanqi-set-up-count',
  'luzhanqi-set-up-length',
  'men-in-hand',
  'men-lost',
  'nardi-position-fields',
  'rotary-position-fields',
  'shatra-position-fields',
  'shatra-position-too-many',
];

describe('counts', () => {
  it.each(languages)('choose a form of their noun: %s', (language) => {
    const plain = everything(language).filter(
      ([key, message]) =>
        !alone.includes(key) &&
        counts.some(
          (name) =>
            new RegExp(`\\$${name}\\b`).test(message) &&
            !new RegExp(`\\{ \\$${name} ->`).test(message),
        ),
    );
    expect(plain.map(([key]) => key)).toEqual([]);
  });

  it('that stand alone are messages that there are', () => {
    const keys = everything('en').map(([key]) => key);
    expect(alone.filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe('names for those who cannot see a button', () => {
  // Who speaks to the browser says what stands on the button, so its longer name has to have these words.
  const named = { 'play-computer': 'play-computer-at', 'play-people': 'more-about' };

  it.each(languages)('have the words that stand on it: %s', (language) => {
    const text = (key: string) => (pages.get(language)?.get(key) ?? '').trim().toLowerCase();
    for (const [shown, said] of Object.entries(named)) expect(text(said)).toContain(text(shown));
  });
});
