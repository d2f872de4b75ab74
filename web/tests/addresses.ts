/** Every page there is, with somebody signed in and something to see on it. */
import { expect, type Page } from '@playwright/test';
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
  '/puzzles',
  '/intarzia',
  '/intarzia/1',
  '/analysis',
  '/games/lautari/advice',
  '/nowhere',
  ...games.flatMap((game) => [
    `/games/${game}`,
    `/games/${game}/rules`,
    `/puzzles/${game}`,
    `/puzzles/${game}/1`,
    `/analysis/${game}`,
  ]),
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

/** Addresses that only exist once something was done: a profile, the account, a tournament. */
export async function madeAddresses(page: Page): Promise<string[]> {
  const name = await registered(page, 'Anna');
  await page.goto('/tournaments');
  await page.getByLabel('Name of the tournament').fill('Autumn cup');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn cup' })).toBeVisible();
  const tournament = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(2);
  return [`/people/${name}`, '/account', tournament];
}

/** Waits until a page has what it came for; the engine's thoughts never come to rest. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(800);
}
