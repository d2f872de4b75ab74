/** The lobby: several challenges at once, filters, counts, and the computer for those who wait long. */
import { expect, test } from './faultless';
import { Somebody } from './house';

const CONTROL = { type: 'increment', initial: 600_000, increment: 5_000 };

test('lines with other rules look different, and filters find them', async ({ page, baseURL }) => {
  const name = `Vera${Date.now().toString(36).slice(-6)}`;
  const vera = await Somebody.new(baseURL ?? '', name);
  for (const rules of ['shatra', 'shatra,biy_drop=yes']) {
    const wanted = { game: 'shatra', rules, control: CONTROL, opponent: 'lobby' };
    await vera.post('/api/matches', wanted);
  }
  await page.goto('/lobby');
  const lines = page.getByRole('link', { name: new RegExp(name) });
  await expect(lines).toHaveCount(2);
  const other = lines.filter({ hasText: 'The biy may be dropped from its gate' });
  await expect(other).toHaveCount(1);
  await expect(page.getByText(/\d+ open challenge/)).toBeVisible();
  await expect(page.getByText(/\d+ players? online/)).toBeVisible();

  const filters = page.getByRole('group', { name: 'Filter' });
  await filters.getByLabel('Rules').selectOption('Other rules');
  await expect(lines).toHaveCount(1);
  await filters.getByLabel('Game').selectOption('Lautari');
  await expect(lines).toHaveCount(0);
  await page.reload();
  await expect(filters.getByLabel('Game')).toHaveValue('lautari');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(lines).toHaveCount(2);
  await filters.getByLabel('Time control').selectOption('Rapid');
  await filters.getByLabel('Rating', { exact: true }).selectOption('rated');
  await expect(lines).toHaveCount(0);
});

test('somebody waits with two challenges, withdraws one, and is brought to the board of the other', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  for (const game of ['lautari', 'rotary']) {
    await page.goto(`/lobby?game=${game}`);
    await page.getByText('Anyone', { exact: true }).click();
    await page.getByLabel('Time control', { exact: true }).first().selectOption('30+15');
    await page.getByRole('button', { name: 'Find an opponent' }).click();
    await expect(page.getByRole('heading', { name: 'Your open challenges' })).toBeVisible();
  }
  const own = page.locator('section', { hasText: 'Your open challenges' }).getByRole('listitem');
  await expect(own).toHaveCount(2);
  await own.filter({ hasText: 'Lautari' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(own).toHaveCount(1);
  const address = await own.getByRole('link').getAttribute('href');

  const other = await (await browser.newContext()).newPage();
  await other.goto('/lobby');
  const line = other.getByRole('listitem').filter({ has: other.locator(`a[href="${address}"]`) });
  await line.getByRole('button', { name: 'Join game' }).click();
  for (const player of [page, other]) {
    await player.waitForURL(new RegExp(`${address}$`));
    await expect(player.getByRole('grid', { name: /Rotary board/ })).toBeVisible();
  }
  await other.context().close();
  await context.close();
});

test('whoever waits for a while is offered the computer', async ({ page }) => {
  await page.goto('/lobby?game=shatra');
  await page.getByText('Anyone', { exact: true }).click();
  await page.getByLabel('Time control', { exact: true }).first().selectOption('30+15');
  await page.getByRole('button', { name: 'Find an opponent' }).click();
  const offer = page.getByText('Nobody has come yet.');
  await expect(offer).toBeVisible({ timeout: 60_000 });
  await page.getByRole('status').getByRole('button', { name: 'Play the computer' }).click();
  await expect(page.getByRole('grid', { name: /Shatra board/ })).toBeVisible();
});
