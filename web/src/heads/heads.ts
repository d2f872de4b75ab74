/**
 * What search engines and messengers are told about every page in every language, without any script:
 * title, description, picture, and a few paragraphs. Made when the pages are built, and put into the page
 * by the server (`server/src/fronts/pages/head.rs`).
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { developerParts } from '../developers/parts.ts';
import type { Language } from '../language/list.ts';
import type { Block, Inline, Page } from '../rules/page.ts';

/** A page of ours in one language. */
export interface Words {
  title: string;
  description: string;
  /** What is read where no script runs. */
  text: readonly string[];
}

export type Indexing = 'listed' | 'open' | 'closed';

export interface Head {
  /** An address; parts that begin with a colon stand for anything. */
  path: string;
  /** Whether search engines find it in the list of pages, may find it, or are asked to leave it out. */
  indexing: Indexing;
  /** The address of its picture. */
  picture: string;
  words: Readonly<Record<string, Words>>;
}

/** What players are called who have no name of their own. */
export interface PlayerWords {
  /** With `{level}` where the level stands. */
  computer: string;
  guest: string;
  deleted: string;
}

export interface Heads {
  languages: readonly string[];
  /** What stands in the page where no script runs, by language. */
  scriptless: Readonly<Record<string, string>>;
  players: Readonly<Record<string, PlayerWords>>;
  /** Addresses that are nobody's get the last one. */
  pages: readonly Head[];
}

export type Document = 'rules' | 'advice';

export interface Sources {
  languages: readonly Language[];
  games: readonly string[];
  /** The game to which the solitaire belongs. */
  solitaire: string;
  /** The words of a language as Fluent. */
  fluent: (language: Language) => string;
  /** A document of the rules, if it is written in that language. */
  document: (game: string, document: Document, language: Language) => Page | undefined;
}

/** About as much as search engines show. */
const LONGEST = 200;

type Say = (key: string, values?: Record<string, FluentVariable>) => string;
type Written = (say: Say, language: Language) => Words;

/** Makes the head of a page in all languages. */
type Make = (path: string, indexing: Indexing, picture: string, write: Written) => Head;

/** The heads of all pages. */
export function headsOf(sources: Sources): Heads {
  const says = new Map(
    sources.languages.map((language) => [language, speaker(language, sources.fluent(language))]),
  );
  const inAll = <T>(write: (say: Say, language: Language) => T) =>
    Object.fromEntries([...says].map(([language, say]) => [language, write(say, language)]));
  const head: Make = (path, indexing, picture, write) => ({
    path,
    indexing,
    picture: `/social/${picture}.jpg`,
    words: inAll(write),
  });
  return {
    languages: sources.languages,
    scriptless: inAll((say) => say('needs-script')),
    players: inAll((say) => ({
      computer: say('computer-level', { level: '{level}' }),
      guest: say('guest'),
      deleted: say('player-deleted'),
    })),
    pages: [
      ...houseHeads(head, sources),
      ...sources.games.flatMap((game) => gameHeads(head, game, sources)),
      ...otherHeads(head, sources),
    ],
  };
}

/** A page by the keys of its name and of what it is about. */
const named =
  (title: string, lead: string) =>
  (say: Say): Words => ({ title: say(title), description: cut(say(lead)), text: [say(lead)] });

/** A page of a game that every game has. */
const namedOf =
  (title: string, lead: string, game: string): Written =>
  (say) => ({
    ...named(title, lead)(say),
    title: say('title-with-game', { page: say(title), game: say(`game-${game}`) }),
  });

function houseHeads(head: Make, { games, solitaire }: Sources): Head[] {
  return [
    head('/', 'listed', 'galds', (say) => ({
      title: say('title-home'),
      description: cut(say('home-lead')),
      text: [
        say('home-lead'),
        ...games.map((game) => `${say(`game-${game}`)}: ${say(`summary-${game}`)}`),
      ],
    })),
    head('/about', 'listed', 'galds', named('title-about', 'about-lead')),
    head('/lobby', 'listed', 'galds', named('title-lobby', 'home-lead')),
    head('/watch', 'listed', 'galds', named('title-watch', 'home-lead')),
    head('/top', 'listed', 'galds', named('top-players', 'about-lead')),
    head('/tournaments', 'listed', 'galds', named('title-tournaments', 'about-lead')),
    head('/learn', 'listed', 'galds', named('title-learn', 'learn-lead')),
    head('/puzzles', 'listed', 'galds', named('title-puzzles', 'puzzles-lead')),
    head('/analysis', 'listed', 'galds', named('title-analysis', 'analysis-lead')),
    head('/editor', 'listed', 'galds', named('title-editor', 'edit-lead')),
    head('/one-screen', 'listed', 'galds', named('one-screen', 'one-screen-lead')),
    head('/developers', 'listed', 'galds', named('title-developers', 'developers-lead')),
    ...developerParts.map((part) =>
      head(
        `/developers/${part}`,
        'listed',
        'galds',
        named(`developers-${part}`, `developers-${part}-lead`),
      ),
    ),
    head('/intarzia', 'listed', solitaire, named('intarzia', 'intarzia-lead')),
  ];
}

