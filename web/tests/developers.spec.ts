/** The pages for developers: a first bot as it lies in the repository, and the API as the server describes it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './faultless';
import { faults } from './axe';
import { visit } from './addresses';

const bots = join(import.meta.dirname, '../../server/examples/first-bot');

test('a first bot is shown in three languages, exactly as it is tested', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For developers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
  for (const [name, file] of [
    ['Python', 'bot.py'],
    ['JavaScript', 'bot.mjs'],
    ['Rust', 'main.rs'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const shown = page.getByRole('group', { name: file, exact: true });
    await expect.poll(() => shown.textContent()).toBe(readFileSync(join(bots, file), 'utf8'));
  }
});

test('the HTTP API is found, opened and read down to the fields', async ({ page }) => {
  await visit(page, '/developers/api');
  await page.getByLabel('Filter').fill('post analysis');
  await expect(page.locator('summary')).toHaveCount(1);
  await page.locator('#post_api_analysis summary').click();
  await page.getByText('AnalysisAsked', { exact: true }).click();
  await expect(page.locator('dt', { hasText: 'lines' }).first()).toBeVisible();
  await page.getByLabel('Filter').fill('no such thing');
  await expect(page.getByText('No address matches.')).toBeVisible();
  await visit(page, '/about');
  await visit(page, '/developers/api#get_api_counts');
  await expect(page.locator('#get_api_counts .inside')).toBeInViewport();
});

test('live messages, the Bot API and the engine protocol are described', async ({ page }) => {
  await visit(page, '/developers');
  await page.getByRole('link', { name: 'Live messages' }).click();
  await expect(page.getByText('"watch_lobby"', { exact: true })).toBeVisible();
  await expect(page.getByText('"welcome"', { exact: true })).toBeVisible();
  await visit(page, '/developers/bot-api');
  await expect(page.getByRole('heading', { name: 'Endpoints' })).toBeVisible();
  await page.getByRole('link', { name: 'engine protocol' }).click();
  await expect(page.getByRole('heading', { name: 'Writing an engine' })).toBeVisible();
});

test('axe finds nothing on the pages for developers', async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  for (const path of ['', '/api#post_api_analysis', '/live', '/bot-api', '/engine-protocol']) {
    await visit(page, `/developers${path}`);
    expect(await faults(page), path).toEqual([]);
  }
  await context.close();
});
