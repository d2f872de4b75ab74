/**
 * A game that no list and no page knows: its folder, its words and its rules are there, and that is enough to find it,
 * to read of it, and to play it with the mouse to its end.
 */
import { expect, test } from '../faultless';
import { atMatch, clickField, endOf, look, playTurn, tableOf, waitForTurn } from '../playing';

const GAME = 'chiefs';
/** A game ends by itself after sixty turns of both sides. */
const MOST_TURNS = 70;

test('is on the first page and has a page of its own', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Chiefs' })).toBeVisible();
  await page.getByRole('link', { name: 'Chiefs', exact: true }).first().click();
  await expect(page).toHaveTitle(/Chiefs/);
  await expect(page.getByText('Bring your chief, whom only you know')).toBeVisible();
  await expect(page.getByRole('option', { name: 'White' })).toHaveCount(1);
});

test('is played against the computer to its end', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(`/games/${GAME}`);
  await page.getByLabel('Your side').selectOption('White');
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  const id = await atMatch(page);
  const field = (name: string) => page.locator(`[data-name="${name}"]`);

  await waitForTurn(page, id);
  await expect(page.getByText('Choose your chief').first()).toBeVisible();
  await clickField(page, 'b');
  // One's own chief is known, the other side's is not.
  await expect(field('b')).toHaveAccessibleName(/chief \(White\)/);
  await expect(field('h')).toHaveAccessibleName(/hidden piece \(Black\)/);

  const { board } = await waitForTurn(page, id);
  expect(board.choices.length).toBeGreaterThan(0);
  await expect(page.locator('[data-die]')).toHaveText(/[123]/);
  await expect(page.getByText(/^Go [123] spaces/).first()).toBeVisible();

  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { state } = await playTurn(page, id, GAME, turn);
    if (state.phase === 'over') break;
  }
  expect((await look(page, id)).state.phase).toBe('over');
  await expect(tableOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect(endOf(page)).toBeVisible();
  await expect(
    page.getByText(/A chief was captured or has arrived|Nobody’s chief has arrived/).first(),
  ).toBeVisible();
  // After the end nothing is hidden.
  await expect(page.locator('[data-name]').filter({ hasText: 'hidden piece' })).toHaveCount(0);
  await page.getByRole('button', { name: 'First position' }).click();
  await expect(page.getByText('You are viewing move 0.')).toBeVisible();
});
