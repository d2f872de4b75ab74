/** Rules of the house by click: chosen, remembered, and said in words wherever a match is spoken of. */
import type { Page } from '@playwright/test';
import { faults } from './axe';
import { expect, test } from './faultless';
import { Somebody } from './house';
import { atMatch, clickField, games, startAgainstComputer } from './playing';

const sizes = {
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;

async function openRules(page: Page, game: string): Promise<void> {
  await page.goto(`/games/${game}`);
  await page.getByRole('button', { name: 'More rules' }).click();
  await expect(page.getByRole('button', { name: 'Fewer rules' })).toBeVisible();
}

for (const [size, options] of Object.entries(sizes)) {
  test(`captures and traps of Rotary are chosen by click and on the board (${size})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...options, bypassCSP: true });
    const page = await context.newPage();
    await openRules(page, 'rotary');
    await page.getByLabel('Captures', { exact: true }).selectOption('Captures during the turn');
    const outside = page.getByLabel('Traps: outside the board');
    await expect(outside).toBeChecked();
    await clickField(page, '33');
    await clickField(page, '77');
    await outside.uncheck();
    const line = page.getByText('Captures during the turn · Traps: 33, 77');
    await expect(line.first()).toBeVisible();
    await expect(page.getByLabel('Rules', { exact: true })).toHaveValue(
      'rotary,capture=during,traps=33+77',
    );
    expect(await faults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Start game', exact: true }).click();
    await atMatch(page);
    await expect(line).toHaveCount(1);
    await expect(line).toBeVisible();
    await page.getByText('Rules:').click();
    await expect(page.locator('dd', { hasText: 'Balls along the rim' })).toBeVisible();

    // What was chosen is there the next time, and what contradicts itself cannot be chosen.
    await openRules(page, 'rotary');
    await expect(line.first()).toBeVisible();
    await page.getByLabel('Captures', { exact: true }).selectOption('No captures');
    await expect(page.getByLabel('Rules', { exact: true })).toHaveValue('rotary');
    await context.close();
  });
}

test('every game has a form with all its options, named and without faults', async ({
  browser,
}) => {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  for (const game of games) {
    await openRules(page, game);
    const { options } = await page.evaluate(async (name) => {
      const answer = await fetch(`/api/games/${name}`);
      return (await answer.json()) as { options: unknown[] };
    }, game);
    const named = page.locator('.options > :is(.field, fieldset)');
    await expect(named).toHaveCount(options.length);
    expect((await named.allInnerTexts()).join(' ')).not.toMatch(/rule-|undefined/);
    expect(await faults(page)).toEqual([]);
  }
  await context.close();
});

test('a match to seven points is agreed on in an invitation, in words', async ({ browser }) => {
  const host = await (await browser.newContext()).newPage();
  await openRules(host, 'nardi');
  await host.getByText('Friend', { exact: true }).click();
  await host.getByLabel('Rules', { exact: true }).selectOption('backgammon');
  await host.getByRole('checkbox', { name: 'Single game' }).uncheck();
  const points = host.getByRole('spinbutton');
  await points.fill('7');
  await points.blur();
  await host.getByRole('button', { name: 'Create game' }).click();
  await host.waitForURL(/\/match\//);
  const words = 'Backgammon: gammons and doubling cube · Match to 7 points';
  await expect(host.getByText(words)).toBeVisible();
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(host.url());
  await expect(friend.getByText(words)).toBeVisible();
  for (const page of [host, friend]) await page.context().close();
});

test('the analysis board and tournaments take house rules, too', async ({ page, baseURL }) => {
  await page.goto('/analysis/shatra');
  await page.getByText('Position and rules as text').click();
  await page.getByRole('button', { name: 'More rules' }).click();
  await page.getByLabel('Biy in the gate').selectOption('The biy may be dropped from its gate');
  await page.getByRole('button', { name: 'Set position' }).click();
  await expect(page).toHaveURL(/rules=shatra%2Cbiy_drop%3Dyes/);

  const host = await Somebody.new(baseURL ?? '', `Zita${Date.now().toString(36).slice(-6)}`);
  const { id } = await host.post<{ id: string }>('/api/tournaments', {
    title: 'House rules',
    kind: 'swiss',
    length: 3,
    game: 'lautari',
    rules: 'lautari,quiet=50',
    control: { type: 'increment', initial: 600_000, increment: 5_000 },
    rated: 'casual',
  });
  await page.goto(`/tournaments/${id}`);
  await expect(page.getByText('Draw after 50 quiet turns')).toBeVisible();
  await page.goto('/tournaments');
  await expect(page.getByRole('link', { name: /House rules.*Draw after 50/ })).toBeVisible();
});

test('live boards say in what their rules differ from the usual', async ({ page, browser }) => {
  const id = await startAgainstComputer(page, 'rotary', {
    rules: 'Rotary: players place the balls',
  });
  const said = (await page.locator('summary .rules').first().textContent()) ?? '';
  expect(said).not.toBe('');
  const context = await browser.newContext();
  const passing = await context.newPage();
  await passing.goto('/watch?game=rotary');
  const card = passing.locator('article', { has: passing.locator(`a[href="/match/${id}"]`) });
  await expect(card).toContainText(said);
  await context.close();
});
