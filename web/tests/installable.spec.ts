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
  expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    expect((await icon.body()).length, src).toBeGreaterThan(100);
  }
});

test('a page that was seen opens without a network, and says that there is none', async ({
  context,
  page,
}) => {
  await visit(page, '/settings');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('galds-1')).keys()).length))
    .toBeGreaterThan(5);
  await visit(page, '/watch');
  await context.setOffline(true);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goto('/watch');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await context.setOffline(false);
});
