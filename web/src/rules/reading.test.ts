import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from './manifest';
import type { Block, Inline } from './page';
import { readPage, UnreadablePage } from './reading';

const folder = join(import.meta.dirname, '../../../docs/rules');
const documents = readdirSync(folder).filter((name) => name.endsWith('.md'));

describe('a page', () => {
  it('is a title, blocks and the footnotes in the order of their references', () => {
    const page = readPage(
      '# Go\n\nOne[^b] two[^a].\n\n[^a]: First `x`,\n    more.\n[^b]: Second.\n',
    );
    expect(page.title).toBe('Go');
    expect(page.blocks).toEqual([
      {
        kind: 'paragraph',
        inside: [
          { kind: 'text', text: 'One' },
          { kind: 'note', number: 1, reference: 1 },
          { kind: 'text', text: ' two' },
          { kind: 'note', number: 2, reference: 1 },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
    expect(page.notes[0]).toEqual([{ kind: 'text', text: 'Second.' }]);
    expect(page.notes[1]).toContainEqual({ kind: 'code', text: 'x' });
  });

  it('keeps characters that mean something in HTML as they are', () => {
    const page = readPage('# Go\n\n`7<6` & "so"');
    expect(page.blocks[0]).toMatchObject({
      inside: [
        { kind: 'code', text: '7<6' },
        { kind: 'text', text: ' & "so"' },
      ],
    });
  });

  it('leaves out the line that leads to another language', () => {
    expect(readPage('# Go\n\n*Magyarul: [rotary.hu.md](rotary.hu.md)*\n\nText.').blocks).toEqual([
      { kind: 'paragraph', inside: [{ kind: 'text', text: 'Text.' }] },
    ]);
  });

  it('gives equal headings different addresses', () => {
    const page = readPage('# Go\n\n## Šķērslis\n\n## Šķērslis\n');
    expect(page.blocks.map((block) => 'id' in block && block.id)).toEqual([
      'šķērslis',
      'šķērslis-2',
    ]);
  });

  it.each([
    '<script>x</script>',
    '[x](javascript:alert)',
    '![x](https://elsewhere/x.svg)',
    'x[^1]',
  ])('is not made of %s', (text) =>
    expect(() => readPage(`# Go\n\n${text}`)).toThrow(UnreadablePage),
  );
});

/** Every diagram on a page. */
function diagrams(blocks: readonly Block[]): string[] {
  const inInlines = (inlines: readonly Inline[]): string[] =>
    inlines.flatMap((inline) => {
      if (inline.kind === 'diagram') return [inline.name];
      return 'inside' in inline ? inInlines(inline.inside) : [];
    });
  return blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return inInlines(block.inside);
      case 'list':
        return block.items.flatMap((item) => diagrams(item));
      case 'table':
        return [block.head, ...block.rows].flat().flatMap((cell) => inInlines(cell));
      case 'quote':
      case 'details':
        return diagrams(block.blocks);
      case 'code':
      case 'rule':
        return [];
    }
  });
}

describe.each(documents)('%s', (name) => {
  const page = readPage(readFileSync(join(folder, name), 'utf8'));

  it('can be read', () => {
    expect(page.title).not.toBe('');
    expect(page.blocks.length).toBeGreaterThan(5);
  });

  it('shows only pictures that there are, each with words for those who do not see it', () => {
    const pictures = readdirSync(join(folder, 'pictures'));
    for (const diagram of diagrams(page.blocks)) expect(pictures).toContain(`${diagram}.svg`);
  });
});

describe('the lists of pictures', () => {
  it('give position, rules, side and actions', () => {
    const text = 'x: rotary --rules rotary,traps=63 --position "w - 62 58 30" --moves "73 3 62 1"';
    expect(readManifest('rotary', `# a comment\n${text}\n`)).toEqual({
      'rotary-x': {
        game: 'rotary',
        rules: 'rotary,traps=63',
        position: 'w - 62 58 30',
        actions: ['73 3', '62 1'],
        opens: 'end',
      },
    });
  });

  it('open a game to step through at its beginning', () => {
    const { 'rotary-firstgame': first } = readManifest(
      'rotary',
      'firstgame: rotary --moves "22 4"',
    );
    expect(first).toMatchObject({ actions: ['22 4'], opens: 'beginning' });
  });

  it('split actions as their games write them', () => {
    const actions = (game: string, moves: string) =>
      readManifest(game, `x: ${game} --moves "${moves}"`)[`${game}-x`]?.actions;
    expect(actions('lautari', 'e3 e4 f4^I e7 a r4 d5x k10+g8,k8')).toEqual([
      'e3 e4',
      'f4^I',
      'e7 a',
      'r4 d5x',
      'k10+g8,k8',
    ]);
    expect(actions('nardi', '8/5 6/5')).toEqual(['8/5 6/5']);
    expect(actions('nardi', '3-1 31: 8/5 6/5 65: pass 42: 8/4 6/4')).toEqual([
      '3-1',
      '31:',
      '8/5 6/5',
      '65:',
      'pass',
      '42:',
      '8/4 6/4',
    ]);
    expect(actions('luzhanqi', 'example hedgehog')).toEqual(['example', 'hedgehog']);
    expect(actions('shatra', '42x28x12')).toEqual(['42x28x12']);
  });

  it('leave out boards of the solitaire', () => {
    expect(readManifest('rotary', 'i: solve rotary --board lid')).toEqual({});
  });
});
