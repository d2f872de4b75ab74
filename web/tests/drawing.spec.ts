/** Own arrows and circles, boards that lie on their side, and the keyboard on boards that are turned. */
import type { Page } from '@playwright/test';
import { faults } from './axe';
import { expect, test } from './faultless';
import {
  clickField,
  dragField,
  moves,
  placeOf,
  startAgainstComputer,
  tableOf,
  tabTo,
  touchField,
  waitForTurn,
  walkTo,
} from './playing';

async function study(page: Page, game: string): Promise<void> {
  await page.goto(`/analysis/${game}`);
  await page.getByLabel('Engine on').uncheck();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Draws with the right button. */
async function draw(page: Page, from: string, to: string, key?: string): Promise<void> {
  const [start, end] = [await placeOf(page, from), await placeOf(page, to)];
  if (key) await page.keyboard.down(key);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: 'right' });
  if (from !== to) await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button: 'right' });
  if (key) await page.keyboard.up(key);
}

const drawn = (page: Page) => page.locator('[data-drawn]');

test('arrows and circles are drawn with the right button, in the colours of the keys', async ({
  page,
}) => {
  await study(page, 'lautari');
  await draw(page, 'e3', 'e5');
  await draw(page, 'g3', 'g3', 'Shift');
  await draw(page, 'h3', 'h5', 'Alt');
  await expect(drawn(page)).toHaveCount(3);
  await expect(page.locator('[data-drawn="e3 e5"]')).toHaveClass(/green/);
  await expect(page.locator('circle[data-drawn="g3 g3"]')).toHaveClass(/red/);
  await expect(page.locator('[data-drawn="h3 h5"]')).toHaveClass(/blue/);
  await expect(moves(page)).toHaveCount(0);
  // The same once more takes it away, a move everything.
  await draw(page, 'e3', 'e5');
  await expect(drawn(page)).toHaveCount(2);
  await touchField(page, 'e3');
  await touchField(page, 'e4');
  await expect(moves(page)).toHaveCount(1);
  await expect(drawn(page)).toHaveCount(0);
  await draw(page, 'e4', 'e6');
  await expect(drawn(page)).toHaveCount(1);
  await clickField(page, 'e8');
  await expect(drawn(page)).toHaveCount(0);
});

test('one can draw while the opponent thinks, and in lessons', async ({ page }) => {
  await startAgainstComputer(page, 'shatra', { side: 'White' });
  await draw(page, '51', '37');
  await expect(drawn(page)).toHaveCount(1);
  await page.goto('/learn/shatra/first');
  await expect(page.getByRole('grid')).toBeVisible();
  const [field = ''] = await page
    .locator('[data-name]')
    .evaluateAll((cells) =>
      cells.slice(20, 21).map((cell) => cell.getAttribute('data-name') ?? ''),
    );
  await draw(page, field, field);
  await expect(drawn(page)).toHaveCount(1);
});

for (const [game, from, to] of [
  ['lautari', 'e3', 'e4'],
  ['shatra', '51', '37'],
] as const) {
  test(`the board of ${game} lies on its side, and everything works there`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      bypassCSP: true,
    });
    const page = await context.newPage();
    const id = await startAgainstComputer(page, game, { side: 'White' });
    await waitForTurn(page, id);
    const board = page.locator('.play-board .board').first();
    const upright = await board.boundingBox();
    const [before, target] = [await placeOf(page, from), await placeOf(page, to)];
    expect(before.y).toBeGreaterThan(target.y);
    await page.getByRole('button', { name: 'Turn the board sideways' }).click();
    const lying = await board.boundingBox();
    expect(lying?.width).toBeGreaterThan(1.2 * (upright?.width ?? 0));
    const [start, end] = [await placeOf(page, from), await placeOf(page, to)];
    expect(end.x).toBeGreaterThan(start.x);
    expect(await faults(page)).toEqual([]);
    // The panel stays readable.
    const panel = await page.locator('.beside').boundingBox();
    expect(panel?.width).toBeGreaterThanOrEqual(240);
    // Arrows, keyboard, and a drag.
    await draw(page, from, to);
    await expect(drawn(page)).toHaveCount(1);
    await page.locator(`[data-name="${from}"]`).evaluate((cell: HTMLElement) => cell.focus());
    await page.keyboard.press('ArrowRight');
    const reached = await page.locator(':focus').boundingBox();
    expect((reached?.x ?? 0) + (reached?.width ?? 0) / 2).toBeGreaterThan(start.x + 5);
    await dragField(page, from, to);
    await expect(tableOf(page)).not.toHaveAttribute('data-ply', '0');
    // It is remembered, for this game alone.
    await page.goto(`/analysis/${game}`);
    await expect(page.getByRole('grid')).toBeVisible();
    expect((await placeOf(page, to)).x).toBeGreaterThan((await placeOf(page, from)).x + 5);
    const other = game === 'lautari' ? ['shatra', '51', '37'] : ['lautari', 'e3', 'e4'];
    await page.goto(`/analysis/${other[0]}`);
    await expect(page.getByRole('grid')).toBeVisible();
    expect((await placeOf(page, other[2] ?? '')).y).toBeLessThan(
      (await placeOf(page, other[1] ?? '')).y,
    );
    await context.close();
  });
}

