/** Whole games of all five against the computer, played by touching what the board offers. */
import { expect, test, type Page } from '@playwright/test';
import { games, startAgainstComputer, touchField, waitForTurn } from './playing';

/** A game that is not over by itself after so many turns is resigned. */
const MOST_TURNS: Record<string, number> = {
  lautari: 12,
  luzhanqi: 12,
  nardi: 30,
  rotary: 25,
  shatra: 30,
};

for (const game of games) {
  test(`a game of ${game} is played to its end`, async ({ page }) => {
    test.setTimeout(300_000);
    const id = await startAgainstComputer(page, game);
    if (game === 'luzhanqi') await page.getByRole('button', { name: 'Ready', exact: true }).click();
    for (let turn = 0; turn < (MOST_TURNS[game] ?? 20); turn++) {
      const looked = await waitForTurn(page, id);
      if (looked.state.phase === 'over') break;
      await actOnce(page, looked, turn);
      await expect
        .poll(async () => (await waitForTurn(page, id)).state.version, { timeout: 60_000 })
        .toBeGreaterThan(looked.state.version);
    }
    const end = page.getByRole('heading', { name: /You have (won|lost)|A draw/ });
    if (!(await end.isVisible())) {
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('button', { name: 'Yes, resign' }).click();
    }
    await expect(end).toBeVisible();
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await expect(page.getByText('You are looking at move 0.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toContain(game);
  });
}

async function actOnce(
  page: Page,
  looked: Awaited<ReturnType<typeof waitForTurn>>,
  turn: number,
): Promise<void> {
  const { choices, may_throw: mayThrow } = looked.board;
  if (mayThrow) {
    await page.getByRole('button', { name: 'Throw the dice' }).click();
    return;
  }
  // The page passes by itself where nothing else can be done.
  if (choices.length === 1 && choices[0]?.token === 'pass') return;
  const choice = choices[(turn * 7) % choices.length];
  if (!choice) throw new Error('it is our turn and nothing can be done');
  for (const pick of choice.picks) {
    if ('field' in pick) {
      await touchField(page, pick.field);
    } else {
      const number = /^turn (\d)$/.exec(pick.button)?.[1];
      if (number === undefined)
        await page.locator('.choices .button.main').first().click({ timeout: 20_000 });
      else await turnRota(page, Number(number));
    }
  }
  const confirm = page.getByRole('button', { name: 'Play it' });
  if (await confirm.isVisible()) await confirm.click();
}

async function turnRota(page: Page, sixths: number): Promise<void> {
  for (let i = 0; i < sixths; i++) {
    await page.getByRole('button', { name: 'Turn the rota on by one' }).click();
  }
  await page.getByRole('button', { name: `Turn by ${sixths}` }).click();
}
