/** What search engines and messengers see without a script, and what addresses with a language do. */
import { expect, test } from './faultless';
import { visit } from './addresses';
import { games } from './playing';

const languages = ['en', 'lv', 'ru', 'hu', 'zh'] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'lv-LV' });

  test('every page of a game has title, description and picture in every language', async ({
    page,
    request,
  }) => {
    const titles = new Set<string>();
    for (const game of games) {
      for (const language of languages) {
        await page.goto(`/games/${game}/rules?lang=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        titles.add(await page.title());
        const about = await page.locator('meta[name="description"]').getAttribute('content');
        expect(about?.length, `${game} ${language}`).toBeGreaterThan(20);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`^http.*/games/${game}/rules\\?lang=${language}$`),
        );
        await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(6);
        // Without scripts there is at least what the game is about.
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('noscript p').last()).toHaveText(/JavaScript/);
      }
      const image = await page.locator('meta[property="og:image"]').getAttribute('content');
      const answer = await request.get(image ?? '');
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    }
    expect(titles.size).toBeGreaterThan(3 * games.length);
  });

  test('an address without a language is served in that of the reader', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'lv');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http[^?]*\/$/);
  });
});

test('the list of pages leads to pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const list = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const text = await (await request.get(list)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] ?? '');
  expect(addresses.length).toBeGreaterThan(150);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses.filter((_, i) => i % 20 === 0)) {
    const page = await (await request.get(address)).text();
    expect(page, address).toContain(`rel="canonical" href="${address}"`);
    expect(page, address).not.toContain('noindex');
  }
});

test('pages that are nobody else’s are not to be found', async ({ request }) => {
  for (const path of ['/account', '/settings', '/no/such/page'])
    expect(await (await request.get(path)).text(), path).toContain('noindex');
});

test('an address with a language shows the pages in it until another is chosen', async ({
  page,
}) => {
  await visit(page, '/settings?lang=hu');
  await expect(page.getByRole('heading', { level: 1, name: 'Beállítások' })).toBeVisible();
  await page.getByRole('link', { name: 'Feladványok' }).first().click();
  await expect(page).toHaveURL(/\/puzzles$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await visit(page, '/games/nardi?lang=ru');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /nardi\?lang=ru$/);
  await page.getByRole('banner').getByRole('combobox').selectOption('lv');
  await expect(page.locator('html')).toHaveAttribute('lang', 'lv');
  await expect(page).toHaveURL(/\/games\/nardi$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'lv');
});

test('what the page says of its address follows from page to page', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/puzzles$/);
  await expect(page.locator('link[hreflang="zh"]').first()).toHaveAttribute(
    'href',
    /\/puzzles\?lang=zh$/,
  );
});

test('Chinese words inside a text of another language are marked as Chinese', async ({ page }) => {
  await visit(page, '/games/luzhanqi/rules?lang=en');
  await expect(page.locator('article [lang="zh"]').first()).toContainText(/\p{Script=Han}/u);
  await visit(page, '/games/luzhanqi/rules?lang=zh');
  await expect(page.locator('article')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('article [lang="zh"]:not(section)')).toHaveCount(0);
});

test('rules are printed without what only a screen needs', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await visit(page, '/games/rotary/rules?lang=en');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: /Try it on the board/ }).first()).toBeHidden();
  await expect(page.locator('article img').first()).toBeVisible();
  const paper = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(paper).toBe('rgb(255, 255, 255)');
});

test('a board is printed without the tools around it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/analysis/lautari?lang=en');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Flip board' })).toBeHidden();
});