test('the board of luzhanqi lies on its side, and a move is made by clicks and keys there', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    bypassCSP: true,
  });
  const page = await context.newPage();
  const id = await startAgainstComputer(page, 'luzhanqi', { side: 'Red' });
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  const { board } = await waitForTurn(page, id);
  const upright = await page.locator('.play-board .board').first().boundingBox();
  await page.getByRole('button', { name: 'Turn the board sideways' }).click();
  const lying = await page.locator('.play-board .board').first().boundingBox();
  expect(lying?.width).toBeGreaterThan(1.2 * (upright?.width ?? 0));
  // Red sat at the bottom and sits at the left now; rows run to the right, files downwards.
  const [home, ahead, aside] = [
    await placeOf(page, 'a1'),
    await placeOf(page, 'a2'),
    await placeOf(page, 'b1'),
  ];
  expect(ahead.x).toBeGreaterThan(home.x + 5);
  expect(Math.abs(ahead.y - home.y)).toBeLessThan(5);
  expect(aside.y).toBeGreaterThan(home.y + 5);
  expect(await strayed(page)).toEqual([]);
  expect(await faults(page)).toEqual([]);
  expect((await page.locator('.beside').boundingBox())?.width).toBeGreaterThanOrEqual(240);
  // A neighbour is reached by the key that points to it.
  await page.locator('[data-name="a1"]').evaluate((cell: HTMLElement) => cell.focus());
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-name', 'a2');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAttribute('data-name', 'b2');
  const step = board.choices.find(({ picks }) => picks.every((pick) => 'field' in pick));
  const [from, to] = (step?.picks ?? []).map((pick) => ('field' in pick ? pick.field : ''));
  const before = Number(await tableOf(page).getAttribute('data-ply'));
  await clickField(page, from ?? '');
  await clickField(page, to ?? '');
  await expect
    .poll(async () => Number(await tableOf(page).getAttribute('data-ply')))
    .toBeGreaterThan(before);
  await context.close();
});

test('a phone has no room for boards on their side, and does not offer it', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await startAgainstComputer(page, 'shatra', { side: 'White' });
  await expect(page.getByRole('button', { name: 'Turn the board sideways' })).toHaveCount(0);
  await context.close();
});

/** For every field and arrow key: how many goals do not lie in the direction of the key. */
async function strayed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    const middle = (one: Element) => {
      const box = one.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    const wrong: string[] = [];
    let went = 0;
    for (const cell of document.querySelectorAll<HTMLElement>('[role="gridcell"]')) {
      for (const [key, [dx = 0, dy = 0]] of Object.entries(ways)) {
        cell.focus();
        cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const next = document.activeElement;
        if (!next || next === cell) continue;
        went += 1;
        const [from, to] = [middle(cell), middle(next)];
        const along = (to[0] - from[0]) * dx + (to[1] - from[1]) * dy;
        const aside = Math.abs((to[0] - from[0]) * dy - (to[1] - from[1]) * dx);
        if (along <= 0 || aside > 2.05 * along)
          wrong.push(`${cell.dataset['name']} ${key} ${next.getAttribute('data-name')}`);
      }
    }
    return went > 20 ? wrong : ['the arrow keys go nowhere'];
  });
}

for (const game of ['lautari', 'nardi', 'rotary', 'shatra']) {
  test(`arrow keys go where the fields of ${game} lie, also on the turned board`, async ({
    page,
  }) => {
    await study(page, game);
    expect(await strayed(page)).toEqual([]);
    await page.getByRole('button', { name: 'Flip board' }).click();
    await page.waitForTimeout(500);
    expect(await strayed(page)).toEqual([]);
  });
}

test('by the keyboard one moves, stays at the board, and hears the reply and whose turn it is', async ({
  page,
}) => {
  const id = await startAgainstComputer(page, 'shatra', { side: 'White' });
  await waitForTurn(page, id);
  await tabTo(page, '[role="gridcell"]');
  await walkTo(page, '51');
  await page.keyboard.press('Enter');
  await walkTo(page, '37');
  await page.keyboard.press('Enter');
  await expect(tableOf(page)).toHaveAttribute('data-ply', '2');
  await expect(page.locator(':focus')).toHaveAttribute('data-name', '37');
  const said = page.locator('.unseen[aria-live="polite"]');
  await expect(said).toHaveText(/^Black: .+\. (Your turn|.*capture.*)/);
});

test('what is touched on a phone is at least 44 pixels high and wide', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const small: string[] = [];
  const measure = async (where: string) => {
    const found = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, select, summary, input, a.button, a.tool, footer a, .contents a, .links a',
        ),
      ]
        .filter((one) => one.checkVisibility() && !one.closest('[role="grid"], .unseen'))
        .map((one) => {
          // A box to tick is touched by its label.
          const touched = one.closest('label') ?? one;
          const box = touched.getBoundingClientRect();
          return {
            least: one.matches('button, select, a') ? Math.min(box.width, box.height) : box.height,
            what: one.textContent?.trim() || one.outerHTML.slice(0, 80),
          };
        })
        .filter(({ least }) => least > 0 && least < 43.5)
        .map(({ least, what }) => `${what} (${least})`),
    );
    small.push(...found.map((one) => `${where}: ${one}`));
  };
  for (const game of ['shatra', 'nardi', 'rotary']) {
    await startAgainstComputer(page, game);
    await measure(game);
  }
  for (const path of [
    '/',
    '/lobby',
    '/settings',
    '/tournaments',
    '/analysis/shatra',
    '/one-screen',
    '/games/shatra/rules',
    '/learn/shatra/first',
    '/developers/live',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await measure(path);
  }
  expect(small).toEqual([]);
  await context.close();
});
