/** Boards on other sites: the only pages that may be framed, and nobody is known there. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { Somebody } from './house';

/** A page of another site, on a server and under a name of its own, with a frame of ours in it. */
async function framed(page: Page, address: string, size = 'width="400" height="600"') {
  const frame = `<iframe ${size} title="board" src="${address}"></iframe>`;
  const site = createServer((_, answer) =>
    answer
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Elsewhere</title>${frame}`),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  site.close();
  site.closeAllConnections();
  return page.frameLocator('iframe');
}

/** A finished game of two moves. */
async function finished(baseURL: string): Promise<{ id: string; who: Somebody }> {
  const stamp = Math.random().toString(36).slice(2, 8);
  const first = await Somebody.new(baseURL, `Edite${stamp}`);
  const second = await Somebody.new(baseURL, `Fricis${stamp}`);
  const { id } = await first.post<{ id: string }>('/api/matches', {
    side: 'first',
    game: 'rotary',
    opponent: { name: second.name },
  });
  await second.do(id, { do: 'join' });
  await first.do(id, { do: 'act', action: '53-3' });
  await second.do(id, { do: 'act', action: '46-2' });
  await first.do(id, { do: 'resign' });
  return { id, who: first };
}

test('another site shows a finished game and plays it through', async ({ page, baseURL }) => {
  const { id } = await finished(baseURL ?? '');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const frame = await framed(page, `${baseURL}/embed/match/${id}?theme=dark&lang=lv`);
  await expect(frame.getByRole('grid')).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'lv');
  await expect(frame.getByRole('status').first()).toHaveText('Sākums');
  await frame.getByRole('button', { name: 'Gājienu uz priekšu' }).click();
  await expect(frame.getByRole('status').first()).toContainText('53');
  await frame.locator('body').press('ArrowRight');
  await expect(frame.getByRole('status').first()).toContainText('46');
  await frame.locator('body').press('Home');
  await expect(frame.getByRole('status').first()).toHaveText('Sākums');
  await expect(frame.getByRole('link')).toHaveAttribute('href', `/match/${id}`);
  await expect(frame.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(await page.context().cookies()).toEqual([]);
  expect(asked).not.toContain('/api/me');
});

test('a line of moves fits a narrow frame and a wide one', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [width, height] of [
    [320, 480],
    [1000, 500],
  ]) {
    const address = `${baseURL}/embed/rotary?moves=53-3;46-2`;
    const frame = await framed(page, address, `width="${width}" height="${height}"`);
    await expect(frame.getByRole('grid')).toBeVisible();
    const last = frame.getByRole('button', { name: 'Latest move' });
    await expect(last).toBeInViewport();
    await last.click();
    await expect(frame.getByRole('status').first()).toContainText('46');
    const wider = await frame
      .locator('html')
      .evaluate((root) => root.scrollWidth - root.ownerDocument.defaultView!.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  }
});

test('no other page can be put into a frame', async ({ page, baseURL }) => {
  const { id } = await finished(baseURL ?? '');
  for (const path of ['/', `/match/${id}`, '/analysis/rotary', '/account', '/embed']) {
    const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
    const frame = await framed(page, `${baseURL}${path}`);
    await refused;
    await expect(frame.getByRole('heading', { level: 1, name: /./ })).toHaveCount(0);
  }
});

test('the code to embed a game is where a game is shared', async ({ browser, baseURL }) => {
  const { id, who } = await finished(baseURL ?? '');
  const context = await browser.newContext({ storageState: await who.asking.storageState() });
  const page = await context.newPage();
  await page.goto(`/match/${id}`);
  await page.getByText('Embed', { exact: true }).click();
  const code = page.getByLabel('Code for your own page');
  await expect(code).toHaveValue(
    new RegExp(`^<iframe src="${baseURL}/embed/match/${id}" title=".+</iframe>$`),
  );
  await page.goto('/analysis/rotary?moves=53-3');
  await page.getByText('Embed', { exact: true }).click();
  await expect(code).toHaveValue(new RegExp(`src="${baseURL}/embed/rotary\\?.*moves=53-3`));
  await context.close();
});
