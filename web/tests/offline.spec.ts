/** Without a network: whole games against the computer at a table in the browser, which go on after a reload. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './faultless';
import {
  archived,
  atMatch,
  clickField,
  endOf,
  games,
  moves,
  resign,
  tableOf,
  touchField,
} from './playing';
import { startReplaceable } from './replaceable';

test.skip(!existsSync(join(import.meta.dirname, '../modules')), 'there is no compiler for wasm32');

/** After so many turns the page is loaded anew. */
const RELOAD_AFTER = 3;
/** No game lasts longer: the computer is strong, and whoever plays does the first thing that can be done. */
const MOST_TURNS = 400;
/** A level that ends a game soon. */
const LEVEL = '7';

/** Saves a game in the settings, as a player would. */
async function keepForOffline(page: Page, title: string): Promise<void> {
  await page.goto('/settings');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: /^Save for offline/ }).click();
  // The tests save games one after the other from one address, and the server may ask to wait.
  await expect(row.getByText('Available offline')).toBeVisible({ timeout: 90_000 });
}

async function startOffline(page: Page, game: string): Promise<string> {
  await page.goto(`/games/${game}`);
  await page.getByRole('slider').fill(LEVEL);
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  const id = await atMatch(page);
  if (game === 'luzhanqi') await page.getByRole('button', { name: 'Ready', exact: true }).click();
  return id;
}

/** Waits until it is one's turn or the match is over; whether it is over. */
async function isOver(page: Page): Promise<boolean> {
  const yours = page.locator('.table[aria-busy="false"] .status.yours');
  await expect(yours.or(endOf(page)).first()).toBeVisible({ timeout: 60_000 });
  return endOf(page).isVisible();
}

/** Waits for one's turn and does the first thing that can be done; whether the match goes on. */
async function playTurn(page: Page): Promise<boolean> {
  if (await isOver(page)) return false;
  const ply = await tableOf(page).getAttribute('data-ply');
  const roll = page.getByRole('button', { name: 'Roll dice' });
  const typed = page.getByRole('textbox', { name: 'Type a move' });
  if (await roll.isVisible()) await roll.click();
  else if (await typed.isVisible()) {
    const example = /e\.g\. (.*)$/.exec((await typed.getAttribute('placeholder')) ?? '');
    await typed.fill(example?.[1] ?? '');
    await typed.press('Enter');
  }
  await expect(tableOf(page)).not.toHaveAttribute('data-ply', ply ?? '');
  return true;
}

/** The kilobytes that a game in the settings still takes. */
async function sizeOf(row: Locator): Promise<number> {
  const button = row.getByRole('button', { name: /^Save for offline/ });
  return Number(/\((\d+) kB\)/.exec((await button.textContent()) ?? '')?.[1]);
}

const titles: Record<string, string> = {
  lautari: 'Lautari',
  luzhanqi: 'Luzhanqi',
  nardi: 'Nardi',
  rotary: 'Rotary',
  shatra: 'Shatra',
};

for (const game of games) {
  test(`a whole game of ${game} is played without a network and goes on after a reload`, async ({
    context,
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await keepForOffline(page, titles[game] ?? game);
    await context.setOffline(true);
    await startOffline(page, game);
    await expect(page.getByText('On this device')).toBeVisible();
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      if (turn === RELOAD_AFTER) {
        const before = await moves(page).count();
        await page.reload();
        await expect.poll(() => moves(page).count()).toBeGreaterThanOrEqual(before);
      }
      if (!(await playTurn(page))) break;
    }
    await expect(endOf(page)).toBeVisible();
    await context.setOffline(false);
    await addToGamesOnline(page);
  });
}

/** Uploads the match that is shown: a reload later it is still there under the same address, and once. */
async function addToGamesOnline(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add to my games online' }).click();
  const there = page.getByRole('link', { name: 'Open it online' });
  await expect(there).toBeVisible();
  const address = (await there.getAttribute('href')) ?? '';
  await page.reload();
  await expect(there).toHaveAttribute('href', address);
  expect(await archived(page)).toBe(1);
  return address;
}

