/** Luzhanqi after the end: both armies are shown, and the match can be studied. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './faultless';
import { Somebody } from './house';
import { moves, resign } from './playing';

const hiddenPieces = (page: Page) => page.getByRole('gridcell', { name: /hidden piece/ });
const flags = (page: Page) => page.getByRole('gridcell', { name: /flag/ });

/** A match of two people; the pages of both and of somebody who looks on come with it. */
async function table(browser: Browser, baseURL: string | undefined, rules = 'luzhanqi') {
  const stamp = Math.random().toString(36).slice(2, 8);
  const players = [
    await Somebody.new(baseURL ?? '', `Karl${stamp}`),
    await Somebody.new(baseURL ?? '', `Lia${stamp}`),
  ] as const;
  const [first, second] = players;
  const { id } = await first.post<{ id: string }>('/api/matches', {
    game: 'luzhanqi',
    rules,
    side: 'first',
    opponent: { name: second.name },
  });
  await second.do(id, { do: 'join' });
  const pages: Page[] = [];
  for (const storageState of [
    await first.asking.storageState(),
    await second.asking.storageState(),
    undefined,
  ]) {
    const context = await browser.newContext({
      ...(storageState ? { storageState } : {}),
    });
    pages.push(await context.newPage());
  }
  return { id, first, second, pages };
}

async function showsEverything(page: Page): Promise<void> {
  await expect(flags(page)).toHaveCount(2);
  await expect(hiddenPieces(page)).toHaveCount(0);
}

test('after a resignation everybody sees both armies, also on a page that is loaded anew', async ({
  browser,
  baseURL,
}) => {
  const { id, first, second, pages } = await table(browser, baseURL);
  await first.act(id, 'fortress');
  await second.act(id, 'hedgehog');
  await first.act(id, undefined);
  await second.act(id, undefined);
  for (const page of pages) {
    await page.goto(`/match/${id}`);
    // A contact may have taken one or two away.
    await expect.poll(() => hiddenPieces(page).count()).toBeGreaterThan(20);
  }
  await resign(pages[0]!);
  for (const page of pages) await showsEverything(page);
  for (const page of pages) {
    await page.reload();
    await showsEverything(page);
    // Looking back shows the truth of that moment, too.
    await page.getByRole('button', { name: 'Previous move' }).click();
    await expect(page.getByText('You are viewing move 3.')).toBeVisible();
    await showsEverything(page);
  }
});

test('after a natural end everybody sees both armies', async ({ browser, baseURL }) => {
  const { id, first, second, pages } = await table(browser, baseURL, 'luzhanqi,cap=2');
  for (const page of pages) await page.goto(`/match/${id}`);
  await first.act(id, 'fortress');
  await second.act(id, 'hedgehog');
  for (const page of pages) await expect(hiddenPieces(page).first()).toBeVisible();
  await first.act(id, undefined);
  await second.act(id, undefined);
  for (const page of pages) {
    await expect(page.getByRole('link', { name: 'Analyse' })).toBeVisible();
    await showsEverything(page);
  }
});

test('a match that was broken off shows no army', async ({ browser, baseURL }) => {
  const { id, first, second, pages } = await table(browser, baseURL);
  await first.act(id, 'fortress');
  const [, black] = pages;
  await black!.goto(`/match/${id}`);
  await second.do(id, { do: 'abort' });
  for (const page of pages) {
    await page.goto(`/match/${id}`);
    await expect(page.getByText('game aborted')).toBeVisible();
    if (page !== pages[0]) await expect(flags(page)).toHaveCount(0);
  }
});

test('a finished match is studied with its armies laid out and its moves listed', async ({
  browser,
  baseURL,
}) => {
  const { id, first, second, pages } = await table(browser, baseURL);
  await first.act(id, 'fortress');
  await second.act(id, 'hedgehog');
  await first.act(id, undefined);
  await second.act(id, undefined);
  await second.do(id, { do: 'resign' });
  const page = pages[0]!;
  await page.goto(`/match/${id}`);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(moves(page)).toHaveCount(4);
  await showsEverything(page);
  for (const number of [1, 2])
    await expect(page.getByRole('button', { name: `Move ${number}: setup` })).toBeVisible();
  await expect(page.getByText(/@\w{20}/)).toHaveCount(0);
  // The board may already show the end; then there is nothing to click.
  const latest = page.getByRole('button', { name: 'Latest move' });
  if (await latest.isEnabled()) await latest.click();
  await expect(moves(page).last()).toHaveAttribute('aria-current', 'step');
  // The way leads back to the empty board and on again.
  await page.getByRole('button', { name: 'First position' }).click();
  await expect(page.getByRole('button', { name: 'Choose another setup' })).toBeVisible();
  await expect(moves(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Next move' }).click();
  await page.getByRole('button', { name: 'Next move' }).click();
  await showsEverything(page);
  await page.reload();
  await showsEverything(page);
  await expect(moves(page)).toHaveCount(4);
});

test('whoever looks back sees what could be known, what was given away and what was left open', async ({
  page,
}) => {
  // The colonel on a1 stands beside the flag on b1; Red moves elsewhere.
  const query = new URLSearchParams({
    position: 'r b1:F,a2:1,e6:7 a1:5,b12:F,a12:M a1 0 40',
    moves: 'e6-e7',
    at: '1',
    hidden: 'shown',
  });
  await page.goto(`/analysis/luzhanqi?${query}`);
  const box = page.getByRole('group').filter({ hasText: 'What could be known' });
  await page.getByText('What could be known').click();
  await expect(box.getByText('An enemy piece stood beside the flag (a1).')).toBeVisible();
  // Black knows of Red's three pieces no more than what they showed.
  await expect(box.getByRole('rowheader')).toHaveText(['b1', 'a2', 'e7']);
  await expect(box.getByRole('row', { name: /^b1/ })).toContainText('flag');
  await box.getByRole('combobox').selectOption('Red');
  await expect(box.getByRole('rowheader')).toHaveText(['b12', 'a12', 'a1']);
  // The chance of the flag is drawn on the board.
  await expect(page.getByText(/^⚑ \d+%$/).first()).toBeVisible();
});
