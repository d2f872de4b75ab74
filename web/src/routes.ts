/** Every page by its address. Pages are loaded when they are first wanted. */
import type { Component } from 'svelte';
import type { Part } from './language/parts';
import { needWords } from './language/words.svelte';

export interface PageProps {
  parameters: Record<string, string>;
  query: URLSearchParams;
}

export interface Route {
  pattern: string;
  /** The key of the page's name; pages with a better name set it themselves. */
  title: string;
  /** The words that it says besides those of every page. */
  words?: Part;
  load: () => Promise<{ default: Component<PageProps> | Component }>;
}

export const routes: readonly Route[] = [
  { pattern: '/', title: 'title-home', words: 'play', load: () => import('./pages/Home.svelte') },
  {
    pattern: '/games/:game',
    title: 'title-game',
    words: 'play',
    load: () => import('./pages/Game.svelte'),
  },
  {
    pattern: '/match/:id',
    title: 'title-match',
    words: 'play',
    load: () => import('./pages/Match.svelte'),
  },
  {
    pattern: '/lobby',
    title: 'title-lobby',
    words: 'play',
    load: () => import('./pages/Lobby.svelte'),
  },
  {
    pattern: '/watch',
    title: 'title-watch',
    words: 'play',
    load: () => import('./pages/Watch.svelte'),
  },
  {
    pattern: '/games/:game/rules',
    title: 'title-rules',
    words: 'reading',
    load: () => import('./pages/Rules.svelte'),
  },
  {
    pattern: '/games/:game/print',
    title: 'title-print',
    words: 'reading',
    load: () => import('./pages/Print.svelte'),
  },
  {
    pattern: '/games/:game/:document',
    title: 'title-rules',
    words: 'reading',
    load: () => import('./pages/Rules.svelte'),
  },
  {
    pattern: '/analysis',
    title: 'title-analysis',
    words: 'analysis',
    load: () => import('./pages/AnalysisStart.svelte'),
  },
  {
    pattern: '/analysis/match/:id',
    title: 'title-analysis',
    words: 'analysis',
    load: () => import('./pages/Analysis.svelte'),
  },
  {
    pattern: '/analysis/:game',
    title: 'title-analysis',
    words: 'analysis',
    load: () => import('./pages/Analysis.svelte'),
  },
  {
    pattern: '/editor',
    title: 'title-editor',
    words: 'learn',
    load: () => import('./pages/Editor.svelte'),
  },
  {
    pattern: '/editor/:game',
    title: 'title-editor',
    words: 'learn',
    load: () => import('./pages/Editor.svelte'),
  },
  {
    pattern: '/learn',
    title: 'title-learn',
    words: 'learn',
    load: () => import('./pages/Learn.svelte'),
  },
  {
    pattern: '/learn/:game',
    title: 'title-learn',
    words: 'learn',
    load: () => import('./pages/Learn.svelte'),
  },
  {
    pattern: '/learn/:game/:lesson',
    title: 'title-learn',
    words: 'learn',
    load: () => import('./pages/Learn.svelte'),
  },
  {
    pattern: '/puzzles',
    title: 'title-puzzles',
    words: 'study',
    load: () => import('./pages/PuzzleGames.svelte'),
  },
  {
    pattern: '/puzzles/:game',
    title: 'title-puzzles',
    words: 'study',
    load: () => import('./pages/PuzzleList.svelte'),
  },
  {
    pattern: '/puzzles/:game/:number',
    title: 'title-puzzles',
    words: 'study',
    load: () => import('./pages/Puzzle.svelte'),
  },
  {
    pattern: '/problems/:game',
    title: 'title-problems',
    words: 'study',
    load: () => import('./pages/ProblemList.svelte'),
  },
  {
    pattern: '/problems/:game/:number',
    title: 'title-problems',
    words: 'study',
    load: () => import('./pages/Problem.svelte'),
  },
  {
    pattern: '/one-screen',
    title: 'one-screen',
    words: 'play',
    load: () => import('./pages/OneScreen.svelte'),
  },
  {
    pattern: '/one-screen/:game',
    title: 'one-screen',
    words: 'play',
    load: () => import('./pages/OneScreen.svelte'),
  },
  {
    pattern: '/intarzia',
    title: 'intarzia',
    words: 'study',
    load: () => import('./pages/Intarzia.svelte'),
  },
  {
    pattern: '/intarzia/:number',
    title: 'intarzia',
    words: 'study',
    load: () => import('./pages/Intarzia.svelte'),
  },
  {
    pattern: '/people/:name',
    title: 'title-profile',
    words: 'people',
    load: () => import('./pages/Profile.svelte'),
  },
  {
    pattern: '/top',
    title: 'top-players',
    words: 'people',
    load: () => import('./pages/Top.svelte'),
  },
  {
    pattern: '/tournaments',
    title: 'title-tournaments',
    words: 'people',
    load: () => import('./pages/Tournaments.svelte'),
  },
  {
    pattern: '/tournaments/:id',
    title: 'title-tournaments',
    words: 'people',
    load: () => import('./pages/Tournament.svelte'),
  },
  {
    pattern: '/account',
    title: 'title-account',
    words: 'people',
    load: () => import('./pages/Account.svelte'),
  },
  {
    pattern: '/about',
    title: 'title-about',
    words: 'reading',
    load: () => import('./pages/About.svelte'),
  },
  {
    pattern: '/developers',
    title: 'title-developers',
    words: 'reading',
    load: () => import('./pages/Developers.svelte'),
  },
  {
    pattern: '/developers/api',
    title: 'developers-api',
    words: 'reading',
    load: () => import('./pages/HttpApi.svelte'),
  },
  {
    pattern: '/developers/live',
    title: 'developers-live',
    words: 'reading',
    load: () => import('./pages/LiveMessages.svelte'),
  },
  {
    pattern: '/developers/bot-api',
    title: 'developers-bot-api',
    words: 'reading',
    load: () => import('./pages/BotApi.svelte'),
  },
  {
    pattern: '/developers/engine-protocol',
    title: 'developers-engine-protocol',
    words: 'reading',
    load: () => import('./pages/EngineProtocol.svelte'),
  },
  {
    pattern: '/embed/match/:id',
    title: 'title-match',
    words: 'analysis',
    load: () => import('./pages/Embed.svelte'),
  },
  {
    pattern: '/embed/:game',
    title: 'title-analysis',
    words: 'analysis',
    load: () => import('./pages/Embed.svelte'),
  },
  {
    pattern: '/settings',
    title: 'title-settings',
    words: 'people',
    load: () => import('./pages/Settings.svelte'),
  },
];

/** A page with its words. */
export async function loadPage({ load, words }: Route): ReturnType<Route['load']> {
  const [page] = await Promise.all([load(), words && needWords(words)]);
  return page;
}

export const notFound: Route = {
  pattern: '',
  title: 'title-lost',
  load: () => import('./pages/NotFound.svelte'),
};
