/**
 * Reads a page of rules from Markdown. Runs at build time only.
 *
 * The result is a tree of known kinds, so nothing that stands in a document can become a script; a
 * document that uses something unknown stops the build instead of being shown wrongly.
 */
import { Marked, type Token, type Tokens } from 'marked';
import type { Block, Inline, Page } from './page';

/** A document has something that pages cannot show. */
export class UnreadablePage extends Error {}

interface NoteToken extends Tokens.Generic {
  type: 'note';
  name: string;
}

const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'note',
      level: 'inline',
      start: (source) => source.indexOf('[^'),
      tokenizer(source) {
        const found = /^\[\^([\w-]+)\]/.exec(source);
        if (!found) return undefined;
        return { type: 'note', raw: found[0], name: found[1] };
      },
    },
  ],
});

export function readPage(markdown: string): Page {
  const { body, notes } = withoutNotes(markdown);
  return new Reader(notes).page(marked.lexer(body));
}

/** Footnotes stand at the end, one a paragraph, more lines indented. */
function withoutNotes(markdown: string): { body: string; notes: Map<string, string> } {
  const notes = new Map<string, string>();
  const body: string[] = [];
  let open: string | undefined;
  for (const line of markdown.split('\n')) {
    const start = /^\[\^([\w-]+)\]:\s*(.*)$/.exec(line);
    if (start) {
      open = start[1] ?? '';
      notes.set(open, start[2] ?? '');
    } else if (open !== undefined && /^\s+\S/.test(line)) {
      notes.set(open, `${notes.get(open) ?? ''} ${line.trim()}`);
    } else {
      open = undefined;
      body.push(line);
    }
  }
  return { body: body.join('\n'), notes };
}

class Reader {
  /** The names of footnotes in the order of their first references. */
  readonly #order: string[] = [];
  readonly #references = new Map<string, number>();
  readonly #ids = new Set<string>();

  constructor(readonly notes: ReadonlyMap<string, string>) {}

  page(tokens: readonly Token[]): Page {
    const [first, ...rest] = tokens.filter((token) => token.type !== 'space');
    if (first?.type !== 'heading' || first.depth !== 1)
      throw new UnreadablePage('a page begins with its title');
    const blocks = this.blocks(rest).filter((block) => !isOtherLanguage(block));
    return { title: plainText(this.inlines(first.tokens)), blocks, notes: this.noteTexts() };
  }

  /** A note may refer to another, which is then numbered after it. */
  private noteTexts(): (readonly Inline[])[] {
    const texts: (readonly Inline[])[] = [];
    for (let i = 0; i < this.#order.length; i++) {
      const text = this.notes.get(this.#order[i] ?? '') ?? '';
      texts.push(this.inlines(marked.Lexer.lexInline(text, marked.defaults)));
    }
    return texts;
  }

  private blocks(tokens: readonly Token[]): Block[] {
    const blocks: Block[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i];
      if (!token || token.type === 'space') continue;
      const summary = token.type === 'html' && summaryOf(token.raw);
      if (summary) {
        const end = tokens.findIndex((other, j) => j > i && other.raw.trim() === '</details>');
        if (end < 0) throw new UnreadablePage('<details> without an end');
        blocks.push({ kind: 'details', summary, blocks: this.blocks(tokens.slice(i + 1, end)) });
        i = end;
      } else {
        blocks.push(this.block(token));
      }
    }
    return blocks;
  }

