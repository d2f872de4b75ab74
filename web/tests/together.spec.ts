/** Two browser windows at one board; a server that dies; a tab that comes back. */
import { expect, test, type Page } from '@playwright/test';
import { look, touchField, waitForTurn } from './playing';

async function invite(page: Page, game: string): Promise<string> {
  await page.goto(`/games/${game}`);
  await page.getByText('A friend', { exact: true }).click();
  await page.getByLabel('Clock').selectOption({ label: 'No clock' });
  await page.getByRole('button', { name: 'Make the match' }).click();
  await page.waitForURL(/\/match\/\w{12}$/);
  await expect(page.getByLabel('Link to this match')).toHaveValue(page.url());
  return page.url().split('/').at(-1) ?? '';
}

async function moveOnce(page: Page, id: string): Promise<void> {
  const looked = await waitForTurn(page, id);
  for (const pick of looked.board.choices[0]?.picks ?? []) {
    if ('field' in pick) await touchField(page, pick.field);
  }
  await expect
    .poll(async () => (await look(page, id)).state.version)
    .toBeGreaterThan(looked.state.version);
}

test('two people play by a link, talk, agree on a draw and play again', async ({ browser }) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [host, friend] = await Promise.all([one.newPage(), two.newPage()]);
  const id = await invite(host, 'lautari');
  await friend.goto(`/match/${id}`);
  await friend.getByRole('button', { name: 'Take the free seat' }).click();
  await expect(host.getByRole('grid')).toBeVisible();
  await expect(friend.getByRole('grid')).toBeVisible();

  const looked = await look(host, id);
  const [first, second] = looked.state.you === 'first' ? [host, friend] : [friend, host];
  await moveOnce(first, id);
  await moveOnce(second, id);
  await expect(first.getByRole('button', { name: /^Move 2:/ })).toBeVisible();

  await first.getByText('Chat', { exact: true }).first().click();
  await first.getByLabel('Say something').fill('Good luck!');
  await first.getByRole('button', { name: 'Send' }).click();
  await expect(second.getByText('Good luck!')).toBeVisible();

  await first.getByRole('button', { name: 'Offer a draw' }).click();
  await second.getByRole('button', { name: 'Accept' }).click();
  for (const page of [first, second]) {
    await expect(page.getByRole('heading', { name: 'A draw' })).toBeVisible();
  }
  await first.getByRole('button', { name: 'Play again' }).click();
  await second.getByRole('button', { name: 'Accept' }).click();
  await first.getByRole('link', { name: 'To the next match' }).click();
  await expect(first.getByRole('grid')).toBeVisible();
  await Promise.all([one.close(), two.close()]);
});

test('two tabs of one player show the same', async ({ context }) => {
  const first = await context.newPage();
  await first.goto('/');
  await first.getByRole('button', { name: 'Play the computer at Shatra' }).click();
  await first.waitForURL(/\/match\//);
  const id = first.url().split('/').at(-1) ?? '';
  const second = await context.newPage();
  await second.goto(`/match/${id}`);
  await waitForTurn(first, id);
  await moveOnce(first, id);
  await waitForTurn(second, id);
  await expect(second.getByRole('button', { name: /^Move 1:/ })).toBeVisible();
  await moveOnce(second, id);
});
