/** Every page: nothing that axe finds, nothing wider than a phone, no error in the console. */
import { expect, test, type Page } from '@playwright/test';
import { madeAddresses, plainAddresses, settled } from './addresses';
import { faults } from './axe';

/** Wider than the window: then a phone would scroll sideways. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page in ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ colorScheme, bypassCSP: true });
    const page = await context.newPage();
    const found: Record<string, string[]> = {};
    for (const path of [...plainAddresses, ...(await madeAddresses(page))]) {
      await page.goto(path);
      await settled(page);
      const wrong = await faults(page);
      if (wrong.length > 0) found[path] = wrong;
    }
    expect(found).toEqual({});
    await context.close();
  });
}

test('no page is wider than a small phone, or complains', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  for (const path of [...plainAddresses, ...(await madeAddresses(page))]) {
    await page.goto(path);
    await settled(page);
    const wider = await overflow(page);
    if (wider > 0) wrong.push(`${path} is ${wider} pixels too wide`);
  }
  expect(wrong).toEqual([]);
  await context.close();
});

test('every language shows words and no keys', async ({ browser }) => {
  for (const locale of ['lv', 'ru', 'hu', 'zh-CN']) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    for (const path of [
      '/',
      '/puzzles',
      '/analysis/rotary',
      '/account',
      '/about',
      '/tournaments',
    ]) {
      await page.goto(path);
      await settled(page);
      const text = await page.locator('body').innerText();
      expect(text.match(/\b[a-z]+(-[a-z]+)+\b(?=\s|$)/g)?.filter(isKey) ?? [], path).toEqual([]);
    }
    await context.close();
  }
});

/** Words with hyphens that are no keys. */
function isKey(word: string): boolean {
  return !['sonneborn-berger', 'fluent-bundle'].includes(word);
}
