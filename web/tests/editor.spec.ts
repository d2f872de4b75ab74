/** The board editor: positions are laid out by mouse, touch and keys, judged by the rules, and played on. */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { atMatch, clickField, dragField, games, touchField, waitForTurn, walkTo } from './playing';

const text = (page: Page) => page.locator('.text.notation');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

async function clear(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear the board' }).click();
}

async function place(page: Page, piece: string, field: string): Promise<void> {
  await page.getByRole('button', { name: piece, exact: true }).click();
  await clickField(page, field);
}

for (const game of games) {
  test(`the editor of ${game} shows its start, and says what is wrong with an empty board`, async ({
    page,
  }) => {
    await page.goto(`/editor/${game}`);
    await expect(page.getByRole('grid')).toBeVisible();
    if (game !== 'luzhanqi') await expect(status(page)).toHaveText('The position is possible.');
    await clear(page);
    await expect(status(page)).not.toHaveText('The position is possible.');
    await expect(status(page)).toHaveText(/\S/);
  });
}

test('pieces are placed, dragged, erased and brought back', async ({ page }) => {
  await page.goto('/editor/shatra');
  await expect(status(page)).toHaveText('The position is possible.');
  await clear(page);
  await place(page, 'biy (White)', '53');
  await place(page, 'biy (Black)', '10');
  await place(page, 'tura (White)', '42');
  await expect(status(page)).toHaveText(/fortress|reserve/i);
  await page.getByLabel('White’s fortress').selectOption('secondary');
  await page.getByLabel('Black’s fortress').selectOption('secondary');
  await expect(status(page)).toHaveText('The position is possible.');
  await expect(text(page)).toHaveText('w K53,T42 K10 - - 0');
  await page.getByRole('button', { name: 'Move pieces' }).click();
  await dragField(page, '42', '43');
  await expect(text(page)).toHaveText('w K53,T43 K10 - - 0');
  await page.getByRole('button', { name: 'Erase' }).click();
  await clickField(page, '43');
  await expect(text(page)).toHaveText('w K53 K10 - - 0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveText('w K53,T43 K10 - - 0');
  await page.getByLabel('To move', { exact: true }).selectOption('Black');
  await expect(text(page)).toHaveText(/^b /);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(/\/analysis\/shatra\?.*position=b/);
  await page.getByRole('link', { name: 'Edit the position' }).click();
  // The server names the squares in their order.
  await expect(text(page)).toHaveText('b T43,K53 K10 - - 0');
});

test('the keyboard lays out a position alone', async ({ page }) => {
  await page.goto('/editor/rotary');
  await expect(status(page)).toHaveText('The position is possible.');
  await page.getByRole('button', { name: 'Clear the board' }).press('Enter');
  await page.getByRole('button', { name: 'ball (Light)' }).press('Enter');
  await page.locator('[data-name="55"]').focus();
  await walkTo(page, '43');
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveText('w - 43 - 0');
});

test('checkers that are nowhere count as borne off, and dice and cube can be set', async ({
  page,
}) => {
  await page.goto('/editor/nardi?rules=backgammon');
  await expect(status(page)).toHaveText('The position is possible.');
  await page.getByRole('button', { name: 'Erase' }).click();
  await touchField(page, '6');
  await expect(text(page)).toHaveText(/^w roll 24:2,13:5,8:3,6:4,off:1 /);
  await page.getByLabel('Dice').selectOption('52');
  await page.getByLabel('Cube').selectOption('2w');
  await expect(text(page)).toHaveText(/^w 52 .* 2w -$/);
  await expect(status(page)).toHaveText('The position is possible.');
});

test('a position is played on against the computer, and against a friend by link', async ({
  page,
}) => {
  await page.goto('/editor/shatra?position=w+22,34,44,K53+K1,11+-+-+0');
  await expect(status(page)).toHaveText('The position is possible.');
  await page.getByRole('button', { name: 'Play on against the computer' }).click();
  const id = await atMatch(page);
  await expect(page.locator('[data-name="44"]')).toHaveAccessibleName(/shatra \(White\)/);
  await waitForTurn(page, id);
  await clickField(page, '44');
  await clickField(page, '37');
  await expect(page.getByRole('button', { name: /^Move 1:/ })).toBeVisible();
  await page.goto('/editor/shatra?position=w+22,34,44,K53+K1,11+-+-+0');
  await expect(status(page)).toHaveText('The position is possible.');
  await page.getByRole('button', { name: 'Play on against a friend' }).click();
  await expect(page).toHaveURL(/\/match\//);
});

test('a position is checked as a problem: its single key, and that a start has none', async ({
  page,
}) => {
  const position =
    'b - 13,22,35,41,43,44,54,58,63,83,85,86,94 32,33,42,45,64,65,66,68,75,84,88,95,96 63';
  await page.goto(`/editor/rotary?position=${encodeURIComponent(position)}`);
  await page.getByRole('button', { name: 'Check as a problem' }).click();
  await expect(page.getByText(/^One key: .* wins in 2 moves\.$/)).toBeVisible({ timeout: 30_000 });
  await page.goto('/editor/lautari');
  await page.getByRole('button', { name: 'Check as a problem' }).click();
  await expect(page.getByText('No forced win in four moves was found.')).toBeVisible({
    timeout: 30_000,
  });
  await page.goto('/editor/nardi');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check as a problem' })).toHaveCount(0);
});
