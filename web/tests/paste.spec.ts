/** The box that takes any text, on the page of analysis. */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { moves } from './playing';

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Paste a position or games').fill(text);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
}

test('a table of the original rules becomes a game with its moves', async ({ page }) => {
  await page.goto('/analysis');
  await paste(page, '| 1: | e3 e4 | – | e12 e11 |\n| 2: | g3 g4 | – | e11 e10, |');
  await expect(page).toHaveURL(/\/analysis\/lautari/);
  await expect(moves(page)).toHaveCount(4);
});

test('an XGID is opened as a position of backgammon from any game', async ({ page }) => {
  await page.goto('/analysis/shatra');
  await page.getByText('Paste a position or games').first().click();
  await paste(page, 'XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10');
  await expect(page).toHaveURL(/\/analysis\/nardi/);
});

test('a mistake is told with its line, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/analysis');
  const text = '[Game "lautari"]\n\n1: e3 e4 - e12 e11\n2: g3 g9';
  await paste(page, text);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Line 4: g3 g9');
  await expect(page.getByLabel('Paste a position or games')).toHaveValue(text);
  await page.getByRole('button', { name: /^Game 1/ }).click();
  await expect(moves(page)).toHaveCount(2);
});

test('of several games in one text each can be opened', async ({ page }) => {
  await page.goto('/analysis');
  const game =
    '[Game "rotary"]\n[Rules "rotary,start=rows"]\n[White "Anna"]\n[Black "Ben"]\n\n1: 43 3\n';
  await paste(page, `${game}\n${game}`);
  await expect(page.getByText('2 games')).toBeVisible();
  await page
    .getByRole('button', { name: /Anna – Ben/ })
    .nth(1)
    .click();
  await expect(moves(page)).toHaveCount(1);
});
