/** The page of a match: its list of moves, its chat, its questions, and words that wait for the board. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './faultless';
import { Somebody } from './house';
import { endOf, moves, startAgainstComputer, tableOf, waitForTurn } from './playing';

interface Wanted {
  game: string;
  rules?: string;
  rated?: 'rated' | 'casual';
  control?: object;
}

/** Two people at a board, who act without a page. */
async function seated(baseURL: string | undefined, wanted: Wanted) {
  const stamp = Math.random().toString(36).slice(2, 8);
  const first = await Somebody.new(baseURL ?? '', `Ilze${stamp}`);
  const second = await Somebody.new(baseURL ?? '', `Janis${stamp}`);
  const { id } = await first.post<{ id: string }>('/api/matches', {
    side: 'first',
    opponent: { name: second.name },
    ...wanted,
  });
  await second.do(id, { do: 'join' });
  return { id, first, second };
}

/** A page in which somebody is signed in who was made without one. */
async function pageOf(browser: Browser, who: Somebody): Promise<Page> {
  const context = await browser.newContext({
    storageState: await who.asking.storageState(),
  });
  return context.newPage();
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Write a message').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('chat goes on after the page was loaded anew', async ({ browser, baseURL }) => {
  const { id, first, second } = await seated(baseURL, { game: 'shatra' });
  const [one, other] = [await pageOf(browser, first), await pageOf(browser, second)];
  for (const page of [one, other]) {
    await page.goto(`/match/${id}`);
    await expect(page.getByRole('grid')).toBeVisible();
  }
  await one.getByText('Chat', { exact: true }).first().click();
  await say(one, 'Good luck!');
  await expect(other.getByText('Good luck!')).toBeVisible();
  for (const page of [one, other]) {
    await page.reload();
    await expect(page.getByRole('log').getByText('Good luck!')).toHaveCount(1);
  }
  await say(one, 'And fun.');
  await say(other, 'You too!');
  for (const page of [one, other]) {
    await expect(page.getByRole('log').locator('p')).toHaveText([
      /Good luck!/,
      /And fun\./,
      /You too!/,
    ]);
  }
});

/** Whether the current move is within the window of the list. */
async function currentMoveIsSeen(page: Page): Promise<boolean> {
  return page.locator('.list').evaluate((list) => {
    const entry = list.querySelector('[aria-current="step"]');
    if (!entry) return false;
    const [box, window] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
    return box.top >= window.top - 1 && box.bottom <= window.bottom + 1;
  });
}

