/** Rollouts on the analysis board: the engine's best plays, played out in workers of the page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './axe';
import { expect, test } from './faultless';

test.skip(!existsSync(join(import.meta.dirname, '../modules')), 'there is no compiler for wasm32');
test.use({ bypassCSP: true });

/** White has rolled 3-1. */
const OPENING = 'w 31 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 1c -';

async function openRollout(page: Page, asked: Record<string, string>): Promise<void> {
  await page.goto(`/analysis/nardi?${new URLSearchParams({ rules: 'backgammon', ...asked })}`);
  await page.getByText('Rollout', { exact: true }).click();
  await page.getByLabel('Games per move').selectOption('144');
  // The engine comes first: what it finds best is rolled out.
  await expect(page.getByRole('button', { name: 'Roll out' })).toBeEnabled({ timeout: 60_000 });
}

test('the best plays of a roll are rolled out and stand in order', async ({ page }) => {
  test.slow();
  await openRollout(page, { position: OPENING });
  await page.getByRole('button', { name: 'Roll out' }).click();
  const rows = page.getByRole('group', { name: 'Rollout' }).getByRole('row');
  await expect(page.getByText(/^Played \d+ of 432 games$/)).toBeVisible();
  await expect(page.getByText('Each move was played out 144 times.')).toBeVisible({
    timeout: 120_000,
  });
  await expect(rows).toHaveCount(4);
  // Every player knows this one: with the cube it is worth between a fifth and a quarter of a point.
  await expect(rows.nth(1)).toHaveText(/^\s*8\/5 6\/5\s*\+0\.2\d\d ± 0\.0\d\d\s*5\d%/);
  expect(await faultsInBothThemes(page)).toEqual([]);
  // Another position: what was found belongs to the old one.
  await rows.nth(1).getByRole('button').click();
  await expect(rows).toHaveCount(0);
});

test('a double is rolled out beside a roll without one', async ({ page }) => {
  // 26 of 36 rolls bear both checkers off; if not, the other side bears off its last one.
  await openRollout(page, { position: 'w roll 2:2,off:13 1:1,off:14 1c -' });
  await page.getByRole('button', { name: 'Roll out' }).click();
  const table = page.getByRole('group', { name: 'Rollout' });
  await expect(table.getByRole('row', { name: /Doubles? / })).toContainText('+0.889');
  await expect(table.getByRole('row', { name: /No double/ })).toContainText('+0.444');
});

test('a rollout can be stopped and keeps what it has found', async ({ page }) => {
  await openRollout(page, { position: OPENING });
  await page.getByLabel('Games per move').selectOption('5184');
  await page.getByLabel(/^Stop after/).uncheck();
  await page.getByRole('button', { name: 'Roll out' }).click();
  const table = page.getByRole('group', { name: 'Rollout' });
  await expect(table.getByText(/± 0\.\d/).first()).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Roll out' })).toBeEnabled();
  await expect(table.getByText(/± 0\.\d/).first()).toBeVisible();
});
