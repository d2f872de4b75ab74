/** For everybody: keyboard alone, small screens, screen readers, both themes. */
import { expect, test } from './faultless';
import { faults } from './axe';
import type { Page } from '@playwright/test';
import {
  games,
  moves,
  placeOf,
  playTurn,
  startAgainstComputer,
  waitForTurn,
  walkTo,
} from './playing';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any match in ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, bypassCSP: true });
    const page = await context.newPage();
    for (const game of games) {
      await startAgainstComputer(page, game);
      await page.waitForTimeout(600);
      expect(await faults(page), game).toEqual([]);
    }
    await context.close();
  });
}

test('a move is made by the keyboard alone', async ({ page }) => {
  const id = await startAgainstComputer(page, 'shatra');
  const { board } = await waitForTurn(page, id);
  const move = board.choices.find((choice) => choice.picks.length === 2);
  const [from, to] = (move?.picks ?? []).map((pick) => ('field' in pick ? pick.field : ''));
  if (!from || !to) throw new Error('a move has two fields');
  const cell = (name: string) => page.locator(`[data-name="${name}"]`);
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  await walkTo(page, from);
  await page.keyboard.press('Enter');
  await expect(cell(from)).toHaveAttribute('aria-selected', 'true');
  await walkTo(page, to);
  await page.keyboard.press('Enter');
  await expect(moves(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const game of games) {
    test(`${game} fits, and a piece can be touched`, async ({ page }) => {
      const id = await startAgainstComputer(page, game);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
      const field = await firstPiece(page, id, game);
      const { x, y } = await placeOf(page, field);
      await page.touchscreen.tap(x, y);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    });
  }
});

/** Plays until the first thing to do is to touch a piece, and says where it stands. */
async function firstPiece(page: Page, id: string, game: string): Promise<string> {
  if (game === 'luzhanqi') await page.getByRole('button', { name: 'Ready', exact: true }).click();
  for (let turn = 0; turn < 20; turn++) {
    const { board } = await waitForTurn(page, id);
    const pick = board.choices.find(({ picks }) => picks[0] && 'field' in picks[0])?.picks[0];
    if (!board.may_throw && pick && 'field' in pick) return pick.field;
    await playTurn(page, id, game, turn);
  }
  throw new Error(`no piece of ${game} was to be touched in twenty turns`);
}
