/** Playing with a finger on a phone: pieces are dragged, the page still scrolls. */
import { expect, test } from './faultless';
import {
  atMatch,
  placeOf,
  startAgainstComputer,
  waitForNews,
  waitForTurn,
  type Choice,
} from './playing';
import { countCancelledTouches, scrolled, swipe } from './touch';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

function fieldsOf(choice: Choice | undefined): string[] {
  return (choice?.picks ?? []).flatMap((pick) => ('field' in pick ? [pick.field] : []));
}

for (const [game, side] of [
  ['lautari', 'White'],
  ['shatra', 'White'],
] as const) {
  test(`a piece of ${game} is dragged by a finger, and the page stays where it is`, async ({
    page,
  }) => {
    const id = await startAgainstComputer(page, game, { side });
    const looked = await waitForTurn(page, id);
    const move = looked.board.choices.find(
      ({ picks }) => picks.length === 2 && picks.every((one) => 'field' in one),
    );
    const [from = '', to = ''] = fieldsOf(move);
    const cancelled = await countCancelledTouches(page);
    const before = await scrolled(page);
    await swipe(page, [await placeOf(page, from), await placeOf(page, to)]);
    await waitForNews(page, id, looked);
    expect(await cancelled()).toBe(0);
    expect(await scrolled(page)).toBe(before);
  });
}

test('checkers of Nardi are dragged by a finger', async ({ page }) => {
  const id = await startAgainstComputer(page, 'nardi', { side: 'White' });
  const looked = await waitForTurn(page, id);
  const choice = looked.board.choices.find(({ picks }) => picks.length >= 2);
  const names = fieldsOf(choice);
  for (let i = 0; i + 1 < names.length; i += 2) {
    await swipe(page, [
      await placeOf(page, names[i] ?? ''),
      await placeOf(page, names[i + 1] ?? ''),
    ]);
  }
  await page.getByRole('button', { name: 'Confirm move' }).tap();
  await waitForNews(page, id, looked);
});

test('the rota is turned by a finger', async ({ page }) => {
  const id = await startAgainstComputer(page, 'rotary', { side: 'Light' });
  const looked = await waitForTurn(page, id);
  const [pivot = ''] = fieldsOf(looked.board.choices.find(({ token }) => token.endsWith('-2')));
  const middle = await placeOf(page, pivot);
  await page.touchscreen.tap(middle.x, middle.y);
  const rim = await page.locator('.rota .rim').boundingBox();
  const far = (rim?.width ?? 0) / 2;
  const at = (degrees: number) => ({
    x: middle.x + far * Math.sin((degrees * Math.PI) / 180),
    y: middle.y - far * Math.cos((degrees * Math.PI) / 180),
  });
  const before = await scrolled(page);
  // From the knob at the top around to the right and down, which a browser would take for scrolling.
  await swipe(page, [0, 30, 60, 90, 125].map(at));
  await expect(page.getByRole('button', { name: 'Turn by 2' })).toBeVisible();
  expect(await scrolled(page)).toBe(before);
  await page.getByRole('button', { name: 'Turn by 2' }).tap();
  await waitForNews(page, id, looked);
});

test('an army is laid out by a finger', async ({ page }) => {
  await startAgainstComputer(page, 'luzhanqi', { side: 'Red' });
  const label = async (name: string) =>
    ((await page.locator(`[data-name="${name}"]`).getAttribute('aria-label')) ?? '').replace(
      /^.*?: /,
      '',
    );
  await expect.poll(() => label('a6')).toMatch(/Red/);
  const [left, right] = [await label('a6'), await label('e6')];
  expect(left).not.toBe(right);
  await swipe(page, [await placeOf(page, 'a6'), await placeOf(page, 'e6')]);
  await expect.poll(() => label('a6')).toBe(right);
  expect(await label('e6')).toBe(left);
});

test('a finger beside the pieces scrolls the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer at Shatra' }).tap();
  const id = await atMatch(page);
  const { board } = await waitForTurn(page, id);
  const movers = new Set(board.choices.map((choice) => fieldsOf(choice)[0]));
  const names = await page
    .locator('[data-name]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-name') ?? ''));
  const still = names.find((name) => Number(name) > 20 && !movers.has(name)) ?? '';
  const { x, y } = await placeOf(page, still);
  const before = await scrolled(page);
  await swipe(page, [
    { x, y },
    { x, y: y - 150 },
  ]);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 60);
});