test('the list of moves follows the current move, also when the list becomes smaller', async ({
  page,
  baseURL,
}) => {
  const { id, first, second } = await seated(baseURL, { game: 'shatra' });
  const act = async (count: number) => {
    for (let i = 0; i < count; i++) {
      await first.act(id, undefined);
      await second.act(id, undefined);
    }
  };
  await act(12);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/match/${id}`);
  await expect(moves(page)).toHaveCount(24);
  await expect.poll(() => currentMoveIsSeen(page)).toBe(true);
  await act(1);
  await expect(moves(page)).toHaveCount(26);
  await expect.poll(() => currentMoveIsSeen(page)).toBe(true);
  // Something appears above the list, as a contact or a field for typing does.
  await page.locator('.beside').evaluate((beside) => {
    const panel = document.createElement('div');
    panel.style.flex = '0 0 9rem';
    beside.prepend(panel);
  });
  await expect.poll(() => currentMoveIsSeen(page)).toBe(true);
});

/** Makes movements slow, and notes what the page says while something still moves on its board. */
async function watchWords(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--slow', '900ms');
    const early: string[] = [];
    Object.assign(window, { early });
    const board = () => document.querySelector('.play-board');
    const words = () =>
      [...document.querySelectorAll('.list button, .beside h2, .bar .turn, .status')].map(
        (one) =>
          `${one.closest('[data-seat]')?.getAttribute('data-seat') ?? ''} ${one.textContent}`,
      );
    let before = words();
    const look = () => {
      const now = words();
      const fresh = now.filter((one) => !before.includes(one));
      const moving = board()?.getAnimations({ subtree: true }) ?? [];
      const shown = Number(document.querySelector<HTMLElement>('.table')?.dataset['ply']);
      const isBehind = document.querySelectorAll('.list button').length > shown;
      const isMoving = moving.some((one) => one.playState === 'running');
      if (isMoving || isBehind) early.push(...fresh);
      before = now;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { early: string[] }).early);
}

test('list, turn and result wait until the board has shown what they tell', async ({
  page,
  baseURL,
}) => {
  // The third move is the last one under these rules.
  const { id, first, second } = await seated(baseURL, {
    game: 'luzhanqi',
    rules: 'luzhanqi,cap=4',
  });
  await first.act(id, 'fortress');
  await second.act(id, 'hedgehog');
  await first.act(id, undefined);
  await page.goto(`/match/${id}`);
  await expect(moves(page)).toHaveCount(3);
  const early = await watchWords(page);
  await second.act(id, undefined);
  await expect(moves(page)).toHaveCount(4);
  await first.act(id, undefined);
  await second.act(id, undefined);
  await expect(page.getByRole('heading', { name: /Draw| won$/ })).toBeVisible();
  await expect(moves(page)).toHaveCount(6);
  expect(await early()).toEqual([]);
});

test('breaking off and offering a draw are asked about first', async ({ browser, baseURL }) => {
  const { id, first, second } = await seated(baseURL, { game: 'shatra' });
  const page = await pageOf(browser, first);
  await page.goto(`/match/${id}`);
  await page.getByRole('button', { name: 'Abort' }).click();
  await expect(page.getByText('Abort this game?')).toBeVisible();
  await page.getByRole('button', { name: 'No, play on' }).click();
  await expect(page.getByText('Abort this game?')).toBeHidden();
  await first.act(id, undefined);
  await second.act(id, undefined);
  await page.getByRole('button', { name: 'Offer draw' }).click();
  const { state } = await first.get<{ state: Record<string, unknown> }>(`/api/matches/${id}`);
  expect(state).toMatchObject({ phase: 'playing', first_offers: null });
  await page.getByRole('button', { name: 'Yes, offer a draw' }).click();
  await expect(page.getByText('You offered a draw.')).toBeVisible();
  await second.do(id, { do: 'decline', offer: 'draw' });
  await expect(page.getByText('Your draw offer was declined.')).toBeVisible();
});

test('taking back is offered only where it can be granted', async ({ browser, baseURL }) => {
  const takeBack = (page: Page) => page.getByRole('button', { name: 'Request takeback' });
  const { id, first, second } = await seated(baseURL, { game: 'luzhanqi' });
  await first.act(id, 'fortress');
  await second.act(id, 'hedgehog');
  await first.act(id, undefined);
  const page = await pageOf(browser, first);
  await page.goto(`/match/${id}`);
  await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
  await expect(takeBack(page)).toHaveCount(0);
  const other = await seated(baseURL, { game: 'shatra' });
  await other.first.act(other.id, undefined);
  const shatra = await pageOf(browser, other.first);
  await shatra.goto(`/match/${other.id}`);
  await expect(takeBack(shatra)).toBeVisible();
});

test('names stand with their ratings, and the terms beside the board', async ({
  page,
  baseURL,
}) => {
  const control = { type: 'increment', initial: 600_000, increment: 5_000 };
  const wanted = { game: 'rotary', rated: 'rated', control } as const;
  const { id, first, second } = await seated(baseURL, wanted);
  for (const one of [first, second]) await one.act(id, undefined);
  await second.do(id, { do: 'resign' });
  await page.goto(`/match/${id}`);
  await expect(page.getByText('Rotary · 10+5 · rated')).toBeVisible();
  await expect(page.locator('.bar', { hasText: first.name })).toContainText(/\b1\d{3}\?/);
  await page.goto(`/people/${first.name}`);
  await expect(page.locator('.rating strong')).toHaveText(/^1\d{3}\?$/);
  // A curve says when it was.
  const year = new Date().getFullYear();
  await expect(page.locator('figure svg text', { hasText: String(year) }).first()).toBeVisible();
  await page.goto('/top?game=rotary');
  await expect(page.getByRole('main')).toContainText(/five rated games|Rating/);

  await first.post('/api/matches', { ...wanted, opponent: 'lobby' });
  await page.goto('/lobby');
  const waiting = page.getByRole('link', { name: new RegExp(first.name) });
  await expect(waiting).toContainText(/1\d{3}\?/);
  await expect(waiting).toContainText('10+5 · rated');
  await expect(page.getByRole('link', { name: 'All open challenges' })).toHaveCount(0);
});

test('of an opponent who is not there it is not said that they think', async ({
  browser,
  baseURL,
}) => {
  const { id, first, second } = await seated(baseURL, { game: 'shatra' });
  const page = await pageOf(browser, first);
  await page.goto(`/match/${id}`);
  await first.act(id, undefined);
  const status = page.locator('.status');
  await expect(status).toHaveText(`${second.name} is thinking`);
  await expect(status).toHaveText(`${second.name} is away`, { timeout: 60_000 });
  const other = await pageOf(browser, second);
  await other.goto(`/match/${id}`);
  await expect(status).toHaveText(`${second.name} is thinking`, { timeout: 60_000 });
});

test('the end is heard', async ({ page }) => {
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    const set = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value: number, end: number) {
      tones.push(Math.round(value));
      return set.call(this, value, end);
    };
  });
  const id = await startAgainstComputer(page, 'shatra', { side: 'White' });
  const looked = await waitForTurn(page, id);
  await page.request.post(`/api/matches/${id}/commands`, {
    data: { do: 'act', action: looked.board.choices[0]?.token },
    headers: { origin: new URL(page.url()).origin },
  });
  await expect(tableOf(page)).toHaveAttribute('data-ply', '2');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(endOf(page)).toBeVisible();
  // The lowest tone of the end is a G above middle C.
  const tones = () => page.evaluate(() => (window as unknown as { tones: number[] }).tones);
  await expect.poll(tones).toContain(392);
});

test('a finished game is there as a picture that plays it', async ({ browser, baseURL }) => {
  const { id, first, second } = await seated(baseURL, { game: 'shatra' });
  const page = await pageOf(browser, second);
  await page.goto(`/match/${id}`);
  await expect(page.getByRole('grid')).toBeVisible();
  const link = page.getByRole('link', { name: 'Animated picture' });
  await expect(link).toHaveCount(0);
  const { board } = await first.get<{ board: { choices: { token: string }[] } }>(
    `/api/matches/${id}?detail=board`,
  );
  await first.do(id, { do: 'act', action: board.choices[0]?.token });
  await second.do(id, { do: 'resign' });
  await expect(link).toHaveAttribute('download', `shatra-${id}.png`);
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toContain('bottom=second');
  const width = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    return picture.naturalWidth;
  }, address);
  expect(width).toBe(480);
});
