/** Problems that people compose: published from the board editor, solved by others, reported, withdrawn. */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { registered } from './addresses';
import { faultsInBothThemes } from './axe';
import { touchField } from './playing';

const GAME = 'rotary';
const position =
  'b - 11,22,35,41,43,44,54,58,63,83,85,86,94 32,33,42,45,64,65,66,68,75,84,88,95,96 63';
/** That of a puzzle of the program. */
const puzzle =
  'b - 13,22,35,41,43,44,54,58,63,83,85,86,94 32,33,42,45,64,65,66,68,75,84,88,95,96 63';

async function check(page: Page, laidOut = position): Promise<void> {
  await page.goto(`/editor/${GAME}?position=${encodeURIComponent(laidOut)}`);
  await page.getByRole('button', { name: 'Check as a problem' }).click();
  await expect(page.getByText(/^One key: .* wins in 2 moves\.$/)).toBeVisible({ timeout: 60_000 });
}

/** Makes a turn of the game on the board. */
async function turn(page: Page, token: string): Promise<void> {
  const [pivot = '', sixths = ''] = token.split('-');
  await touchField(page, pivot);
  for (let step = 0; step < Number(sixths); step++)
    await page.getByRole('button', { name: 'Rotate one step clockwise' }).click();
  await page.getByRole('button', { name: `Turn by ${sixths}` }).click();
}

/** The key of a problem, and a move that wins after the reply to it. */
async function solution(page: Page, path: string): Promise<string[]> {
  return page.evaluate(async (address) => {
    const ask = async (body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as {
        verdict: string;
        key: string;
        replies: string[];
        board: { choices: { token: string }[] };
      };
    };
    const { key } = await ask({ give_up: true });
    const { replies, board } = await ask({ actions: [key] });
    for (const { token } of board.choices) {
      const { verdict } = await ask({ actions: [key, ...replies, token] });
      if (verdict === 'solved') return [key, token];
    }
    throw new Error('nothing wins');
  }, path);
}

test('a checked position is published, solved by somebody else, reported and withdrawn', async ({
  browser,
}) => {
  test.slow();
  const newPage = async () => (await browser.newContext({ bypassCSP: true })).newPage();
  const [one, other, nobody] = [await newPage(), await newPage(), await newPage()];

  await check(nobody);
  await expect(nobody.getByRole('link', { name: 'Sign in to publish it' })).toBeVisible();

  const author = await registered(one, 'Composer');
  await check(one);
  const title = `Knot ${author}`;
  await one.getByLabel('Title of the problem').fill(title);
  expect(await faultsInBothThemes(one)).toEqual([]);
  await one.getByRole('button', { name: 'Publish the problem' }).click();
  await expect(one.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const path = new URL(one.url()).pathname;
  expect(path).toMatch(/^\/problems\/rotary\/\d+$/);
  await expect(one.getByText('Withdraw this problem')).toBeVisible();
  await expect(one.getByText('Report this problem')).toHaveCount(0);

  // The same position is not published twice.
  await check(one);
  await one.getByLabel('Title of the problem').fill('Again');
  await one.getByRole('button', { name: 'Publish the problem' }).click();
  await expect(one.getByRole('alert')).toHaveText('This position is published already.');

  // Nor is that of a puzzle.
  await check(one, puzzle);
  await one.getByLabel('Title of the problem').fill('Found');
  await one.getByRole('button', { name: 'Publish the problem' }).click();
  await expect(one.getByRole('alert')).toHaveText(/^This is the position of puzzle \d+/);

  await registered(other, 'Solver');
  await other.goto(`/puzzles/${GAME}`);
  await other.getByRole('link', { name: 'Problems composed by players' }).click();
  const entry = other.getByRole('link', { name: title });
  await expect(entry).toContainText(author);
  await expect(entry).toContainText('win in 2 moves');
  await expect(entry).toContainText('not solved yet');
  expect(await faultsInBothThemes(other)).toEqual([]);
  await entry.click();
  await expect(other.getByText(/to move and win in/)).toBeVisible();
  expect(await faultsInBothThemes(other)).toEqual([]);
  // Strangers are not counted, so one of them may look at the solution first.
  await nobody.goto(path);
  const [key = '', last = ''] = await solution(nobody, `/api${path}`);
  await turn(other, key);
  await expect(other.getByRole('main').getByText('Right! Keep going.')).toBeVisible();
  await turn(other, last);
  await expect(other.getByRole('main').getByText(/^✓?Solved:/)).toBeVisible();
  await other.getByText('Report this problem').click();
  await other.getByRole('button', { name: 'The title is offensive' }).click();
  await expect(other.getByText('The report was sent')).toBeVisible();
  await other.getByRole('link', { name: 'All problems of this game' }).click();
  await expect(entry).toContainText('solved by one player');
  await expect(entry).toContainText('✓');

  await one.goto(path);
  await one.getByText('Withdraw this problem').click();
  await one.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(one).toHaveURL(`/problems/${GAME}`);
  await expect(one.getByRole('link', { name: title })).toHaveCount(0);
  await one.goto(path);
  await expect(one.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  for (const page of [one, other, nobody]) await page.context().close();
});

test('games without proofs have no problems', async ({ page }) => {
  await page.goto('/problems/nardi');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
