/** Two people at one screen. */
import type { Page } from '@playwright/test';
import { registered } from './addresses';
import { expect, test } from './faultless';
import { touchField } from './playing';

interface Kept {
  tokens: string[];
  rules: string;
}

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/one-screen/${game}`);
  await page.getByRole('button', { name: 'Start game' }).click();
}

/** How many actions the browser keeps of a game. */
async function keptActions(page: Page, game: string): Promise<number> {
  return page.evaluate((name) => {
    const text = localStorage.getItem(`galds.one-screen.${name}`) ?? '{"tokens":[]}';
    return (JSON.parse(text) as Kept).tokens.length;
  }, game);
}

test('two people move in turn, take back, and find the game again', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await begin(page, 'lautari');
  await expect(page.getByText('White to move')).toBeVisible();
  await touchField(page, 'e3');
  await touchField(page, 'e4');
  await expect(page.getByText('Black to move')).toBeVisible();
  await touchField(page, 'e12');
  await touchField(page, 'e11');
  await expect(page.getByText('White to move')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Black to move')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Black to move')).toBeVisible();
  expect(await keptActions(page, 'lautari')).toBe(1);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByText('is not finished')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, new game' }).click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await context.close();
});

test('the board turns to whoever moves, if they wish', async ({ page }) => {
  await page.goto('/one-screen/shatra');
  await page.getByLabel('Turn the board after every move').check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByText('White to move')).toBeVisible();
  const heightOf = (field: string) =>
    page.locator(`[data-name="${field}"]`).evaluate((cell) => cell.getBoundingClientRect().y);
  const below = await heightOf('51');
  await touchField(page, '51');
  await touchField(page, '37');
  await expect(page.getByText('Black to move')).toBeVisible();
  await expect.poll(() => heightOf('51')).toBeLessThan(below - 100);
});

test('dice are rolled, and a ring is turned', async ({ page }) => {
  await begin(page, 'nardi');
  await page.getByRole('button', { name: 'Roll dice' }).click();
  await expect.poll(() => keptActions(page, 'nardi')).toBeGreaterThan(0);
  await begin(page, 'rotary');
  await touchField(page, '73');
  await page.getByRole('button', { name: 'Rotate one step clockwise' }).click();
  await expect(page.getByText('Light to move')).toBeVisible();
});

test('a curtain falls between the turns of Luzhanqi, and armies stay hidden', async ({ page }) => {
  await begin(page, 'luzhanqi');
  await page.getByRole('button', { name: 'Ready' }).click();
  await page.getByRole('button', { name: 'Pass to Black' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Black' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pass the device to Black' })).toBeVisible();
  await page.getByRole('button', { name: 'Black is ready: show the board' }).click();
  await page.getByRole('button', { name: 'Ready' }).click();
  await page.getByRole('button', { name: 'Pass to Red' }).click();
  await page.getByRole('button', { name: 'Red is ready: show the board' }).click();
  await expect(page.getByText('Red to move')).toBeVisible();
  const names = await page
    .locator('[data-name]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? '').join('\n'));
  expect(names.match(/hidden piece/g)).toHaveLength(25);
  expect(names).toMatch(/flag \(Red\)/);
  expect(names).not.toMatch(/flag \(Black\)/);
});

test('at one screen a contact of Luzhanqi is told, and whoever sees the board may resign', async ({
  page,
}) => {
  await page.goto('/one-screen/luzhanqi');
  // A game that was left: Red's a6 meets Black's a7, whatever they are.
  await page.getByRole('button', { name: 'Start game' }).click();
  for (const side of ['Black', 'Red']) {
    await page.getByRole('button', { name: 'Ready' }).click();
    await page.getByRole('button', { name: `Pass to ${side}` }).click();
    await page.getByRole('button', { name: `${side} is ready: show the board` }).click();
  }
  await expect(page.getByText('Red to move')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  // Forward across the mountains, on a file where two armies face each other.
  const names = await page
    .locator('[data-name]')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => /\(Red\)/.test(cell.getAttribute('aria-label') ?? ''))
        .map((cell) => cell.getAttribute('data-name') ?? ''),
    );
  const met = async () => {
    for (const from of ['a6', 'c6', 'e6']) {
      const to = from.replace('6', '7');
      if (!names.includes(from)) continue;
      await touchField(page, from);
      const target = page.locator(`[data-target="${to}"]`);
      if ((await target.count()) === 0) {
        await page.keyboard.press('Escape');
        continue;
      }
      await touchField(page, to);
      return true;
    }
    return false;
  };
  expect(await met()).toBe(true);
  await expect(page.getByRole('region', { name: /^Attack on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pass to Black' }).click();
  // Behind the curtain nobody sees or decides anything.
  await expect(page.getByRole('region', { name: /^Attack on/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Black is ready: show the board' }).click();
  await expect(page.getByRole('region', { name: /^Attack on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.locator('#main').getByText('Red won: Black resigned')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /hidden piece/ })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#main').getByText('Red won: Black resigned')).toBeVisible();
});

test('signed in, a game is also in the archive', async ({ page }) => {
  await registered(page, 'Ona');
  await begin(page, 'lautari');
  await touchField(page, 'e3');
  await touchField(page, 'e4');
  await expect(page.getByText('Black to move')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => ((await (await fetch('/api/me/one-screen')).json()) as []).length),
    )
    .toBe(1);
  await page.goto('/one-screen');
  await page
    .getByRole('link', { name: /^Lautari \d/ })
    .or(page.locator('li a', { hasText: /Lautari.*20\d\d/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/analysis\/lautari\?.*moves=e3/);
  await page.goto('/one-screen');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Your games at one screen' })).toHaveCount(0);
});