  private block(token: Token): Block {
    switch (token.type) {
      case 'heading': {
        const inside = this.inlines(token.tokens);
        const level = token.depth === 2 ? 2 : 3;
        return { kind: 'heading', level, id: this.id(plainText(inside)), inside };
      }
      case 'paragraph':
      case 'text':
        return { kind: 'paragraph', inside: this.inlines(token.tokens) };
      case 'list':
        return {
          kind: 'list',
          order: token.ordered ? 'numbered' : 'plain',
          items: (token as Tokens.List).items.map((item) => this.blocks(item.tokens)),
        };
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        return {
          kind: 'table',
          head: header.map((cell) => this.inlines(cell.tokens)),
          rows: rows.map((row) => row.map((cell) => this.inlines(cell.tokens))),
        };
      }
      case 'code':
        return { kind: 'code', text: token.text };
      case 'hr':
        return { kind: 'rule' };
      case 'blockquote':
        return { kind: 'quote', blocks: this.blocks(token.tokens ?? []) };
      case 'html':
        return { kind: 'paragraph', inside: [imageOf(token.raw)] };
      default:
        throw new UnreadablePage(`${token.type}: ${token.raw}`);
    }
  }

  private inlines(tokens: readonly Token[] = []): Inline[] {
    return tokens.map((token) => this.inline(token));
  }

  private inline(token: Token): Inline {
    switch (token.type) {
      case 'text':
      case 'escape':
        return { kind: 'text', text: unescaped(token.text) };
      case 'br':
        return { kind: 'text', text: '\n' };
      case 'codespan':
        return { kind: 'code', text: unescaped(token.text) };
      case 'strong':
        return { kind: 'strong', inside: this.inlines(token.tokens) };
      case 'em':
        return { kind: 'emphasis', inside: this.inlines(token.tokens) };
      case 'link':
        return { kind: 'link', to: addressOf(token.href), inside: this.inlines(token.tokens) };
      case 'image':
        return { kind: 'diagram', name: diagramOf(token.href), alt: token.text };
      case 'html':
        return imageOf(token.raw);
      case 'note':
        return this.note((token as NoteToken).name);
      default:
        throw new UnreadablePage(`${token.type}: ${token.raw}`);
    }
  }

  private note(name: string): Inline {
    if (!this.notes.has(name)) throw new UnreadablePage(`there is no footnote ${name}`);
    if (!this.#order.includes(name)) this.#order.push(name);
    const reference = (this.#references.get(name) ?? 0) + 1;
    this.#references.set(name, reference);
    return { kind: 'note', number: this.#order.indexOf(name) + 1, reference };
  }

  private id(words: string): string {
    const slug = words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    let id = slug;
    for (let i = 2; this.#ids.has(id); i++) id = `${slug}-${i}`;
    this.#ids.add(id);
    return id;
  }
}

/** A line that only leads to the same document in another language, which every page does anyway. */
function isOtherLanguage(block: Block): boolean {
  const [only, ...more] = block.kind === 'paragraph' ? block.inside : [];
  return (
    more.length === 0 &&
    only?.kind === 'emphasis' &&
    only.inside.some((inline) => inline.kind === 'link' && inline.to.includes('/rules?in='))
  );
}

function summaryOf(html: string): string | undefined {
  return /^<details>\s*<summary>([^<]*)<\/summary>/.exec(html)?.[1];
}

function imageOf(html: string): Inline {
  const attributes = /^<img\s([^>]*)>\s*$/.exec(html.trim())?.[1];
  const source = attributes && /src="([^"]*)"/.exec(attributes)?.[1];
  if (!source) throw new UnreadablePage(html);
  return {
    kind: 'diagram',
    name: diagramOf(source),
    alt: unescaped(/alt="([^"]*)"/.exec(attributes)?.[1] ?? ''),
  };
}

function diagramOf(source: string): string {
  const name = /^pictures\/([\w-]+)\.svg$/.exec(source)?.[1];
  if (!name) throw new UnreadablePage(`a picture from elsewhere: ${source}`);
  return name;
}

/** Documents refer to each other by file; pages have addresses of their own. */
function addressOf(href: string): string {
  const other = /^([a-z]+)(-advice)?\.([a-z]{2})\.md$/.exec(href);
  if (other) return `/games/${other[1]}/${other[2] ? 'advice' : 'rules'}?in=${other[3]}`;
  const forDevelopers = /^(bot-api|engine-protocol)\.md$/.exec(href);
  if (forDevelopers) return `/developers/${forDevelopers[1]}`;
  if (/^https:\/\//.test(href)) return href;
  throw new UnreadablePage(`a link to ${href}`);
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if ('text' in inline) return inline.text;
      return 'inside' in inline ? plainText(inline.inside) : '';
    })
    .join('');
}
