/** The computer as an opponent to learn from: levels, hints, taking back, once more. */
import { expect, test } from './faultless';
import {
  atMatch,
  endOf,
  moves,
  playTurn,
  resign,
  startAgainstComputer,
  waitForTurn,
} from './playing';

test('the level is chosen before the first click, with what it means, and remembered', async ({
  page,
}) => {
  await page.goto('/');
  const level = page.getByLabel('Level of the computer at Rotary');
  await expect(level).toHaveValue('3');
  await level.selectOption('Level 7: Plays like a good club player.');
  await page.getByRole('button', { name: 'Play the computer at Rotary' }).click();
  await atMatch(page);
  await expect(page.getByText('Computer (level 7)').first()).toBeVisible();
  await page.goto('/games/rotary');
  await expect(page.getByRole('slider')).toHaveValue('7');
  await expect(page.getByText('Plays like a good club player.')).toBeVisible();
});

test('a hint is drawn on the board and goes with the move, which can be taken back', async ({
  page,
}) => {
  const id = await startAgainstComputer(page, 'lautari', { side: 'White' });
  await waitForTurn(page, id);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Where to?' }).click();
  await expect(page.getByText(/^Hint: \S+/)).toBeVisible();
  await expect(page.locator('path.arrow.best')).toHaveCount(1);
  await playTurn(page, id, 'lautari', 0);
  await waitForTurn(page, id);
  await expect(page.locator('path.arrow.best')).toHaveCount(0);
  await expect(moves(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(moves(page)).toHaveCount(0);
});

test('after the game one plays again, harder, with sides changed', async ({ page }) => {
  const id = await startAgainstComputer(page, 'shatra', { level: 2, side: 'White' });
  for (let i = 0; i < 1; i++) await playTurn(page, id, 'shatra', i);
  await waitForTurn(page, id);
  await resign(page);
  await expect(endOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Easier: level 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Harder: level 3' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await atMatch(page);
  await expect(page.getByText('Computer (level 3)').first()).toBeVisible();
  const state = await page.evaluate(async () => {
    const answer = await fetch(`/api/matches/${window.location.pathname.split('/').at(-1)}`);
    return ((await answer.json()) as { state: { you: string } }).state;
  });
  expect(state.you).toBe('second');
});
