/** The pages can be installed, and their shell opens without a server. */
import { expect, test } from './faultless';
import { visit } from './addresses';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

test('the manifest names everything that is needed to install', async ({ page, request }) => {
  await page.goto('/');
  const link = page.locator('link[rel="manifest"]');
  const manifest = (await (
    await request.get((await link.getAttribute('href')) ?? '')
  ).json()) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  for (const size of ['192x192', '512x512'])
    expect(manifest.icons.some(({ sizes, type }) => sizes === size && type === 'image/png')).toBe(
      true,
    );
  // An icon that may be cut to a shape has a broad edge, which looks small where nothing is cut.
  const purposes = manifest.icons.map(({ purpose = 'any' }) => purpose);
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    expect((await icon.body()).length, src).toBeGreaterThan(100);
  }
});

test('the window takes the colour of the theme, chosen or of the system', async ({ page }) => {
  const colour = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      return metas.find(({ media }) => matchMedia(media).matches)?.content;
    });
  const [light, dark] = ['#f4eee3', '#191512'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await expect.poll(colour).toBe(dark);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect.poll(colour).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.poll(colour).toBe(dark);
});

test('a page that was seen opens without a network, and says that there is none', async ({
  context,
  page,
}) => {
  await visit(page, '/settings');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const kept = await Promise.all(stores.map((store) => store.keys()));
        return kept.flat().length;
      }),
    )
    .toBeGreaterThan(5);
  await visit(page, '/watch');
  await context.setOffline(true);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goto('/watch');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await context.setOffline(false);
});
