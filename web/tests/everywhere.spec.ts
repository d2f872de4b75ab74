/** Every page: nothing that axe finds, nothing wider than a phone, no error in the console. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './faultless';
import { addressesOf, madeAddresses, plainAddresses, visit } from './addresses';
import { faultsInBothThemes } from './axe';
import { furnished } from './house';
import { games } from './playing';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Wider than the window: then a phone would scroll sideways. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** A page that says what is wrong with it by itself. */
async function watched(browser: Browser): Promise<{ page: Page; wrong: string[] }> {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  return { page, wrong };
}

async function examine(page: Page, wrong: string[], addresses: readonly string[]): Promise<void> {
  for (const path of addresses) {
    await page.setViewportSize(DESK);
    await visit(page, path);
    wrong.push(...(await faultsInBothThemes(page)).map((fault) => `${path}: ${fault}`));
    await page.setViewportSize(PHONE);
    const wider = await overflow(page);
    if (wider > 0) wrong.push(`${path} is ${wider} pixels too wide for a phone`);
  }
  expect(wrong).toEqual([]);
  await page.context().close();
}

for (const game of games) {
  test(`nothing is wrong with any page of ${game}`, async ({ browser }) => {
    const { page, wrong } = await watched(browser);
    await examine(page, wrong, addressesOf(game));
  });
}

test('nothing is wrong with any page of the house', async ({ browser }) => {
  const { page, wrong } = await watched(browser);
  await examine(page, wrong, plainAddresses);
});

test('nothing is wrong with any page of somebody who plays', async ({ browser, baseURL }) => {
  const house = await furnished(baseURL ?? '', ['Gerda', 'Hugo', 'Ilze', 'János']);
  const { page, wrong } = await watched(browser);
  const cookies = (await house.people[0]?.asking.storageState())?.cookies ?? [];
  await page.context().addCookies(cookies);
  await examine(page, wrong, madeAddresses(house));
});

test('every language shows words and no keys', async ({ browser }) => {
  for (const locale of ['lv', 'ru', 'hu', 'zh-CN']) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    for (const path of ['/', '/puzzles', '/analysis/rotary', '/account', '/tournaments']) {
      await visit(page, path);
      const text = await page.locator('body').innerText();
      expect(text.match(/\b[a-z]+(-[a-z]+)+\b(?=\s|$)/g)?.filter(isKey) ?? [], path).toEqual([]);
    }
    await context.close();
  }
});

/** Words with hyphens that are no keys. */
function isKey(word: string): boolean {
  return !['sonneborn-berger', 'fluent-bundle'].includes(word);
}

test('the language follows the browser, and can be changed', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'hu-HU' });
  const page = await context.newPage();
  await visit(page, '/settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.getByRole('heading', { level: 1, name: 'Beállítások' })).toBeVisible();
  await page.getByRole('banner').getByRole('combobox').selectOption('lv');
  await expect(page.getByRole('heading', { level: 1, name: 'Iestatījumi' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'lv');
  await context.close();
});
