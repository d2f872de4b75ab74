/** Every page there is, and how a test comes to it. */
import { expect, type Page, type Request } from '@playwright/test';
import type { House } from './house';
import { games } from './playing';

/** Addresses that need nothing before. */
export const plainAddresses: readonly string[] = [
  '/',
  '/lobby',
  '/watch',
  '/settings',
  '/about',
  '/account',
  '/top',
  '/tournaments',
  '/learn',
  '/puzzles',
  '/one-screen',
  '/intarzia',
  '/intarzia/1',
  '/intarzia/own',
  '/problems/rotary',
  '/analysis',
  '/editor',
  '/developers',
  '/developers/api',
  '/developers/live',
  '/developers/bot-api',
  '/developers/engine-protocol',
  '/games/lautari/advice',
  '/embed/rotary?moves=53-3;46-2',
  '/nowhere',
];

/** The pages that every game has. */
export const addressesOf = (game: string): readonly string[] => [
  `/games/${game}`,
  `/games/${game}/rules`,
  `/games/${game}/print`,
  `/learn/${game}`,
  `/learn/${game}/first`,
  `/puzzles/${game}`,
  `/puzzles/${game}/1`,
  `/analysis/${game}`,
  `/editor/${game}`,
  `/one-screen/${game}`,
];

/** Addresses that only exist once something was done. */
export const madeAddresses = (house: House): readonly string[] => [
  '/account',
  '/tournaments',
  `/people/${house.people[0]?.name}`,
  `/top?game=lautari`,
  `/tournaments/${house.tournament}`,
  house.problem,
  `/match/${house.over}`,
  `/analysis/match/${house.over}`,
  `/embed/match/${house.over}`,
];

export const allAddresses = (house: House): readonly string[] => [
  ...plainAddresses,
  ...games.flatMap(addressesOf),
  ...madeAddresses(house),
];

/** Registers somebody new; the context is signed in afterwards. */
export async function registered(page: Page, stem: string): Promise<string> {
  const name = `${stem}${Date.now().toString(36).slice(-6)}`;
  await page.goto('/account');
  await page.getByRole('button', { name: 'Register' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('a table for five games');
  await page.getByRole('button', { name: 'Register' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

/** Streams stay open for as long as they are wanted. */
const isStream = (request: Request) =>
  /\/api\/(analysis|live)$/.test(new URL(request.url()).pathname);

/** Goes to a page and waits until it has what it came for. */
export async function visit(page: Page, path: string): Promise<void> {
  const waiting = new Set<Request>();
  const begins = (request: Request) => !isStream(request) && waiting.add(request);
  const ends = (request: Request) => waiting.delete(request);
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => waiting.size, { intervals: [50] }).toBe(0);
  await atRest(page);
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
}

/** Waits until nothing has changed for a moment; the engine's thoughts never come to rest. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(resolve, 120);
        const watcher = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(resolve, 120);
        });
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
        setTimeout(resolve, 1500);
      }),
  );
}