test('the page outside the worker does not get the hidden army before the end', async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Plain>) {
        super(...given);
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
      }
    };
  });
  await keepForOffline(page, 'Luzhanqi');
  await context.setOffline(true);
  await startOffline(page, 'luzhanqi');
  for (let turn = 0; turn < 3; turn++) await playTurn(page);
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const before = await heard();
  await resign(page);
  await expect(endOf(page)).toBeVisible();
  // The armies are the only actions that begin with this sign. A message with many of them offers examples, of which the
  // computer may have chosen one; all others speak of armies that are on the board.
  const armiesIn = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => text.match(/@[\w.\-/]{20,}/g) ?? []));
  const onBoard = (texts: readonly string[]) =>
    armiesIn(texts.filter((text) => armiesIn([text]).size <= 2));
  expect(onBoard(before).size).toBeLessThanOrEqual(1);
  await expect.poll(async () => onBoard(await heard()).size).toBe(2);
  await context.setOffline(false);
});

test('the computer teaches without a network, too', async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepForOffline(page, 'Shatra');
  await context.setOffline(true);
  await startOffline(page, 'shatra');
  await isOver(page);
  const teacher = page.getByRole('region', { name: 'The computer as teacher' });
  await teacher.getByRole('button', { name: 'Hint' }).click();
  await expect(teacher.getByText(/^Look at \d+/)).toBeVisible();
  await teacher.getByRole('button', { name: 'Where to?' }).click();
  await expect(page.locator('.arrow.best').first()).toBeVisible();
  await playTurn(page);
  await isOver(page);
  await teacher.getByRole('button', { name: 'Was that good?' }).click();
  await expect(
    teacher.getByText(/: (the best move|a good move|Inaccuracy|Mistake|Blunder)\.$/),
  ).toBeVisible();
  await context.setOffline(false);
});

test('where pieces are hidden the computer teaches without a network, too', async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepForOffline(page, 'Luzhanqi');
  await context.setOffline(true);
  await startOffline(page, 'luzhanqi');
  await isOver(page);
  const teacher = page.getByRole('region', { name: 'The computer as teacher' });
  await teacher.getByRole('button', { name: 'Hint' }).click();
  await expect(teacher.getByText(/^Look at /)).toBeVisible();
  await teacher.getByRole('button', { name: 'Where to?' }).click();
  await expect(page.locator('.arrow.best').first()).toBeVisible();
  await teacher.getByRole('button', { name: 'Why?' }).click();
  await expect(teacher.getByRole('button', { name: 'Why?' })).toHaveCount(0);
  await playTurn(page);
  await isOver(page);
  await teacher.getByRole('button', { name: 'Was that good?' }).click();
  await expect(
    teacher.getByText(/: (the best move|a good move|Inaccuracy|Mistake|Blunder)\.$/),
  ).toBeVisible();
  await context.setOffline(false);
});

test('with few men left the analysis here says what the endgame table says', async ({
  context,
  page,
}) => {
  const fetched: string[] = [];
  context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const table = '/modules/shatra.endgames';
  await page.goto('/analysis/shatra');
  await expect(page.getByText(/depth \d+/i).first()).toBeVisible();
  expect(fetched.some((path) => /^\/modules\/shatra.*\.wasm$/.test(path))).toBe(true);
  expect(fetched).not.toContain(table);
  // The longest win with three men, far beyond what a search sees in this time.
  const longest = new URLSearchParams({ position: 'w K11,57 K48 - - 0' });
  await page.goto(`/analysis/shatra?${longest}`);
  await expect(page.getByText('wins in 63 plies').first()).toBeVisible();
  expect(fetched).toContain(table);

  await keepForOffline(page, 'Shatra');
  await context.setOffline(true);
  await page.goto(`/analysis/shatra?${longest}`);
  await expect(page.getByText('wins in 63 plies').first()).toBeVisible();
  await context.setOffline(false);
});

