/** Rules, analysis and puzzles, as a student of a game uses them. */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { registered } from './addresses';
import { moves, startAgainstComputer, touchField, waitForTurn } from './playing';

async function type(page: Page, action: string): Promise<void> {
  await page.getByLabel('Type a move').fill(action);
  await page.getByLabel('Type a move').press('Enter');
}

test('a picture of the rules becomes a board to play on', async ({ page }) => {
  await page.goto('/games/rotary/rules');
  await page
    .getByRole('button', { name: /Try it on the board/ })
    .first()
    .click();
  const board = page.getByRole('grid');
  await expect(board).toBeVisible();
  await touchField(page, '22');
  await page.getByRole('button', { name: 'Rotate one step clockwise' }).click();
  await page.getByRole('button', { name: 'Turn by 1' }).click();
  await expect(page.getByRole('button', { name: 'Previous move' })).toBeEnabled();
  await page.getByRole('button', { name: 'Previous move' }).click();
  await expect(page.getByRole('button', { name: 'Next move' })).toBeEnabled();
});

test('the rules are in the language of the site, and in another if one asks for it', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'hu' });
  const page = await context.newPage();
  await page.goto('/games/rotary/rules');
  await expect(page.locator('article')).toHaveAttribute('lang', 'hu');
  await page.goto('/games/rotary/rules?in=en');
  await expect(page.locator('article')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('variations grow on the analysis board and travel in its address', async ({ page }) => {
  await page.goto('/analysis/shatra');
  await type(page, '46-32');
  await expect(moves(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await type(page, '47-33');
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Variation' })).toBeVisible();
  await expect(page).toHaveURL(/moves=46-32/);
  await page.reload();
  await expect(moves(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Make main line' }).click();
  await expect(moves(page).first()).toHaveAccessibleName(/47-33/);
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(moves(page)).toHaveCount(1);
});

test('an illegal action is refused in words and nothing changes', async ({ page }) => {
  await page.goto('/analysis/shatra');
  await type(page, '1-60');
  await expect(page.locator('.trouble')).toBeVisible();
  await expect(moves(page)).toHaveCount(0);
});

test('the engine shows its lines, and one of them can be played', async ({ page }) => {
  await page.goto('/analysis/rotary');
  const line = page.getByRole('button', { name: /^Play this line up to/ }).first();
  await expect(line).toBeVisible();
  await expect(page.getByRole('img', { name: /% chance against/ })).toBeVisible();
  await page.getByLabel('Engine on').uncheck();
  await expect(line).toBeHidden();
  await page.getByLabel('Engine on').check();
  await line.click();
  await expect(moves(page)).toHaveCount(1);
});

test('a position is set up from text', async ({ page }) => {
  await page.goto('/analysis/lautari');
  await page.getByText('Position and rules as text').click();
  const text = 'w e1,f1,g1,h1,i1,e2,Rf6,d7,k8 Ia,g8,h8,e13,f13,g13,e14,f14,g14 - - - 0';
  await page.getByLabel('Position', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Set position' }).click();
  await expect(page.locator('[data-name="f6"]')).toHaveAccessibleName(/Rider/);
  await expect(page).toHaveURL(/position=/);
});

test('a text that is no position is kept, explained, and costs nothing that was tried', async ({
  page,
}) => {
  await page.goto('/analysis/shatra');
  await type(page, '46-32');
  await page.getByRole('button', { name: 'Previous move' }).click();
  await type(page, '47-33');
  await expect(moves(page)).toHaveCount(2);
  await page.getByText('Position and rules as text').click();
  const field = page.getByLabel('Position', { exact: true });
  await field.fill('w T42 nonsense');
  await page.getByRole('button', { name: 'Set position' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('w T42 nonsense');
  await expect(field).toHaveAccessibleDescription(/\w/);
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a link with a text that is no position opens the text to be mended', async ({ page }) => {
  await page.goto('/analysis/shatra?position=w+T42+nonsense');
  await expect(page.getByRole('alert')).toBeVisible();
  const field = page.getByLabel('Position', { exact: true });
  await expect(field).toHaveValue('w T42 nonsense');
  await field.fill('w T42,K62 23,35,38,44,K1 - - 0');
  await page.getByRole('button', { name: 'Set position' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a match that was played is opened and its mistakes are found', async ({ page }) => {
  const id = await startAgainstComputer(page, 'shatra');
  for (let turn = 0; turn < 2; turn++) {
    const { board } = await waitForTurn(page, id);
    const token = board.choices[0]?.token ?? '';
    await page.request.post(`/api/matches/${id}/commands`, {
      data: { do: 'act', action: token },
      headers: { origin: new URL(page.url()).origin },
    });
  }
  await waitForTurn(page, id);
  await page.goto(`/analysis/match/${id}`);
  await expect(page.getByRole('alert')).toContainText('still in progress');
  await page.request.post(`/api/matches/${id}/commands`, {
    data: { do: 'resign' },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.goto(`/match/${id}`);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(moves(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: /Accuracy/ })).toBeVisible();
  // The light area stands on the lower edge of the graph.
  const gap = await page.locator('svg:has(> .area)').evaluate((graph: SVGSVGElement) => {
    const area = graph.querySelector<SVGPathElement>('.area')?.getBBox();
    const { y, height } = graph.viewBox.baseVal;
    return y + height - ((area?.y ?? 0) + (area?.height ?? 0));
  });
  // The browser computes the box in single precision.
  expect(gap).toBeCloseTo(0, 3);
});

test('a puzzle refuses a wrong answer, gives a hint, and shows its solution', async ({ page }) => {
  await page.goto('/puzzles/rotary/1');
  await expect(page.getByText(/to move and win in/)).toBeVisible();
  const wrong = await page.evaluate(async () => {
    const puzzle = (await (await fetch('/api/puzzles/rotary/1')).json()) as {
      board: { choices: { token: string; picks: { field: string }[] }[] };
    };
    const given = await fetch('/api/puzzles/rotary/1', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ give_up: true }),
    });
    const { key } = (await given.json()) as { key: string };
    const other = puzzle.board.choices.find(
      (choice) => choice.token.endsWith('-1') && choice.token !== key,
    );
    return other?.picks[0]?.field ?? '';
  });
  await touchField(page, wrong);
  await page.getByRole('button', { name: 'Rotate one step clockwise' }).click();
  await page.getByRole('button', { name: 'Turn by 1' }).click();
  await expect(page.getByRole('main').getByText('That’s not it.')).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/The solution starts on \d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('main').getByText(/The solution starts with/)).toBeVisible();
  await page.getByRole('link', { name: 'Analysis board' }).click();
  await expect(page).toHaveURL(/analysis\/rotary\?position=/);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/puzzles/rotary');
  await expect(page.getByRole('link', { name: 'Puzzle 1, solution viewed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Puzzle 101', exact: true })).toHaveCount(0);
  await page.getByText('101–200').click();
  await expect(page.getByRole('link', { name: 'Puzzle 101', exact: true })).toBeVisible();
});

test('Intarzia tells the proven minimum when it is solved', async ({ page }) => {
  await page.goto('/intarzia/1');
  await expect(page.getByText('0 turns')).toBeVisible();
  const way = await page.evaluate(async () => {
    const answer = await fetch('/api/intarzia/1', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ give_up: true }),
    });
    return ((await answer.json()) as { way: string }).way.split(' ');
  });
  for (const [done, turn] of way.entries()) {
    const [pivot = '', sixths = ''] = turn.split('-');
    await touchField(page, `from ${pivot}`);
    for (let step = 0; step < Number(sixths); step++)
      await page.getByRole('button', { name: 'Rotate one step clockwise' }).click();
    await page.getByRole('button', { name: `Turn by ${sixths}` }).click();
    await expect(page.getByText(done === 0 ? '1 turn' : `${done + 1} turns`).first()).toBeVisible();
  }
  const verdict = `Solved in ${way.length} turns. It is proven that fewer are impossible`;
  await expect(page.getByRole('main').getByText(verdict)).toBeVisible();
});

test('a solver with an account has a puzzle rating, and the first page a puzzle of the day', async ({
  page,
}) => {
  await registered(page, 'Solver');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
  await page.goto('/puzzles/shatra/1');
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText(/Puzzle rating: \d+ \(-\d+\)/)).toBeVisible();
  await page.getByText('Report this puzzle').click();
  await page.getByRole('button', { name: 'The task is unclear' }).click();
  await expect(page.getByText('The report was sent')).toBeVisible();
  await page.goto('/puzzles/shatra');
  await expect(page.getByText(/Puzzle rating: \d+/)).toBeVisible();
  await page.getByRole('link', { name: 'Next unsolved puzzle' }).click();
  await expect(page).toHaveURL(/\/puzzles\/shatra\/(?!1$)\d+$/);
});

test('puzzles are chosen by theme, and one says after it was solved what it was about', async ({
  page,
}) => {
  await page.goto('/puzzles/shatra');
  const themes = page.getByRole('navigation', { name: 'Themes:' });
  await themes.getByRole('link', { name: /^Win in four/ }).click();
  await expect(page).toHaveURL('/puzzles/shatra?theme=win-in-4');
  await expect(themes.getByRole('link', { name: /^Win in four/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('link', { name: 'Next unsolved puzzle' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Win in four' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('link', { name: 'Win in four' })).toBeVisible();
});
