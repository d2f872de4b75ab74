/** Games at a table in the browser: what becomes of them when they are over, and what their player hears when something goes wrong. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { faultsInBothThemes } from './axe';
import { expect, test } from './faultless';
import { archived, atMatch, BEARING_OFF, clickField, endOf, resign, tableOf } from './playing';

test.skip(!existsSync(join(import.meta.dirname, '../modules')), 'there is no compiler for wasm32');
// What looks for faults is put into the page, and requests are answered here, which a service worker would see first.
test.use({ bypassCSP: true, serviceWorkers: 'block' });

/** Settings as a visitor has chosen them. */
async function choose(context: BrowserContext, settings: Record<string, string>): Promise<void> {
  await context.addInitScript((chosen) => {
    // An empty page before the first one has no storage.
    if (location.protocol === 'about:' || localStorage.getItem('galds.settings')) return;
    localStorage.setItem('galds.settings', JSON.stringify(chosen));
  }, settings);
}

/** Starts a game of Lautari against the computer, as White. */
async function begin(page: Page, level = '1'): Promise<string> {
  await page.goto('/games/lautari');
  await page.getByRole('slider').fill(level);
  await page.getByLabel('Your side').selectOption('White');
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  const id = await atMatch(page);
  await expect(page.getByText('On this device')).toBeVisible();
  return id;
}

/** The first move of White. */
async function move(page: Page): Promise<void> {
  await clickField(page, 'e3');
  await clickField(page, 'e4');
}

/** Plays a move, waits for the answer and gives the game away. */
async function finish(page: Page): Promise<void> {
  await move(page);
  await expect(tableOf(page)).toHaveAttribute('data-ply', '2', { timeout: 60_000 });
  await resign(page);
  await expect(endOf(page)).toBeVisible();
}

function finishedHere(page: Page): Locator {
  return page.locator('section').filter({ hasText: 'Finished on this device' });
}

