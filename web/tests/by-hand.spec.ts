/** Every way of playing: keyboard alone, dragging, touching a small screen, typing, laying out. */
import { expect, test } from './faultless';
import {
  atMatch,
  clickField,
  dragField,
  endOf,
  placeOf,
  playTurn,
  resign,
  startAgainstComputer,
  tabTo,
  touchField,
  waitForNews,
  waitForTurn,
  walkTo,
  type Choice,
} from './playing';

function fieldsOf(choice: Choice | undefined): string[] {
  return (choice?.picks ?? []).flatMap((pick) => ('field' in pick ? [pick.field] : []));
}

test('a whole match is played by the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, '[aria-label="Play the computer at Shatra"]');
  await page.keyboard.press('Enter');
  const id = await atMatch(page);
  for (let turn = 0; turn < 2; turn++) {
    const looked = await waitForTurn(page, id);
    await tabTo(page, '[role="gridcell"]');
    for (const pick of looked.board.choices[0]?.picks ?? []) {
      if ('field' in pick) await walkTo(page, pick.field);
      else await tabTo(page, '.choices .button.main');
      await page.keyboard.press('Enter');
    }
    await waitForNews(page, id, looked);
  }
  const looked = await waitForTurn(page, id);
  await tabTo(page, 'input.notation');
  await page.keyboard.type(looked.board.choices[0]?.token ?? '');
  await page.keyboard.press('Enter');
  await waitForNews(page, id, looked);
  await page.getByRole('button', { name: 'Resign' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, resign' }).focus();
  await page.keyboard.press('Enter');
  await expect(endOf(page)).toBeVisible();
});

test('what cannot be typed is refused in plain words, and play goes on', async ({ page }) => {
  const id = await startAgainstComputer(page, 'rotary', { side: 'Light' });
  await waitForTurn(page, id);
  await page.getByLabel('Type a move').fill('nonsense');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('“nonsense” isn’t a valid move');
  await playTurn(page, id, 'rotary', 1);
});

test('the rota is turned by hand before the turn is confirmed', async ({ page }) => {
  const id = await startAgainstComputer(page, 'rotary', { side: 'Light' });
  const looked = await waitForTurn(page, id);
  const turn = looked.board.choices.find(({ token }) => token.endsWith('-1'));
  const [pivot] = fieldsOf(turn);
  if (!pivot) throw new Error('some ring can be turned by one');
  await clickField(page, pivot);
  const confirm = page.getByRole('button', { name: /^Turn by/ });
  await expect(page.getByRole('button', { name: 'Pass without turning' })).toBeVisible();
  await expect(confirm).toBeHidden();
  const middle = await placeOf(page, pivot);
  const box = await page.locator('.rota .rim').boundingBox();
  if (!box) throw new Error('the rota lies on the board');
  const at = (degrees: number) => {
    const [angle, far] = [(degrees * Math.PI) / 180, (box.width / 2) * 0.9];
    return [middle.x + far * Math.cos(angle), middle.y + far * Math.sin(angle)] as const;
  };
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let degrees = 0; degrees <= 130; degrees += 10) await page.mouse.move(...at(degrees));
  await expect(confirm).toHaveText('Turn by 2');
  for (let degrees = 130; degrees >= 70; degrees -= 10) await page.mouse.move(...at(degrees));
  await page.mouse.up();
  await expect(confirm).toHaveText('Turn by 1');
  await confirm.click();
  await waitForNews(page, id, looked);
});

test('checkers are moved by a tap, taken back, and kept when the page is loaded anew', async ({
  page,
}) => {
  const id = await startAgainstComputer(page, 'nardi', { side: 'White' });
  let looked = await waitForTurn(page, id);
  while (looked.board.choices.every(({ picks }) => picks.length < 4)) {
    await playTurn(page, id, 'nardi', 0);
    looked = await waitForTurn(page, id);
  }
  const [from] = fieldsOf(looked.board.choices[0]);
  await clickField(page, from ?? '');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(undo).toBeHidden();
  await expect(page.getByText(/^\d+ pips$/)).toHaveCount(2);
  await playTurn(page, id, 'nardi', 0);
});

