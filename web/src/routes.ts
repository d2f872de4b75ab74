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
  { pattern: '/settings', title: 'title-settings', load: () => import('./pages/Settings.svelte') },
];

export const lost: Route = {
  pattern: '',
  title: 'title-lost',
  load: () => import('./pages/Lost.svelte'),
};
