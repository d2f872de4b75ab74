/** Every page by its address. Pages are loaded when they are first wanted. */
import type { Component } from 'svelte';

export interface PageProps {
  parameters: Record<string, string>;
  query: URLSearchParams;
}

export interface Route {
  pattern: string;
  /** The key of the page's name; pages with a better name set it themselves. */
  title: string;
  load: () => Promise<{ default: Component<PageProps> | Component }>;
}

export const routes: readonly Route[] = [
  { pattern: '/', title: 'title-home', load: () => import('./pages/Home.svelte') },
  { pattern: '/games/:game', title: 'title-game', load: () => import('./pages/Game.svelte') },
  { pattern: '/match/:id', title: 'title-match', load: () => import('./pages/Match.svelte') },
  { pattern: '/lobby', title: 'title-lobby', load: () => import('./pages/Lobby.svelte') },
  { pattern: '/watch', title: 'title-watch', load: () => import('./pages/Watch.svelte') },
  {
    pattern: '/games/:game/rules',
    title: 'title-rules',
    load: () => import('./pages/Rules.svelte'),
  },
  {
    pattern: '/games/:game/print',
    title: 'title-print',
    load: () => import('./pages/Print.svelte'),
  },
  {
    pattern: '/games/:game/:document',
    title: 'title-rules',
    load: () => import('./pages/Rules.svelte'),
  },
  { pattern: '/analysis', title: 'title-analysis', load: () => import('./pages/Analysis.svelte') },
  {
    pattern: '/analysis/match/:id',
    title: 'title-analysis',
    load: () => import('./pages/Analysis.svelte'),
  },
  {
    pattern: '/analysis/:game',
    title: 'title-analysis',
    load: () => import('./pages/Analysis.svelte'),
  },
  { pattern: '/editor', title: 'title-editor', load: () => import('./pages/Editor.svelte') },
  { pattern: '/editor/:game', title: 'title-editor', load: () => import('./pages/Editor.svelte') },
  { pattern: '/learn', title: 'title-learn', load: () => import('./pages/Learn.svelte') },
  { pattern: '/learn/:game', title: 'title-learn', load: () => import('./pages/Learn.svelte') },
  {
    pattern: '/learn/:game/:lesson',
    title: 'title-learn',
    load: () => import('./pages/Learn.svelte'),
  },
  { pattern: '/puzzles', title: 'title-puzzles', load: () => import('./pages/Puzzles.svelte') },
  {
    pattern: '/puzzles/:game',
    title: 'title-puzzles',
    load: () => import('./pages/Puzzles.svelte'),
  },
  {
    pattern: '/puzzles/:game/:number',
    title: 'title-puzzles',
    load: () => import('./pages/Puzzles.svelte'),
  },
  { pattern: '/one-screen', title: 'one-screen', load: () => import('./pages/OneScreen.svelte') },
  {
    pattern: '/one-screen/:game',
    title: 'one-screen',
    load: () => import('./pages/OneScreen.svelte'),
  },
  { pattern: '/intarzia', title: 'intarzia', load: () => import('./pages/Intarzia.svelte') },
  {
    pattern: '/intarzia/:number',
    title: 'intarzia',
    load: () => import('./pages/Intarzia.svelte'),
  },
  {
    pattern: '/people/:name',
    title: 'title-profile',
    load: () => import('./pages/Profile.svelte'),
  },
  { pattern: '/top', title: 'top-players', load: () => import('./pages/Top.svelte') },
  {
    pattern: '/tournaments',
    title: 'title-tournaments',
    load: () => import('./pages/Tournaments.svelte'),
  },
  {
    pattern: '/tournaments/:id',
    title: 'title-tournaments',
    load: () => import('./pages/Tournament.svelte'),
  },
  { pattern: '/account', title: 'title-account', load: () => import('./pages/Account.svelte') },
  { pattern: '/about', title: 'title-about', load: () => import('./pages/About.svelte') },
  {
    pattern: '/developers',
    title: 'title-developers',
    load: () => import('./pages/Developers.svelte'),
  },
  {
    pattern: '/developers/api',
    title: 'developers-api',
    load: () => import('./pages/HttpApi.svelte'),
  },
  {
    pattern: '/developers/live',
    title: 'developers-live',
    load: () => import('./pages/LiveMessages.svelte'),
  },
  {
    pattern: '/developers/bot-api',
    title: 'developers-bot-api',
    load: () => import('./pages/BotApi.svelte'),
  },
  {
    pattern: '/developers/engine-protocol',
    title: 'developers-engine-protocol',
    load: () => import('./pages/EngineProtocol.svelte'),
  },
  { pattern: '/settings', title: 'title-settings', load: () => import('./pages/Settings.svelte') },
];

export const notFound: Route = {
  pattern: '',
  title: 'title-lost',
  load: () => import('./pages/NotFound.svelte'),
};
