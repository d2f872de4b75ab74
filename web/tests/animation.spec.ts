/** The line on the analysis board as an animated picture. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './faultless';

test('the line on the analysis board is saved as an animated picture', async ({ page }) => {
  await page.goto('/analysis/rotary');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Animated picture' })).toHaveCount(0);
  // Whoever stands at the beginning of a line gets all of it.
  await page.goto('/analysis/rotary?moves=53-3;46-2');
  await expect(page.getByRole('grid')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Animated picture' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('rotary.png');
  const file = await readFile(await saved.path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  const control = file.indexOf('acTL');
  expect(control).toBeGreaterThan(0);
  expect(file.readUInt32BE(control + 4)).toBe(3);
});

test('a refusal is said beside the board', async ({ page }) => {
  await page.goto('/analysis/rotary?moves=53-3');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.route('**/api/animation', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '7' },
      json: {
        code: 'too_many',
        message: 'too many exports; please wait 7 s',
        reason: { key: 'too-many-export', values: { seconds: 7 } },
      },
    }),
  );
  await page.getByRole('button', { name: 'Animated picture' }).click();
  await expect(page.getByText(/please wait 7 seconds/)).toBeVisible();
});
