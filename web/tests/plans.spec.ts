/** Conditional moves: what a player answers while away. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { faultsInBothThemes } from './axe';
import { expect, test } from './faultless';
import { Somebody } from './house';
import { clickField, placeOf, tableOf } from './playing';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

let made = 0;

/** A game by correspondence in which Mara has to move and Nils waits, and both of them. */
async function begun(baseURL: string, game = 'lautari') {
  const stamp = `${Date.now().toString(36).slice(-5)}${made++}`;
  const mara = await Somebody.new(baseURL, `Mara${stamp}`);
  const nils = await Somebody.new(baseURL, `Nils${stamp}`);
  const { id } = await mara.post<{ id: string }>('/api/matches', {
    game,
    control: { type: 'days', days: 3 },
    rated: 'casual',
    side: 'first',
    opponent: { name: nils.name },
  });
  await nils.do(id, { do: 'join' });
  return { mara, nils, id };
}

async function pageOf(
  browser: Browser,
  somebody: Somebody,
  id: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addCookies((await somebody.asking.storageState()).cookies);
  const page = await context.newPage();
  await page.goto(`/match/${id}`);
  await expect(page.getByRole('grid')).toBeVisible();
  return page;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Conditional moves' });
const add = (page: Page) => page.getByRole('button', { name: 'Add a line' });
const finish = (page: Page) => page.getByRole('button', { name: 'Finish line' });
const save = (page: Page) => page.getByRole('button', { name: 'Save conditional moves' });
const asked = (page: Page) => page.locator('.planning .asked');
const entries = (page: Page) => panel(page).getByRole('listitem');

test('an answer that was prepared is played while its player is away, and the opponent learns nothing before', async ({
  browser,
  baseURL,
}) => {
  const { mara, nils, id } = await begun(baseURL ?? '');
  const [hers, his] = [await pageOf(browser, mara, id), await pageOf(browser, nils, id)];
  await expect(panel(hers)).toHaveCount(0);
  await add(his).click();
  await expect(finish(his)).toBeDisabled();
  await clickField(his, 'e3');
  await clickField(his, 'e4');
  await expect(asked(his)).toHaveText('Now make your answer.');
  await clickField(his, 'h12');
  await clickField(his, 'h11');
  await expect(tableOf(his)).toHaveAttribute('data-ply', '2');
  expect(await faultsInBothThemes(his)).toEqual([]);
  await finish(his).click();
  await expect(tableOf(his)).toHaveAttribute('data-ply', '0');
  await expect(panel(his)).toContainText('Not saved yet');
  await save(his).click();
  await expect(panel(his).getByRole('status')).toHaveText('Saved');
  expect(await faultsInBothThemes(his)).toEqual([]);
  await his.reload();
  await expect(entries(his)).toHaveCount(1);
  await expect(entries(his)).toContainText('e4');
  await his.context().close();

  const seen = await mara.get<{ state: { your_plan: unknown[]; record: string[] } }>(
    `/api/matches/${id}`,
  );
  expect(seen.state).toMatchObject({ your_plan: [], record: [] });
  await clickField(hers, 'e3');
  await clickField(hers, 'e4');
  await expect(tableOf(hers)).toHaveAttribute('data-ply', '2');
  await expect(hers.locator('[data-name="h11"]')).toHaveAccessibleName(/Pawn \(Black\)/);
  await expect(hers.locator('.status.yours')).toBeVisible();
  await hers.context().close();
});

test('lines are made by the keyboard, taken back and removed', async ({ browser, baseURL }) => {
  const { nils, id } = await begun(baseURL ?? '');
  const page = await pageOf(browser, nils, id);
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(asked(page)).toHaveText('Make a move for your opponent.');
  for (const name of ['e3', 'e4', 'h12', 'h11']) {
    await page.locator(`[data-name="${name}"]`).evaluate((cell: HTMLElement) => cell.focus());
    await page.keyboard.press('Enter');
    if (name === 'e4') await expect(asked(page)).toHaveText('Now make your answer.');
  }
  await expect(tableOf(page)).toHaveAttribute('data-ply', '2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tableOf(page)).toHaveAttribute('data-ply', '1');
  await clickField(page, 'i12');
  await clickField(page, 'i11');
  await finish(page).click();
  await expect(entries(page)).toContainText('i11');
  await save(page).click();
  await expect(panel(page).getByRole('status')).toHaveText('Saved');
  await page.getByRole('button', { name: /^Remove the line/ }).click();
  await save(page).click();
  await expect(save(page)).toHaveCount(0);
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  await page.context().close();
});

test('a line is made by fingers, and gone when the opponent does something else', async ({
  browser,
  baseURL,
}) => {
  const { mara, nils, id } = await begun(baseURL ?? '', 'shatra');
  const page = await pageOf(browser, nils, id, PHONE);
  const tap = async (name: string) => {
    const { x, y } = await placeOf(page, name);
    await page.touchscreen.tap(x, y);
  };
  await add(page).tap();
  await tap('51');
  await tap('37');
  await expect(tableOf(page)).toHaveAttribute('data-ply', '1');
  await tap('1');
  await tap('31');
  await expect(tableOf(page)).toHaveAttribute('data-ply', '2');
  await finish(page).tap();
  await save(page).tap();
  await expect(panel(page).getByRole('status')).toHaveText('Saved');
  const { board } = await mara.get<{ board: { choices: { token: string }[] } }>(
    `/api/matches/${id}?detail=board`,
  );
  const other = board.choices.find(({ token }) => token !== '51-37');
  await mara.do(id, { do: 'act', action: other?.token });
  await expect(page.locator('.status.yours')).toBeVisible();
  await expect(tableOf(page)).toHaveAttribute('data-ply', '1');
  const { state } = await nils.get<{ state: { your_plan: unknown[] } }>(`/api/matches/${id}`);
  expect(state.your_plan).toEqual([]);
  await page.context().close();
});
