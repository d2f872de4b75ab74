/**
 * Takes a picture of every page, on a phone and on a desk, light and dark, to be looked at:
 *
 *     GALDS_PICTURES=folder npx playwright test pictures
 */
import { join } from 'node:path';
import { test } from '@playwright/test';
import { madeAddresses, plainAddresses, settled } from './addresses';

const folder = process.env['GALDS_PICTURES'];

const looks = [
  { name: 'desk-light', viewport: { width: 1366, height: 850 }, colorScheme: 'light' },
  { name: 'desk-dark', viewport: { width: 1366, height: 850 }, colorScheme: 'dark' },
  { name: 'phone-light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

for (const { name, ...look } of looks) {
  test(`pictures of every page, ${name}`, async ({ browser }) => {
    test.skip(folder === undefined, 'GALDS_PICTURES names no folder');
    test.setTimeout(600_000);
    const context = await browser.newContext(look);
    const page = await context.newPage();
    for (const path of [...plainAddresses, ...(await madeAddresses(page))]) {
      await page.goto(path);
      await settled(page);
      const file = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${name}.png`;
      await page.screenshot({ path: join(folder ?? '', file), fullPage: true });
    }
    await context.close();
  });
}
