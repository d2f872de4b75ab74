/** The server is killed in the middle of a match and comes back. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './faultless';
import { look, playTurn, startAgainstComputer, touchField, waitForTurn } from './playing';

/** Beside the server listens who starts and kills it. */
const CONTROL = `http://127.0.0.1:${Number(process.env['GALDS_PORT'] ?? 18_473) + 1}`;

async function kill(page: Page, request: APIRequestContext): Promise<void> {
  await request.post(`${CONTROL}/kill`);
  await expect(page.getByText(/Connection lost|Slow connection/)).toBeVisible();
}

async function start(page: Page, request: APIRequestContext): Promise<void> {
  await request.post(`${CONTROL}/start`);
  await expect(page.getByText(/^Connected/)).toBeVisible({ timeout: 60_000 });
}

test('a move made while the server is dead arrives when it is back', async ({ page, request }) => {
  const id = await startAgainstComputer(page, 'lautari');
  const before = await waitForTurn(page, id);
  await kill(page, request);
  for (const pick of before.board.choices[0]?.picks ?? []) {
    if ('field' in pick) await touchField(page, pick.field);
  }
  await expect(page.getByText(/^Not sent yet/)).toBeVisible();
  await start(page, request);
  const number = before.state.record.length + 1;
  await expect(page.getByRole('button', { name: new RegExp(`^Move ${number}:`) })).toBeVisible();
});

test('what is in hand stays in hand while the server is away', async ({ page, request }) => {
  const id = await startAgainstComputer(page, 'shatra', { side: 'White' });
  const before = await waitForTurn(page, id);
  const move = before.board.choices.find(({ picks }) => picks.length === 2);
  const [from, to] = (move?.picks ?? []).map((pick) => ('field' in pick ? pick.field : ''));
  if (!from || !to) throw new Error('a move has two fields');
  await touchField(page, from);
  await kill(page, request);
  await start(page, request);
  await expect(page.locator(`[data-name="${from}"]`)).toHaveAttribute('aria-selected', 'true');
  await touchField(page, to);
  await expect
    .poll(async () => (await look(page, id)).state.version)
    .toBeGreaterThan(before.state.version);
  await playTurn(page, id, 'shatra', 0);
});
