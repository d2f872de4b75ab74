/** Tasks of Intarzia that people make themselves. */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { faultsInBothThemes } from './axe';
import { touchField } from './playing';

/** The shortest way of the task whose page is open. */
async function wayOf(page: Page): Promise<string[]> {
  const query = new URL(page.url()).searchParams;
  const shuffle = Object.fromEntries(
    ['balls', 'turns', 'seed'].map((name) => [name, Number(query.get(name))]),
  );
  return page.evaluate(
    async (task) => {
      const answer = await fetch('/api/intarzia/own', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ task, give_up: true }),
      });
      return ((await answer.json()) as { way: string }).way.split(' ');
    },
    { board: query.get('board'), shuffle },
  );
}

test('a task is shuffled, proven, sent as a link and solved', async ({ page }) => {
  await page.goto('/intarzia');
  await page.getByRole('link', { name: 'Make your own task' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByLabel('Balls of each colour').fill('2');
  await page.getByLabel('Turns').fill('2');
  await page.getByRole('button', { name: 'Shuffle a task' }).click();
  await expect(page.getByRole('link', { name: 'Solve it' })).toHaveAttribute(
    'href',
    /\?board=lid&balls=2&turns=2&seed=\d+$/,
  );
  await page.getByRole('button', { name: 'How few turns?' }).click();
  await expect(page.getByText(/^(1 turn is enough|2 turns are enough)/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Solve it' }).click();
  await expect(page.getByText('0 turns')).toBeVisible();
  const way = await wayOf(page);
  for (const turn of way) {
    const [pivot = '', sixths = ''] = turn.split('-');
    await touchField(page, `from ${pivot}`);
    for (let step = 0; step < Number(sixths); step++)
      await page.getByRole('button', { name: 'Rotate one step clockwise' }).click();
    await page.getByRole('button', { name: `Turn by ${sixths}` }).click();
  }
  await expect(page.getByRole('main').getByText(/^Solved in (1 turn|2 turns)\./)).toBeVisible();
});

test('both boards are laid out point by point, and what does not fit is said', async ({ page }) => {
  await page.goto('/intarzia/own');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Clear both boards' }).click();
  await expect(page.getByRole('link', { name: 'Solve it' })).toHaveAttribute(
    'href',
    /from=-_-&to=-_-/,
  );
  const link = page.getByRole('link', { name: 'Solve it' });
  await touchField(page, 'from 22');
  await expect(link).toHaveAttribute('href', /from=22_-&to=-_-/);
  await page.getByRole('button', { name: 'How few turns?' }).click();
  await expect(page.getByText(/need the same number of light and of dark balls/)).toBeVisible();
  await touchField(page, 'to 24');
  await expect(link).toHaveAttribute('href', /from=22_-&to=24_-/);
  await page.getByRole('button', { name: 'How few turns?' }).click();
  await expect(page.getByText('1 turn is enough.')).toBeVisible();
});

test('a task too large for the prover has bounds', async ({ page }) => {
  await page.goto('/intarzia/own?board=full&balls=12&turns=20&seed=1');
  await expect(page.getByText('0 turns')).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(
    page.getByRole('main').getByText(/^At most 20 turns are needed; it is proven/),
  ).toBeVisible();
});