test('analysis, a puzzle and the solitaire need no network', async ({ context, page }) => {
  test.setTimeout(240_000);
  await keepForOffline(page, 'Rotary');
  const [key = '', way = ''] = await Promise.all([
    solution(page, '/api/puzzles/rotary/1', 'key'),
    solution(page, '/api/intarzia/1', 'way'),
  ]);
  await context.setOffline(true);

  await page.goto('/analysis/rotary');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText(/depth \d+/i).first()).toBeVisible();

  await page.goto('/puzzles/rotary/1');
  await expect(page.getByText(/to move and win in/)).toBeVisible();
  await turn(page, '', key);
  await expect(
    page
      .getByRole('main')
      .getByText(/Right|Solved/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('main').getByText(/The solution starts with/)).toBeVisible();

  await page.goto('/intarzia/1');
  await expect(page.getByText('0 turns')).toBeVisible();
  for (const one of way.split(' ')) await turn(page, 'from ', one);
  await expect(page.getByRole('main').getByText(/It is proven that fewer/)).toBeVisible();

  await context.setOffline(false);
});

test('lessons and the report on mistakes need no network', async ({ context, page }) => {
  test.setTimeout(240_000);
  await keepForOffline(page, 'Shatra');
  await context.setOffline(true);

  await page.goto('/learn/shatra');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goto('/learn/shatra/danger');
  await expect(page.getByText(/Step 1 of \d/)).toBeVisible();
  await clickField(page, '57');
  await clickField(page, '49');
  await expect(page.locator('.answer.done')).toBeVisible();

  const position = 'w 48,52,K53,62 7,11,16,29,K30 w - 0';
  await page.goto(`/analysis/shatra?${new URLSearchParams({ position, moves: '62-36;29x43' })}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Better: 62-37').first()).toBeVisible();
  await context.setOffline(false);
});

test('a game that was played without a network is analysed without one', async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  await keepForOffline(page, 'Luzhanqi');
  await context.setOffline(true);
  const id = await startOffline(page, 'luzhanqi');
  for (let turn = 0; turn < 3; turn++) await playTurn(page);
  await resign(page);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.waitForURL(`**/analysis/match/${id}`);
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('row', { name: /^Accuracy( \d+\s?%){2}$/ })).toBeVisible();
  await context.setOffline(false);
});

test('the rules have their pictures without a network', async ({ context, page }) => {
  await keepForOffline(page, 'Lautari');
  await context.setOffline(true);
  for (const game of ['lautari', 'luzhanqi']) {
    await page.goto(`/games/${game}/rules`);
    const pictures = page.getByRole('main').locator('figure img');
    await expect(pictures.first()).toBeVisible();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  }
  await context.setOffline(false);
});

test('what a game takes is what is still to be loaded, and it can be removed', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/settings');
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row('Rotary').getByRole('button')).toBeVisible();
  const before = await sizeOf(row('Rotary'));
  await keepForOffline(page, 'Shatra');
  const after = await sizeOf(row('Rotary'));
  expect(after).toBeGreaterThan(0);
  // The pages are there now.
  expect(after).toBeLessThan(before - 300);
  await row('Shatra').getByRole('button', { name: 'Remove' }).click();
  await expect(row('Shatra').getByRole('button', { name: /^Save/ })).toBeVisible();
  expect(await sizeOf(row('Shatra'))).toBeLessThan(before - 300);
  expect(await sizeOf(row('Rotary'))).toBe(after);
});

test('without a network it is said what needs one, and which game is not saved', async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  await keepForOffline(page, 'Rotary');
  await context.setOffline(true);
  const needsPeople = page.getByText(/^This needs a connection: it is about games with other/);
  const paths = ['/lobby', '/watch', '/tournaments', '/people/somebody', '/top'];
  for (const path of [...paths, '/problems/shatra', '/problems/shatra/1']) {
    await page.goto(path);
    await expect(needsPeople, path).toBeVisible();
  }
  await needsPeople.getByRole('link', { name: 'Play offline' }).click();
  await expect(page.getByText('You need a connection to save it.')).toHaveCount(4);
  await expect(page.getByText('Available offline')).toHaveCount(1);
  await expect(needsPeople).toHaveCount(0);

  const isNotSaved = page.getByText(/this game is not saved for offline use on this device/);
  await page.goto('/analysis/shatra');
  await expect(isNotSaved.first()).toBeVisible();
  await page.goto('/games/shatra');
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  await expect(isNotSaved.first()).toBeVisible();

  await context.setOffline(false);
  await page.goto('/lobby');
  await expect(page.getByText(/online/).first()).toBeVisible();
  await expect(needsPeople).toHaveCount(0);
});

test('an update of the server breaks no game that is played here', async ({ baseURL, browser }) => {
  test.setTimeout(240_000);
  const server = await startReplaceable(baseURL ?? '');
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Plain>) {
        super(...given);
        workers.push(this);
      }
    };
  });
  await keepForOffline(page, 'Rotary');
  await context.setOffline(true);
  await startOffline(page, 'rotary');
  for (let turn = 0; turn < 2; turn++) await playTurn(page);
  await context.setOffline(false);

  // Somebody opens another window, which brings the new version into this browser.
  server.replace();
  const other = await context.newPage();
  await other.goto('/');
  const mark = () =>
    other.evaluate(async () => {
      const note = await caches.match('/versions');
      return ((await note?.json()) as { mark: string }[])[0]?.mark;
    });
  await expect.poll(mark, { timeout: 90_000 }).toBe(server.newMark);

  // The worker of the table ends, as it does when the machine is short of memory.
  const before = server.refused.length;
  const count = () =>
    page.evaluate(() => {
      const { workers } = window as unknown as { workers: Worker[] };
      return workers.length;
    });
  const workers = await count();
  await page.evaluate(() => {
    const { workers } = window as unknown as { workers: Worker[] };
    for (const worker of workers) worker.dispatchEvent(new Event('error'));
  });
  await expect.poll(count).toBeGreaterThan(workers);
  for (let turn = 0; turn < 2; turn++) await playTurn(page);
  expect(server.refused.length).toBe(before);
  const played = await moves(page).count();
  await page.reload();
  await expect.poll(() => moves(page).count()).toBeGreaterThanOrEqual(played);
  await playTurn(page);
  await context.close();
  await server.end();
});

/** A part of what the server tells those who give up. */
async function solution(page: Page, address: string, part: string): Promise<string> {
  const answer = await page.request.post(address, { data: { give_up: true } });
  return ((await answer.json()) as Record<string, string>)[part] ?? '';
}

/** Turns the pieces around a pivot, as `PIVOT-K` says. */
async function turn(page: Page, before: string, token: string): Promise<void> {
  const [pivot = '', sixths = ''] = token.split('-');
  await touchField(page, `${before}${pivot}`);
  for (let step = 0; step < Number(sixths); step++)
    await page.getByRole('button', { name: 'Rotate one step clockwise' }).click();
  await page.getByRole('button', { name: `Turn by ${sixths}` }).click();
  // The board is another one before the next turn is made.
  await expect(page.getByRole('button', { name: `Turn by ${sixths}` })).toHaveCount(0);
}

test('a match that was played without a network joins those at the server, once', async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  await keepForOffline(page, 'Lautari');
  await context.setOffline(true);
  const id = await startOffline(page, 'lautari');
  for (let turn = 0; turn < 3; turn++) await playTurn(page);
  await resign(page);
  await page.getByRole('button', { name: 'Add to my games online' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  const address = await addToGamesOnline(page);
  expect(address).not.toContain(id);
  await page.goto(address);
  await expect(endOf(page)).toBeVisible();
});

test('analysis rests while the page is hidden', async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
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
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const counts = () =>
    page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts);
  await page.goto('/analysis/rotary');
  await expect(page.getByText(/depth \d+/i).first()).toBeVisible();
  const before = await counts();
  expect(before['started']).toBeGreaterThan(0);
  await hide(true);
  await expect.poll(async () => (await counts())['ended']).toBeGreaterThan(before['ended'] ?? 0);
  await hide(false);
  await expect
    .poll(async () => (await counts())['started'])
    .toBeGreaterThan(before['started'] ?? 0);
});
