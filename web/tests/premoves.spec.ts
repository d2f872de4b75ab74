/** Moves that are chosen while the opponent thinks. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { faultsInBothThemes } from './axe';
import { expect, test } from './faultless';
import { Somebody } from './house';
import { clickField, dragField, placeOf, tableOf, touchField } from './playing';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

let made = 0;

/** A match in which the opponent has to move, and the page of the one who waits. */
async function waiting(
  browser: Browser,
  baseURL: string,
  game: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; opponent: Somebody; id: string }> {
  const stamp = `${Date.now().toString(36).slice(-5)}${made++}`;
  const [opponent, own] = [
    await Somebody.new(baseURL, `Mara${stamp}`),
    await Somebody.new(baseURL, `Nils${stamp}`),
  ];
  const { id } = await opponent.post<{ id: string }>('/api/matches', {
    game,
    control: { type: 'increment', initial: 600_000, increment: 5_000 },
    rated: 'casual',
    side: 'first',
    opponent: { name: own.name },
  });
  await own.do(id, { do: 'join' });
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addCookies((await own.asking.storageState()).cookies);
  const page = await context.newPage();
  await page.goto(`/match/${id}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('.status')).toContainText('Mara');
  return { page, opponent, id };
}

const chosen = (page: Page) => page.locator('[data-premove]');

test('a move that was chosen ahead is shown, and made when the turn has come', async ({
  browser,
  baseURL,
}) => {
  const { page, opponent, id } = await waiting(browser, baseURL ?? '', 'lautari');
  await clickField(page, 'h12');
  await expect(page.locator('.target')).toHaveCount(0);
  await clickField(page, 'h11');
  await expect(chosen(page)).toHaveAttribute('data-premove', 'h12-h11');
  await expect(page.locator('.choices .premove')).toHaveText('Premove: h12-h11');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await opponent.do(id, { do: 'act', action: 'e3 e4' });
  await expect(tableOf(page)).toHaveAttribute('data-ply', '2');
  await expect(chosen(page)).toHaveCount(0);
  await expect(page.locator('[data-name="h11"]')).toHaveAccessibleName(/Pawn \(Black\)/);
  await page.context().close();
});

test('a move chosen ahead is taken back by a click, by Escape and by its button', async ({
  browser,
  baseURL,
}) => {
  const { page, opponent, id } = await waiting(browser, baseURL ?? '', 'lautari');
  const choose = async () => {
    await dragField(page, 'h12', 'h11');
    await expect(chosen(page)).toHaveCount(1);
  };
  await choose();
  await clickField(page, 'h8');
  await expect(chosen(page)).toHaveCount(0);
  await choose();
  await page.keyboard.press('Escape');
  await expect(chosen(page)).toHaveCount(0);
  await choose();
  await page.getByRole('button', { name: 'Cancel premove' }).click();
  await expect(chosen(page)).toHaveCount(0);
  await opponent.do(id, { do: 'act', action: 'e3 e4' });
  await expect(page.locator('.status.yours')).toBeVisible();
  await expect(tableOf(page)).toHaveAttribute('data-ply', '1');
  await page.context().close();
});

test('what is not legal when the turn has come is not made', async ({ browser, baseURL }) => {
  const { page, opponent, id } = await waiting(browser, baseURL ?? '', 'shatra');
  const men = page.getByRole('gridcell', { name: /\(Black\)/ });
  const [one = '', other = ''] = await men.evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('data-name') ?? ''),
  );
  // Onto a man of one's own.
  await touchField(page, one);
  await touchField(page, other);
  await expect(chosen(page)).toHaveCount(1);
  await opponent.do(id, { do: 'act', action: '51-37' });
  await expect(page.locator('.status.yours')).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);
  await expect(tableOf(page)).toHaveAttribute('data-ply', '1');
  await page.context().close();
});

test('the rota is turned ahead by a finger', async ({ browser, baseURL }) => {
  const { page, opponent, id } = await waiting(browser, baseURL ?? '', 'rotary', PHONE);
  const { x, y } = await placeOf(page, '78');
  await page.touchscreen.tap(x, y);
  const on = page.getByRole('button', { name: 'Rotate one step clockwise' });
  for (let i = 0; i < 3; i++) await on.tap();
  await page.getByRole('button', { name: 'Turn by 3' }).tap();
  await expect(chosen(page)).toHaveAttribute('data-premove', '78-3');
  await opponent.do(id, { do: 'act', action: '73 3' });
  await expect(tableOf(page)).toHaveAttribute('data-ply', '2');
  await page.context().close();
});

test('nothing can be chosen ahead where one does not wish it', async ({ browser, baseURL }) => {
  const { page, id } = await waiting(browser, baseURL ?? '', 'lautari');
  await page.goto('/settings');
  await page.getByLabel(/premove/i).uncheck();
  await page.goto(`/match/${id}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await dragField(page, 'h12', 'h11');
  await expect(chosen(page)).toHaveCount(0);
  await page.context().close();
});
