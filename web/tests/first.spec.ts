/** What a stranger meets first. */
import { expect, test } from './faultless';
import { startAgainstComputer, touchField, waitForTurn } from './playing';

test('a stranger is in a game against the computer with one click', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer at Rotary' }).click();
  await page.waitForURL(/\/match\//);
  await expect(page.getByRole('grid', { name: /Rotary board/ })).toBeVisible();
});

test('the language is taken from the browser and can be changed', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'lv-LV' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Piecas retas spēles pie viena galda',
  );
  await page.getByRole('banner').getByRole('combobox').selectOption('hu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Öt ritka játék egy asztalnál');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Öt ritka játék egy asztalnál');
  await context.close();
});

test('the theme can be changed and is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('a match that does not exist says so', async ({ page }) => {
  await page.goto('/match/abcdefghijkm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game not found.');
});

test('a ring is turned with the rota and the turn is sent when confirmed', async ({ page }) => {
  const id = await startAgainstComputer(page, 'rotary');
  const { board } = await waitForTurn(page, id);
  const [pivot] = board.choices[0]?.picks ?? [];
  if (!pivot || !('field' in pivot)) throw new Error('Rotary begins with a pivot');
  await touchField(page, pivot.field);
  await expect(page.getByRole('button', { name: 'Pass without turning' })).toBeVisible();
  const on = page.getByRole('button', { name: 'Rotate one step clockwise' });
  const confirm = page.getByRole('button', { name: /^Turn by [1-5]$/ });
  await on.click();
  for (let i = 0; i < 6 && (await confirm.isDisabled()); i++) await on.click();
  await confirm.click();
  await expect(page.getByRole('button', { name: /^Move 1:/ })).toBeVisible();
});
