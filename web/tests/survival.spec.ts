/** The server is killed in the middle of a match and comes back. */
import { expect, test } from '@playwright/test';
import { startAgainstComputer, touchField, waitForTurn } from './playing';

/** Beside the server listens who starts and kills it. */
const CONTROL = `http://127.0.0.1:${Number(process.env['GALDS_PORT'] ?? 18_473) + 1}`;

test('a move made while the server is dead arrives when it is back', async ({ page, request }) => {
  const id = await startAgainstComputer(page, 'lautari');
  const before = await waitForTurn(page, id);
  await request.post(`${CONTROL}/kill`);
  await expect(page.getByText(/Connection lost|Slow connection/)).toBeVisible();
  for (const pick of before.board.choices[0]?.picks ?? []) {
    if ('field' in pick) await touchField(page, pick.field);
  }
  await expect(page.getByText(/^Not sent yet/)).toBeVisible();
  await request.post(`${CONTROL}/start`);
  await expect(page.getByText(/^Connected/)).toBeVisible({ timeout: 60_000 });
  const number = before.state.record.length + 1;
  await expect(page.getByRole('button', { name: new RegExp(`^Move ${number}:`) })).toBeVisible();
});
