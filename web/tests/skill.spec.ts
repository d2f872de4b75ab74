/** Accuracy and luck over many games, on a profile. */
import { expect, test } from './faultless';
import { registered } from './addresses';
import { faultsInBothThemes } from './axe';

/** Plays a short game against the computer and resigns; answers with its id. */
async function played(page: import('@playwright/test').Page): Promise<string> {
  return page.evaluate(async () => {
    const ask = async (path: string, body?: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const init =
        body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(path, init)).json();
    };
    const { id } = await ask('/api/matches', {
      game: 'rotary',
      side: 'first',
      opponent: { computer: 1 },
    });
    const look = async () => ask(`/api/matches/${id}?detail=board`);
    const { token } = (await look()).board.choices[0];
    await ask(`/api/matches/${id}/commands`, { do: 'act', action: token });
    for (let tries = 0; tries < 200; tries++) {
      if ((await look()).state.to_act.includes('first')) break;
      await new Promise((resume) => setTimeout(resume, 100));
    }
    await ask(`/api/matches/${id}/commands`, { do: 'resign' });
    return id as string;
  });
}

test('the report on a finished game counts on the profile', async ({ page }) => {
  const name = await registered(page, 'Skilled');
  await page.goto(`/people/${name}`);
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible();
  await expect(page.getByText(/^No analysed games yet\. Open one of your/)).toBeVisible();

  const id = await played(page);
  await page.goto(`/analysis/match/${id}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: /^Accuracy/ })).toBeVisible();

  await page.goto(`/people/${name}`);
  const row = page.getByRole('row', { name: /^Rotary 1 \d+%$/ });
  await expect(row).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Luck per game' })).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('luck stands beside accuracy in a game with dice', async ({ page }) => {
  const name = await registered(page, 'Lucky');
  await page.route('**/skill', (route) =>
    route.fulfill({
      json: [
        { game: 'nardi', games: 12, accuracy: 0.931, luck: 0.081, rolled_games: 11 },
        { game: 'shatra', games: 3, accuracy: 0.85, luck: null, rolled_games: 0 },
      ],
    }),
  );
  await page.goto(`/people/${name}`);
  await expect(page.getByRole('row', { name: /12 93% \+8$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Shatra 3 85%/ })).toBeVisible();
});
