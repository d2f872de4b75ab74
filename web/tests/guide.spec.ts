/** What helps whoever meets a game for the first time: the offer of a lesson, the "?", and the names of pieces. */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { atMatch, games, placeOf, startAgainstComputer, waitForTurn } from './playing';

const offer = (page: Page) => page.getByRole('complementary', { name: 'First lesson' });

test('the first lesson is offered at the first game against the computer, and only there', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer at Shatra' }).click();
  await atMatch(page);
  await expect(offer(page)).toBeVisible();
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await startAgainstComputer(page, 'shatra');
  await expect(page.getByRole('button', { name: 'How to play this game' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('the offer leads to the lesson, and can be declined for good', async ({ page }) => {
  await page.goto('/games/lautari');
  await offer(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/learn\/lautari\/first$/);
  await page.goto('/games/lautari');
  await offer(page).getByRole('button').click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start game', exact: true })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

for (const game of games) {
  test(`the ? of a match shows the goal and every piece of ${game}`, async ({ page }) => {
    await page.goto(`/games/${game}`);
    await page.getByRole('button', { name: 'Start game', exact: true }).click();
    if (game === 'luzhanqi') {
      await page.getByRole('button', { name: 'Ready' }).click();
    }
    await atMatch(page);
    await page.getByRole('button', { name: 'How to play this game' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Goal:')).toBeVisible();
    const pieces = sheet.getByRole('group', { name: 'What the pieces do' }).getByRole('button');
    const count = await pieces.count();
    expect(count).toBeGreaterThan(1);
    for (let i = 0; i < count; i++) {
      await pieces.nth(i).click();
      await expect(sheet.locator('.does')).toHaveText(/\S/);
      await expect(sheet.getByRole('grid')).toBeVisible();
      const isStill = ['Mine', 'Flag'].includes((await pieces.nth(i).textContent())?.trim() ?? '');
      const reach = sheet.locator('.drawn :is([data-target], .arrow)');
      if (isStill) await expect(reach).toHaveCount(0);
      else await expect(reach.first()).toBeAttached();
    }
    const [rules] = await Promise.all([
      page.context().waitForEvent('page'),
      sheet.getByRole('link', { name: 'Read the rule' }).click(),
    ]);
    await expect(rules).toHaveURL(new RegExp(`/games/${game}/rules#.+`));
    await rules.close();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
}

test('a mouse that rests on a piece sees its name and where it can go, for both sides', async ({
  page,
}) => {
  const id = await startAgainstComputer(page, 'shatra', { side: 'White' });
  await waitForTurn(page, id);
  const reach = page.locator('.reach');
  const own = await placeOf(page, '49');
  await page.mouse.move(own.x, own.y);
  await expect(reach.locator('text')).toHaveText('49: shatra (White)');
  await expect(reach.locator('[data-target]')).toHaveCount(2);
  const other = await placeOf(page, '14');
  await page.mouse.move(other.x, other.y);
  await expect(reach.locator('text')).toHaveText('14: shatra (Black)');
  await expect(reach.locator('[data-target]')).toHaveCount(2);
  await page.mouse.move(2, 2);
  await expect(reach.locator('text')).toHaveCount(0);
});

for (const [locale, name] of [
  ['lv', 'Kā spēlēt šo spēli'],
  ['ru', 'Как играть в эту игру'],
  ['hu', 'Hogyan kell játszani'],
  ['zh', '怎样玩'],
] as const) {
  test(`the ? speaks ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('.card .button.main').first().click();
    await atMatch(page);
    await page.getByRole('button', { name, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('.does')).toHaveText(/\S/);
    await expect(sheet.locator('blockquote, li').first()).toHaveText(/\S/);
    await context.close();
  });
}