test('a game that was finished here is found again, added to those online once, and deleted', async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  await choose(context, { playHere: 'on' });
  const id = await begin(page);
  await finish(page);
  // Whoever leaves the page finds it on the first one, after a reload and in another tab, too.
  await page.getByRole('link', { name: 'Galds' }).first().click();
  await page.reload();
  const list = finishedHere(page);
  const row = list.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Computer (level 1)');
  await expect(row.getByText('lost')).toBeAttached();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await row.getByRole('link', { name: 'Lautari' }).click();
  await page.waitForURL(`**/match/${id}`);
  await expect(endOf(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analyse' })).toBeVisible();
  await page.goBack();

  const add = row.getByRole('button', { name: 'Add to my games online' });
  const other = await context.newPage();
  await other.goto('/');
  const addThere = finishedHere(other).getByRole('button', { name: 'Add to my games online' });
  await expect(addThere).toBeVisible();
  // Without a network it is refused with a reason, and can be tried again.
  await context.setOffline(true);
  await add.click();
  await expect(list.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  // Sent, but the page is gone before it hears so.
  await page.route('**/api/matches/played', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add.click();
  await expect(list.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/matches/played');
  await page.reload();
  await add.click();
  const there = row.getByRole('link', { name: 'Open it online' });
  await expect(there).toBeVisible();
  await addThere.click();
  await expect(finishedHere(other).getByRole('link', { name: 'Open it online' })).toHaveAttribute(
    'href',
    (await there.getAttribute('href')) ?? '',
  );
  expect(await archived(page)).toBe(1);

  await row.getByRole('button', { name: 'Delete this game: Lautari' }).click();
  await row.getByRole('button', { name: 'Keep it' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Delete this game: Lautari' }).click();
  await row.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(list).toHaveCount(0);
  // At the server it stays.
  expect(await archived(page)).toBe(1);
  await page.goto(`/match/${id}`);
  await expect(page.getByText('Game not found.')).toBeVisible();
});

test('a move that cannot be saved is refused once, with the reason, and made when there is space', async ({
  context,
  page,
}) => {
  await choose(context, { playHere: 'on' });
  // A disk that is full when the test says so: what is added in the worker of the tables is broken off.
  await context.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const full = `
      let isFull = false;
      new BroadcastChannel('disk').onmessage = ({ data }) => (isFull = data);
      const add = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = function (value) {
        const request = add.call(this, value);
        if (isFull) this.transaction.abort();
        return request;
      };`;
    await route.fulfill({ response, body: `${full}\n${await response.text()}` });
  });
  const fill = (isFull: boolean) =>
    page.evaluate((full) => new BroadcastChannel('disk').postMessage(full), isFull);
  const id = await begin(page);
  await fill(true);
  const before = await tableOf(page).getAttribute('data-ply');
  await move(page);
  await expect(page.getByRole('alert')).toContainText('could not be saved on this device');
  await expect(tableOf(page)).toHaveAttribute('data-ply', before ?? '');
  // Nothing goes on in the dark: the tab has no command left that it would send again.
  const pending = await page.evaluate(
    (match) => sessionStorage.getItem(`galds.pending.${match}`),
    id,
  );
  expect(pending).toBeNull();
  await fill(false);
  await move(page);
  await expect(tableOf(page)).toHaveAttribute('data-ply', '2', { timeout: 60_000 });
});

test('a computer player that fails is told of, and tries again when it is asked to', async ({
  context,
  page,
}) => {
  await choose(context, { playHere: 'on' });
  // The worker that thinks for the computer gets what it cannot read, until the test says otherwise.
  await context.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const broken = `
      let isBroken = true;
      new BroadcastChannel('engine').onmessage = ({ data }) => (isBroken = data);
      self.Worker = class extends Worker {
        postMessage(message) {
          const asked = message.type === 'ask' && isBroken;
          super.postMessage(asked ? { type: 'ask', question: null } : message);
        }
      };`;
    await route.fulfill({ response, body: `${broken}\n${await response.text()}` });
  });
  await begin(page);
  await move(page);
  await expect(page.getByRole('alert')).toContainText('The computer could not choose a move.');
  await page.evaluate(() => new BroadcastChannel('engine').postMessage(false));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tableOf(page)).toHaveAttribute('data-ply', '2', { timeout: 60_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a saved game that cannot be read is not called unknown', async ({ context, page }) => {
  await choose(context, { playHere: 'on' });
  const id = await begin(page);
  await page.evaluate(async (match) => {
    const opening = indexedDB.open('galds');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const transaction = opening.result.transaction('rows', 'readwrite');
    transaction.objectStore('rows').put({
      id: match,
      number: 1,
      what: '{"type":"of another version"}',
      at: 1,
      client: null,
    });
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    opening.result.close();
  }, id);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('cannot read this saved game');
  await expect(page.getByText('Game not found.')).toHaveCount(0);
});

test('what the files of a game are missing for is said', async ({ context, page }) => {
  await choose(context, { playHere: 'on' });
  const id = await begin(page);
  await context.route('**/modules/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The engine could not be loaded');
  await page.goto('/games/lautari');
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'so this game cannot be played on this device. To play on the server instead',
  );
  await context.unroute('**/modules/**');
  await page.goto(`/match/${id}`);
  await expect(page.getByRole('grid')).toBeVisible();
  for (const name of ['constructor', 'toString']) {
    await page.goto(`/match/${name}`);
    await expect(page.getByText('Game not found.')).toBeVisible();
  }
});

/** Counts workers that were started, by the name of their file, and those that were ended. */
async function countWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counts = { started: 0, ended: 0 };
    Object.assign(window, { counts });
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Plain>) {
        super(...given);
        counts.started++;
      }
      override terminate(): void {
        counts.ended++;
        super.terminate();
      }
    };
  });
}

const counts = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts);

/** Nardi after the opening roll of 3-1. */
const OPENING = 'w 31 24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 1c -';

/** Makes the browser believe in four cores, whatever the machine has. */
async function pretendFourCores(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 }),
  );
}

