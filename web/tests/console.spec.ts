/** What browsers write into their consoles: nothing, where nothing is wrong. */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { atMatch, tableOf } from './playing';

/** Everything that a page complains about. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  return heard;
}

test('somebody who comes for the first time is a guest before a match is asked for', async ({
  page,
}) => {
  const heard = complaints(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer at Shatra' }).click();
  await atMatch(page);
  expect(refused).toEqual([]);
  expect(heard).toEqual([]);
});

test('a match that is loaded anew opens one connection and breaks none off', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer at Shatra' }).click();
  await atMatch(page);
  const heard = complaints(page);
  let sockets = 0;
  page.on('websocket', () => sockets++);
  // Who we are is known only after the connection was begun.
  await page.route('**/api/me', async (route) => {
    await expect.poll(() => sockets).toBe(1);
    await route.continue();
  });
  const known = page.waitForResponse('**/api/me');
  await page.reload();
  await known;
  await expect(tableOf(page)).toBeVisible();
  await expect(page.locator('[data-status="open"]')).toBeVisible();
  expect(sockets).toBe(1);
  expect(heard).toEqual([]);
});
