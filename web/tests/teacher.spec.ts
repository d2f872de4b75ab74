/** The computer as teacher: hints in steps, judgements of one's own moves, warnings, and a report that says why. */
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from './axe';
import { expect, test } from './faultless';
import { moves, startAgainstComputer, touchField, waitForTurn } from './playing';

test.use({ bypassCSP: true });

const teacher = (page: Page) => page.getByRole('region', { name: 'The computer as teacher' });

/** A line as the server tells it. */
const line = (token: string, chance: number, captures: string[] = []) => ({
  value: { chance },
  tokens: [token],
  book: [token],
  motifs: captures.length > 0 ? ['capture'] : [],
  captures,
});

for (const game of ['shatra', 'rotary'] as const) {
  test(`a hint at ${game} names the piece, then the move, then the reason`, async ({ page }) => {
    const id = await startAgainstComputer(page, game, {
      side: game === 'shatra' ? 'White' : 'Light',
    });
    await waitForTurn(page, id);
    await teacher(page).getByRole('button', { name: 'Hint' }).click();
    await expect(teacher(page).getByText(/^Look at \d+/)).toBeVisible();
    await expect(page.locator('.ring.best')).toHaveCount(1);
    await expect(page.locator('path.arrow.best')).toHaveCount(0);
    await teacher(page).getByRole('button', { name: 'Where to?' }).click();
    await expect(teacher(page).getByText(/^Hint: \S+/)).toBeVisible();
    await expect(page.locator('.arrow.best').first()).toBeVisible();
    await teacher(page).getByRole('button', { name: 'Why?' }).click();
    await expect(
      teacher(page)
        .getByText(/^(It |Nothing is won|wins in)/)
        .first(),
    ).toBeVisible();
    await expect(teacher(page).getByText(/^Then: \S+/)).toBeVisible();
    await expect(teacher(page).getByRole('button')).toHaveCount(0);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
}

test('one’s last move is judged, with the better one and the answer to a mistake', async ({
  page,
}) => {
  const id = await startAgainstComputer(page, 'shatra', { side: 'White' });
  const { board } = await waitForTurn(page, id);
  await expect(teacher(page).getByRole('button', { name: 'Was that good?' })).toHaveCount(0);
  const token = board.choices[0]?.token ?? '';
  await page.getByLabel('Type a move').fill(token);
  await page.getByLabel('Type a move').press('Enter');
  await waitForTurn(page, id);
  await teacher(page).getByRole('button', { name: 'Was that good?' }).click();
  await expect(
    teacher(page).getByText(/: (the best move|a good move|Inaccuracy|Mistake|Blunder)\.$/),
  ).toBeVisible();
  // What the engine thinks of a blunder is given, so that there is one.
  await page.reload();
  await page.route('**/hint', async (route) => {
    const { ply } = route.request().postDataJSON() as { ply: number };
    const side = ply === 0 ? 'first' : 'second';
    const lines = ply === 0 ? [line('57-39', 0.6)] : [line('10-24', 0.9, ['46'])];
    await route.fulfill({ json: { action: lines[0]?.tokens[0], side, lines } });
  });
  await teacher(page).getByRole('button', { name: 'Was that good?' }).click();
  await expect(teacher(page).getByText(/: Blunder\.$/)).toBeVisible();
  await expect(teacher(page).getByText('Better: 57-39')).toBeVisible();
  await expect(teacher(page).getByText('The best reply: 10-24')).toBeVisible();
  await expect(teacher(page).getByText('It captures a piece.')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('a warning is given before a move that loses a piece, if one wishes so', async ({ page }) => {
  await page.goto('/settings');
  const wish = page.getByLabel(/warn before a move/);
  await expect(wish).not.toBeChecked();
  await wish.check();
  const id = await startAgainstComputer(page, 'shatra', { side: 'White' });
  await waitForTurn(page, id);
  await page.route('**/hint', async (route) => {
    const asked = route.request().postDataJSON() as { action?: string };
    const bad = asked.action === '46-32';
    const lines =
      asked.action === undefined ? [line('57-39', 0.6)] : [line('11-25', bad ? 0.9 : 0.4, ['32'])];
    const side = asked.action === undefined ? 'first' : 'second';
    await route.fulfill({ json: { action: lines[0]?.tokens[0], side, lines } });
  });
  await touchField(page, '46');
  await touchField(page, '32');
  const warning = page.getByRole('alert').filter({ hasText: 'can capture on 32' });
  await expect(warning).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await warning.getByRole('button', { name: 'Choose another move' }).click();
  await expect(warning).toBeHidden();
  // A good move is made at once.
  await touchField(page, '47');
  await touchField(page, '33');
  await waitForTurn(page, id);
  await expect(moves(page).first()).toHaveAccessibleName(/47-33/);
});

test('a move is made in spite of a warning', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel(/warn before a move/).check();
  const id = await startAgainstComputer(page, 'shatra', { side: 'White' });
  await waitForTurn(page, id);
  await page.route('**/hint', async (route) => {
    const { action } = route.request().postDataJSON() as { action?: string };
    const lines =
      action === undefined ? [line('57-39', 0.6)] : [{ ...line('11-25', 0), value: { win_in: 3 } }];
    const side = action === undefined ? 'first' : 'second';
    await route.fulfill({ json: { action: lines[0]?.tokens[0], side, lines } });
  });
  await touchField(page, '46');
  await touchField(page, '32');
  const warning = page.getByRole('alert').filter({ hasText: 'can force a win' });
  await warning.getByRole('button', { name: 'Play it anyway' }).click();
  await expect(page.locator('.table[data-ply]')).not.toHaveAttribute('data-ply', '0');
});

test('the report shows the line that punishes a mistake, and plays it', async ({ page }) => {
  const position = 'w 48,52,K53,62 7,11,16,29,K30 w - 0';
  const query = new URLSearchParams({ position, moves: '62-36;29x43' });
  await page.goto(`/analysis/shatra?${query}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await expect(
    page.getByRole('heading', { name: 'Mistakes, and what punishes them' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible({ timeout: 60_000 });
  const mistakes = page.getByRole('list').filter({ hasText: 'Punished by:' });
  await expect(mistakes.getByText('Better: 62-37')).toBeVisible();
  await expect(mistakes.getByText('It captures a piece.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Luck/ })).toHaveCount(0);
  await mistakes.getByRole('button', { name: 'Play this line up to 29:43' }).click();
  await expect(
    page.getByRole('button', { name: /^Move 2: 29:43|2.*29:43/ }).first(),
  ).toHaveAttribute('aria-current', 'step');
  expect(await faultsInBothThemes(page)).toEqual([]);
  // Another try: the better move is not told any more, and the engine is silent.
  await mistakes.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Find a better move than 62-36.')).toBeVisible();
  await expect(page.getByText('Better: 62-37')).toHaveCount(0);
  await expect(page.getByLabel('Engine on')).not.toBeChecked();
  await page.getByLabel('Type a move').fill('62-34');
  await page.getByLabel('Type a move').press('Enter');
  await expect(page.getByText('62-34 is not good enough.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Type a move').fill('62-37');
  await page.getByLabel('Type a move').press('Enter');
  await expect(page.getByText('62-37: well found.')).toBeVisible();
});

test('the report of a game with dice says who was lucky', async ({ page }) => {
  const played = 'o31;31;8-5,6-5;66;24-18,24-18,13-7,13-7;21;24-22,22-21;55;18-13,18-13,6-1*,6-1';
  await page.goto(`/analysis/nardi?${new URLSearchParams({ moves: played })}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: /^Luck .*\+\d+/ })).toBeVisible();
});
