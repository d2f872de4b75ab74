/** What is refused is told in the language of the pages, wherever the refusal comes from. */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { startAgainstComputer, waitForTurn } from './playing';

async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function type(page: Page, action: string): Promise<void> {
  await page.locator('input.notation').first().fill(action);
  await page.keyboard.press('Enter');
}

test('by the rules, on the analysis board', async ({ page }) => {
  await page.goto('/analysis/lautari');
  await speak(page, 'lv');
  await type(page, 'e3 e9');
  await expect(
    page.getByText('No e3 līdz e9 ir pārāk tālu: Bandinieks iet vienu soli.'),
  ).toBeVisible();
});

test('by the rules, in a match', async ({ page }) => {
  const id = await startAgainstComputer(page, 'rotary', { side: 'Light' });
  await waitForTurn(page, id);
  await speak(page, 'ru');
  await type(page, '44 1');
  await expect(page.getByRole('alert')).toHaveText(
    'Вокруг точки 44 ваших шаров 0, а шаров соперника 0; для поворота нужно большинство своих.',
  );
});

test('by the reader of positions', async ({ page }) => {
  await page.goto('/analysis/shatra?position=w+T42+K1+-+-');
  await speak(page, 'zh');
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/^局面.*5/);
});

test('by the server, in forms for accounts', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Register' }).first().click();
  await speak(page, 'hu');
  await page.locator('input[autocomplete="username"]').fill('1a');
  await page.locator('input[type="password"]').fill('vier Tische im Garten');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A név betűvel kezdődik.');
});