test('a rollout uses the cores that there are, and rests while the page is hidden', async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  await pretendFourCores(context);
  await countWorkers(context);
  const asked = new URLSearchParams({ rules: 'backgammon', position: OPENING });
  await page.goto(`/analysis/nardi?${asked}`);
  await page.getByText('Rollout', { exact: true }).click();
  await page.getByLabel('Games per move').selectOption('144');
  const run = page.getByRole('button', { name: 'Roll out' });
  await expect(run).toBeEnabled({ timeout: 60_000 });
  const before = await counts(page);
  await run.click();
  // Three moves at once, of which one may have the worker that has analysed.
  await expect
    .poll(async () => (await counts(page))['started'])
    .toBeGreaterThan((before['started'] ?? 0) + 1);
  const table = page.getByRole('group', { name: 'Rollout' });
  await expect(table.getByText(/± 0\.\d/)).toHaveCount(3, { timeout: 120_000 });
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const running = await counts(page);
  await hide(true);
  await expect
    .poll(async () => (await counts(page))['ended'])
    .toBeGreaterThanOrEqual((running['ended'] ?? 0) + 1);
  await hide(false);
  await expect(page.getByText('Each move was played out 144 times.')).toBeVisible({
    timeout: 180_000,
  });
});

test('the report on a game has as many workers think as there are cores, but for one', async ({
  context,
  page,
}) => {
  await pretendFourCores(context);
  await countWorkers(context);
  const played = 'i3-i4;i12-i11;g3-g4;i11-i12;i4-i3;g12-g11';
  await page.goto(`/analysis/lautari?${new URLSearchParams({ moves: played })}`);
  await page.getByLabel('Engine on').uncheck();
  const before = await counts(page);
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible({ timeout: 60_000 });
  const after = await counts(page);
  expect((after['started'] ?? 0) - (before['started'] ?? 0)).toBe(3);
  expect(after['ended']).toBe(before['ended']);
});

test('making the tables for the end of Nardi does not stop the page', async ({ page }) => {
  const fetched = page.waitForResponse(/modules\/nardi.*\.wasm/).then((response) => response.ok());
  await page.addInitScript(() => {
    const longest = { gap: 0 };
    Object.assign(window, { longest });
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      longest.gap = Math.max(longest.gap, now - last);
      last = now;
    }, 50);
  });
  await page.goto(
    `/analysis/nardi?${new URLSearchParams({ rules: 'backgammon', position: BEARING_OFF })}`,
  );
  await expect(page.getByRole('grid')).toBeVisible();
  // The page itself is there; what comes now is the engine, which makes its tables in the worker.
  await page.evaluate(() => ((window as unknown as { longest: { gap: number } }).longest.gap = 0));
  await expect(page.getByText(/depth \d+/i).first()).toBeVisible({ timeout: 60_000 });
  expect(await fetched).toBe(true);
  const gap = await page.evaluate(
    () => (window as unknown as { longest: { gap: number } }).longest.gap,
  );
  console.log(`the longest gap was ${Math.round(gap)} ms`);
  expect(gap).toBeLessThan(500);
});

/** The addresses at which an analysis was asked for: the module here, or the server. */
async function thinkers(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const note = (path: string) => {
    if (path === '/api/analysis') asked.push('server');
    if (/^\/modules\/rotary.*\.wasm$/.test(path)) asked.push('here');
  };
  page.on('request', (request) => note(new URL(request.url()).pathname));
  await open();
  await expect(page.getByText(/depth \d+/i).first()).toBeVisible({ timeout: 60_000 });
  return [...new Set(asked)];
}

test('analysis is done here, and by the server if the settings say so', async ({ page }) => {
  expect(await thinkers(page, () => page.goto('/analysis/rotary'))).toEqual(['here']);
  await page.goto('/settings');
  await page.getByLabel('Analyse on this device instead of on the server').uncheck();
  expect(await thinkers(page, () => page.goto('/analysis/rotary'))).toEqual(['server']);
});

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  test('analysis is done by the server, unless one wishes otherwise', async ({ page }) => {
    expect(await thinkers(page, () => page.goto('/analysis/rotary'))).toEqual(['server']);
    await page.goto('/settings');
    await page.getByLabel('Analyse on this device instead of on the server').check();
    expect(await thinkers(page, () => page.goto('/analysis/rotary'))).toEqual(['here']);
  });
});
