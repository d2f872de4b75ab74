/** Whole games of all five against the computer, played with the mouse on what the board offers. */
import { expect, test } from './faultless';
import { endOf, games, playTurn, resign, startAgainstComputer, tableOf } from './playing';

/** A game that is not over by itself after so many turns is resigned. */
const MOST_TURNS: Record<string, number> = {
  lautari: 16,
  luzhanqi: 10,
  nardi: 12,
  rotary: 30,
  shatra: 24,
};

for (const game of games) {
  test(`a game of ${game} is played to its end`, async ({ page }) => {
    test.setTimeout(240_000);
    const id = await startAgainstComputer(page, game, { level: game === 'luzhanqi' ? 1 : 3 });
    if (game === 'luzhanqi') await page.getByRole('button', { name: 'Ready', exact: true }).click();
    for (let turn = 0; turn < (MOST_TURNS[game] ?? 20); turn++) {
      const { state } = await playTurn(page, id, game, turn);
      if (state.phase === 'over') break;
    }
    await expect(tableOf(page)).toHaveAttribute('aria-busy', 'false');
    if (!(await endOf(page).isVisible())) await resign(page);
    await expect(endOf(page)).toBeVisible();

    await page.getByRole('button', { name: 'First position' }).click();
    await expect(page.getByText('You are viewing move 0.')).toBeVisible();
    await page.getByRole('button', { name: 'Next move' }).click();
    await expect(page.getByText('You are viewing move 1.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analyse' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toContain(game);
  });
}