function gameHeads(head: Make, game: string, sources: Sources): Head[] {
  const puzzles = namedOf('title-puzzles', 'puzzles-lead', game);
  const lessons = namedOf('title-learn', 'learn-lead', game);
  const documents = (['rules', 'advice'] as const).filter((one) =>
    sources.document(game, one, 'en'),
  );
  return [
    head(`/games/${game}`, 'listed', game, (say) => ({
      title: say(`game-${game}`),
      description: cut(say(`summary-${game}`)),
      text: [say(`story-${game}`)],
    })),
    ...documents.map((document) =>
      head(`/games/${game}/${document}`, 'listed', game, (say, language) => {
        const own = sources.document(game, document, language);
        return documentWords(own ?? sources.document(game, document, 'en'), say(`summary-${game}`));
      }),
    ),
    head(`/games/${game}/print`, 'listed', game, namedOf('title-print', 'print-lead', game)),
    head(`/learn/${game}`, 'listed', game, lessons),
    head(`/puzzles/${game}`, 'listed', game, puzzles),
    head(`/analysis/${game}`, 'listed', game, namedOf('title-analysis', 'analysis-lead', game)),
    head(`/editor/${game}`, 'listed', game, namedOf('title-editor', 'edit-lead', game)),
    head(`/one-screen/${game}`, 'listed', game, namedOf('one-screen', 'one-screen-lead', game)),
    head(`/learn/${game}/:lesson`, 'open', game, lessons),
    head(`/puzzles/${game}/:number`, 'open', game, puzzles),
  ];
}

/** Pages that only exist once something was done, and those that are for nobody else. */
function otherHeads(head: Make, { solitaire }: Sources): Head[] {
  return [
    head('/intarzia/:number', 'open', solitaire, named('intarzia', 'intarzia-lead')),
    head('/problems/:game', 'open', 'galds', named('title-problems', 'problems-lead')),
    head('/problems/:game/:number', 'open', 'galds', named('title-problems', 'problems-lead')),
    head('/match/:id', 'open', 'galds', named('title-match', 'home-lead')),
    head('/analysis/match/:id', 'open', 'galds', named('title-analysis', 'analysis-lead')),
    head('/people/:name', 'open', 'galds', named('title-profile', 'about-lead')),
    head('/tournaments/:id', 'open', 'galds', named('title-tournaments', 'about-lead')),
    head('/embed/match/:id', 'closed', 'galds', named('title-match', 'home-lead')),
    head('/embed/:game', 'closed', 'galds', named('title-analysis', 'analysis-lead')),
    head('/account', 'closed', 'galds', named('title-account', 'account-lead')),
    head('/settings', 'closed', 'galds', named('title-settings', 'about-lead')),
    head(':nowhere', 'closed', 'galds', named('title-lost', 'lost-lead')),
  ];
}

function speaker(language: Language, fluent: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(fluent));
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language} has no words for ${key}`);
    return bundle.formatPattern(pattern, values);
  };
}

/** The title and the box "in short" with which every page of rules begins. */
function documentWords(page: Page | undefined, summary: string): Words {
  const first = page?.blocks.find((block) => block.kind === 'quote' || block.kind === 'paragraph');
  const text = first ? linesOf(first) : [];
  const [lead, ...rest] = text;
  // A box says "in short" before it says anything.
  const opening = first?.kind === 'quote' ? rest.slice(0, 2).join(' ') : lead;
  return { title: page?.title ?? '', description: cut(opening || summary), text };
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [plain(block.inside)].filter((line) => line !== '');
    case 'quote':
      return block.blocks.flatMap(linesOf);
    case 'list':
      return block.items.map((item) => item.flatMap(linesOf).join(' '));
    default:
      return [];
  }
}

function plain(inlines: readonly Inline[]): string {
  const texts = inlines.map((inline) => {
    if ('text' in inline) return inline.text;
    return 'inside' in inline ? plain(inline.inside) : '';
  });
  return texts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** A text that ends with a whole sentence or word before it grows too long. */
export function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('。'));
  if (sentence > LONGEST / 3) return start.slice(0, sentence + 1);
  const word = start.lastIndexOf(' ');
  return `${(word > LONGEST / 3 ? start.slice(0, word) : start).trimEnd()}…`;
}
