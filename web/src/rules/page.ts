/** A page of rules as a tree: what is read from Markdown at build time and drawn by `Blocks.svelte`. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; inside: readonly Inline[] }
  | { kind: 'emphasis'; inside: readonly Inline[] }
  | { kind: 'link'; to: string; inside: readonly Inline[] }
  /** A footnote, by its number from 1, and which of the references to it this is. */
  | { kind: 'note'; number: number; reference: number }
  /** A picture of a position, by its name in the folder of pictures. */
  | { kind: 'diagram'; name: string; alt: string };

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; inside: readonly Inline[] }
  | { kind: 'paragraph'; inside: readonly Inline[] }
  | { kind: 'list'; order: 'numbered' | 'plain'; items: readonly (readonly Block[])[] }
  | {
      kind: 'table';
      head: readonly (readonly Inline[])[];
      rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'quote'; blocks: readonly Block[] }
  /** Something that is opened by a click, such as a solution. */
  | { kind: 'details'; summary: string; blocks: readonly Block[] };

export interface Page {
  title: string;
  blocks: readonly Block[];
  /** The texts of the footnotes, in the order of their first references. */
  notes: readonly (readonly Inline[])[];
}

/** The headings of the second level, for a list of contents. */
export function contents(page: Page): { id: string; inside: readonly Inline[] }[] {
  return page.blocks.filter((block) => block.kind === 'heading' && block.level === 2) as {
    id: string;
    inside: readonly Inline[];
  }[];
}