test('a piece is dragged to its place, and targets are shown', async ({ page }) => {
  const id = await startAgainstComputer(page, 'lautari', { side: 'White' });
  const looked = await waitForTurn(page, id);
  const [from, to] = fieldsOf(looked.board.choices.find(({ picks }) => picks.length === 2));
  if (!from || !to) throw new Error('a piece can move');
  await clickField(page, from);
  await expect(page.locator('.target').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await dragField(page, from, to);
  await waitForNews(page, id, looked);
});

test('who must capture is told so when something else is touched', async ({ page }) => {
  const id = await startAgainstComputer(page, 'shatra', { side: 'White' });
  const mustCapture = (choices: readonly Choice[]) =>
    choices.length > 0 && choices.every(({ token }) => token.includes('x'));
  let looked = await waitForTurn(page, id);
  for (let turn = 0; turn < 30 && !mustCapture(looked.board.choices); turn++) {
    await playTurn(page, id, 'shatra', turn);
    looked = await waitForTurn(page, id);
  }
  expect(mustCapture(looked.board.choices)).toBe(true);
  const movers = new Set(looked.board.choices.map((choice) => fieldsOf(choice)[0]));
  const idle = Array.from({ length: 62 }, (_, i) => String(i + 1)).find(
    (name) => !movers.has(name),
  );
  await touchField(page, idle ?? '');
  await expect(page.getByRole('alert')).toContainText('You must capture');
  await expect(page.locator('.target.ring')).toHaveCount(movers.size);
  await playTurn(page, id, 'shatra', 0);
});

test('an army is laid out by drag and drop, saved, mirrored and sent', async ({ page }) => {
  await startAgainstComputer(page, 'luzhanqi', { side: 'Red' });
  const cell = (name: string) => page.locator(`[data-name="${name}"]`);
  const label = async (name: string) =>
    ((await cell(name).getAttribute('aria-label')) ?? '').replace(/^.*?: /, '');
  await page.getByLabel('Ready-made setups').selectOption({ label: 'Fortress' });
  await expect(cell('a6')).toHaveAttribute('aria-label', /Red/);
  const [left, right] = [await label('a6'), await label('e6')];
  await dragField(page, 'a6', 'e6');
  await expect.poll(() => label('a6')).toBe(right);
  expect(await label('e6')).toBe(left);
  await page.getByRole('button', { name: 'Mirror' }).click();
  await expect.poll(() => label('a6')).toBe(left);

  await page.getByText(/^Your saved setups/).click();
  await page.getByLabel('Setup name').fill('Mine');
  await page.getByRole('button', { name: 'Save this setup' }).click();
  await page.getByLabel('Ready-made setups').selectOption({ label: 'Storm' });
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect.poll(() => label('a6')).toBe(left);

  // The flag belongs into a headquarters; elsewhere the army is refused.
  const flag = page.getByRole('gridcell', { name: /flag/ });
  const home = (await flag.getAttribute('data-name')) ?? '';
  await dragField(page, home, 'c3');
  await expect(page.getByRole('alert')).toContainText('The flag must be in a headquarters');
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeDisabled();
  await dragField(page, 'c3', home);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: /hidden piece/ })).toHaveCount(25);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a match is played by touch', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the computer at Lautari' }).tap();
    const id = await atMatch(page);
    for (let turn = 0; turn < 3; turn++) {
      const looked = await waitForTurn(page, id);
      const move = looked.board.choices.find(({ picks }) => picks.every((pick) => 'field' in pick));
      for (const name of fieldsOf(move)) {
        const { x, y } = await placeOf(page, name);
        await page.touchscreen.tap(x, y);
      }
      await waitForNews(page, id, looked);
    }
    await waitForTurn(page, id);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await resign(page);
    await expect(endOf(page)).toBeVisible();
  });
});
