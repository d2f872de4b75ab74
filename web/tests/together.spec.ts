/** Two browser windows at one board. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './faultless';
import { endOf, games, look, playNext, playTurn, resign, tableOf } from './playing';

async function invite(page: Page, game: string): Promise<string> {
  await page.goto(`/games/${game}`);
  await page.getByText('Friend', { exact: true }).click();
  await page.getByLabel('Time control').selectOption({ label: 'No clock' });
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.waitForURL(/\/match\/\w{12}$/);
  await expect(page.getByLabel('Link to this game')).toHaveValue(page.url());
  return page.url().split('/').at(-1) ?? '';
}

/** Two strangers at a board, each in a browser of their own; the one who begins comes first. */
async function sitDown(browser: Browser, game: string): Promise<{ id: string; seats: Page[] }> {
  const host = await (await browser.newContext()).newPage();
  const friend = await (await browser.newContext()).newPage();
  const id = await invite(host, game);
  await friend.goto(`/match/${id}`);
  await friend.getByRole('button', { name: 'Join game' }).click();
  for (const page of [host, friend]) await expect(page.getByRole('grid')).toBeVisible();
  const { state } = await look(host, id);
  return { id, seats: state.you === 'first' ? [host, friend] : [friend, host] };
}

/** Rounds that are played before somebody gives up. */
const ROUNDS = 4;

for (const game of games) {
  test(`two people play ${game} in two windows`, async ({ browser }) => {
    const { id, seats } = await sitDown(browser, game);
    if (game === 'luzhanqi') {
      for (const page of seats)
        await page.getByRole('button', { name: 'Ready', exact: true }).click();
    }
    for (let turn = 0; turn < ROUNDS * 2; turn++) {
      if ((await playNext(seats, id, game, turn)).state.phase === 'over') break;
    }
    // Who cannot move passes by itself, so that the record may still grow.
    for (const page of seats) {
      const isShown = async () => {
        const { record } = (await look(page, id)).state;
        return (await tableOf(page).getAttribute('data-ply')) === String(record.length);
      };
      await expect.poll(isShown).toBe(true);
    }
    if (game === 'luzhanqi') {
      // Each sees the own army, and backs of tiles on the other side.
      for (const page of seats) {
        expect(await page.getByRole('gridcell', { name: /hidden piece/ }).count()).toBeGreaterThan(
          9,
        );
        expect(await page.getByRole('gridcell', { name: /flag/ }).count()).toBe(1);
      }
    }
    if (!(await endOf(seats[0]!).isVisible())) await resign(seats[0]!);
    for (const page of seats) await expect(endOf(page)).toBeVisible();
    for (const page of seats) await page.context().close();
  });
}

test('two people talk, agree on a draw and play again; a third looks on', async ({ browser }) => {
  const { id, seats } = await sitDown(browser, 'lautari');
  const [first, second] = seats as [Page, Page];
  const third = await (await browser.newContext()).newPage();
  await third.goto(`/match/${id}`);
  await playTurn(first, id, 'lautari', 0);
  await playTurn(second, id, 'lautari', 0);
  for (const page of [first, second, third]) {
    await expect(page.getByRole('button', { name: /^Move 2:/ })).toBeVisible();
  }
  await expect(third.getByRole('button', { name: 'Resign' })).toHaveCount(0);

  await first.getByText('Chat', { exact: true }).first().click();
  await first.getByLabel('Write a message').fill('Good luck!');
  await first.getByRole('button', { name: 'Send' }).click();
  await expect(second.getByText('Good luck!')).toBeVisible();

  await second.getByRole('button', { name: 'Request takeback' }).click();
  await first.getByRole('button', { name: 'Accept' }).click();
  await expect(second.getByRole('button', { name: /^Move 2:/ })).toHaveCount(0);

  await first.getByRole('button', { name: 'Offer draw' }).click();
  await first.getByRole('button', { name: 'Yes, offer a draw' }).click();
  await second.getByRole('button', { name: 'Accept' }).click();
  for (const page of [first, second, third]) {
    await expect(page.getByRole('heading', { name: 'Draw' })).toBeVisible();
  }
  await first.getByRole('button', { name: 'Rematch' }).click();
  await second.getByRole('button', { name: 'Accept' }).click();
  // Both are brought to the board, and whoever looks on may follow.
  for (const page of [first, second]) {
    await page.waitForURL((url) => /\/match\//.test(url.pathname) && !url.pathname.endsWith(id));
    await expect(page.getByRole('grid')).toBeVisible();
  }
  await third.getByRole('link', { name: 'Next game' }).click();
  await expect(third).toHaveURL(first.url());
  for (const page of [first, second, third]) await page.context().close();
});

test('strangers find each other in the lobby', async ({ browser }) => {
  const pages = [];
  for (let i = 0; i < 2; i++) {
    const page = await (await browser.newContext()).newPage();
    await page.goto('/lobby?game=shatra');
    await page.getByText('Anyone', { exact: true }).click();
    await page.getByRole('button', { name: 'Find an opponent' }).click();
    if (i === 0) await expect(page.getByText('Your open challenges')).toBeVisible();
    pages.push(page);
  }
  for (const page of pages) await page.waitForURL(/\/match\//);
  for (const page of pages) await expect(page.getByRole('grid')).toBeVisible();
  expect(pages[0]?.url()).toBe(pages[1]?.url());
  for (const page of pages) await page.context().close();
});

test('two tabs of one player show the same', async ({ context }) => {
  const first = await context.newPage();
  await first.goto('/');
  await first.getByRole('button', { name: 'Play the computer at Shatra' }).click();
  await first.waitForURL(/\/match\//);
  const id = first.url().split('/').at(-1) ?? '';
  const second = await context.newPage();
  await second.goto(`/match/${id}`);
  await playTurn(first, id, 'shatra', 0);
  await expect(second.getByRole('button', { name: /^Move 1:/ })).toBeVisible();
  await playTurn(second, id, 'shatra', 1);
  await expect(first.getByRole('button', { name: /^Move 3:/ })).toBeVisible();
});
