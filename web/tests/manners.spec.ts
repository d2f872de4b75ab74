/** What a game adds to the common board, and what the settings change about playing. */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';
import { Somebody } from './house';
import {
  clickField,
  endOf,
  look,
  moves,
  startAgainstComputer,
  tableOf,
  waitForNews,
  waitForTurn,
  type Choice,
  type Looked,
} from './playing';

/** Opens the analysis board at a position, after some actions, with the engine switched off. */
async function study(page: Page, game: string, position: string, actions: string[] = []) {
  const query = new URLSearchParams({
    position,
    moves: actions.join(';'),
    at: String(actions.length),
  });
  await page.goto(`/analysis/${game}?${query}`);
  await page.getByLabel('Engine on').uncheck();
  await expect(page.getByRole('grid')).toBeVisible();
}

async function set(page: Page, settings: Record<string, string>): Promise<void> {
  await page.goto('/settings');
  await page.evaluate((values) => {
    localStorage.setItem('galds.settings', JSON.stringify(values));
  }, settings);
}

/** Acts for the page's player without the page, until what may be done is as wanted or all is over. */
async function actUntil(
  page: Page,
  id: string,
  isWanted: (looked: Looked) => boolean,
): Promise<Looked | undefined> {
  await page.goto('/about');
  for (;;) {
    const looked = await look(page, id);
    const { you, to_act: toAct, phase } = looked.state;
    if (phase === 'over') return undefined;
    if (you === null || !toAct.includes(you)) {
      await page.waitForTimeout(20);
      continue;
    }
    if (isWanted(looked)) return looked;
    await actUnseen(page, id, looked);
  }
}

/** Makes some action for the page's player without the page. */
async function actUnseen(page: Page, id: string, { board }: Looked): Promise<void> {
  const taken = board.choices.find(({ token }) => token === 'take') ?? board.choices[0];
  const action = board.may_throw ? 'throw' : (taken?.token ?? '');
  await page.request.post(`/api/matches/${id}/commands`, {
    data: { do: 'act', action },
    headers: { origin: new URL(page.url()).origin },
  });
}

/** Plays against the computer, game after game if need be, until the dice bring what is wanted. */
async function untilDiceBring(
  page: Page,
  isWanted: (looked: Looked) => boolean,
): Promise<{ id: string; looked: Looked }> {
  for (;;) {
    const rules = 'Backgammon: gammons and doubling cube';
    const id = await startAgainstComputer(page, 'nardi', { side: 'White', rules });
    const looked = await actUntil(page, id, isWanted);
    if (looked) return { id, looked };
  }
}

test('a series of captures in Shatra is made jump by jump, and a step can be taken back', async ({
  page,
}) => {
  await study(page, 'shatra', 'w T42,K62 23,35,38,44,K1 - - 0');
  await clickField(page, '42');
  await clickField(page, '21');
  await clickField(page, '24');
  await expect(moves(page)).toHaveCount(0);
  await expect(page.locator('[data-name="24"]')).toHaveAccessibleName(/tura/i);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-name="21"]')).toHaveAccessibleName(/tura/i);
  for (const name of ['24', '45', '39']) await clickField(page, name);
  await expect(moves(page)).toHaveCount(1);
  await expect(page.locator('[data-name="39"]')).toHaveAccessibleName(/tura/i);
  for (const name of ['23', '35', '38', '44'])
    await expect(page.locator(`[data-name="${name}"]`)).toHaveAccessibleName(/empty/i);
});

test('a Guard of Lautari undoes a capture by a choice that can be seen', async ({ page }) => {
  const white = 'e1,f1,g1,h1,i1,e2,f2,g2,Sk10,k8';
  const black = 'e13,f13,g13,e14,f14,g14,h14,i14,Rg8';
  await study(page, 'lautari', `b ${white} ${black} - - - 0`, ['g8-k8x']);
  await expect(page.locator('[data-name="k8"]')).toHaveAccessibleName(/Rider \(Black\)/);
  await clickField(page, 'k10');
  await page.getByRole('button', { name: 'Revive a piece' }).click();
  await expect(page.locator('[data-name="k8"]')).toHaveAccessibleName(/Pawn \(White\)/);
  await expect(page.locator('[data-name="g8"]')).toHaveAccessibleName(/Rider \(Black\)/);
});

test('both armies of Luzhanqi are laid out on the analysis board', async ({ page }) => {
  await page.goto('/analysis/luzhanqi');
  for (let army = 0; army < 2; army++) {
    await page.getByLabel('Ready-made setups').selectOption({ label: 'Fortress' });
    await page.getByRole('button', { name: 'Ready', exact: true }).click();
  }
  await expect(page.getByRole('gridcell', { name: /hidden piece/ })).toHaveCount(25);
  await expect(moves(page)).toHaveCount(2);
});

test('dice are thrown by themselves, if one wishes so', async ({ page }) => {
  await set(page, { throwByItself: 'on' });
  const { id, looked } = await untilDiceBring(page, ({ board }) => board.may_throw);
  await page.goto(`/match/${id}`);
  await waitForNews(page, id, looked);
});

test('forced plays are made by themselves, if one wishes so', async ({ page }) => {
  await set(page, { playForced: 'on' });
  const { id, looked } = await untilDiceBring(
    page,
    ({ board: { may_throw: mayThrow, choices } }) =>
      !mayThrow && choices.length === 1 && choices[0]?.token !== 'pass',
  );
  await page.goto(`/match/${id}`);
  await waitForNews(page, id, looked);
});

test('the question whether to resign waits for its answer, whatever happens on the board', async ({
  page,
}) => {
  const id = await startAgainstComputer(page, 'rotary', { side: 'Light' });
  await actUntil(page, id, ({ state }) => state.record.length === 2);
  await page.goto(`/match/${id}`);
  const looked = await waitForTurn(page, id);
  await page.getByRole('button', { name: 'Resign' }).click();
  await actUnseen(page, id, looked);
  await expect(tableOf(page)).toHaveAttribute('data-ply', '4');
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(endOf(page)).toBeVisible();
});

test('a finished rated match tells what it did to the ratings', async ({ page, baseURL }) => {
  const stamp = Date.now().toString(36).slice(-6);
  const [winner, loser] = [
    await Somebody.new(baseURL ?? '', `Gerda${stamp}`),
    await Somebody.new(baseURL ?? '', `Hugo${stamp}`),
  ];
  const { id } = await winner.post<{ id: string }>('/api/matches', {
    game: 'rotary',
    control: { type: 'increment', initial: 600_000, increment: 5_000 },
    rated: 'rated',
    side: 'first',
    opponent: { name: loser.name },
  });
  await loser.do(id, { do: 'join' });
  await winner.act(id, undefined);
  await loser.act(id, undefined);
  await loser.do(id, { do: 'resign' });
  await page.goto(`/match/${id}`);
  const change = (name: string) =>
    page.locator('dl', { hasText: name }).locator(`dt:has-text("${name}") + dd`);
  await expect(change(winner.name)).toContainText(/\+\d+/);
  await expect(change(loser.name)).toContainText(/[-−]\d+/);
});

/** Counts the tones that the page makes. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { tones: 0 };
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      heard.tones += 1;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones);
}

/** Makes a move of two fields by the mouse. */
async function moveByMouse(page: Page, id: string): Promise<void> {
  const looked = await waitForTurn(page, id);
  const isMove = ({ picks }: Choice) => picks.length === 2 && picks.every((one) => 'field' in one);
  const move = looked.board.choices.find(isMove);
  for (const pick of move?.picks ?? []) if ('field' in pick) await clickField(page, pick.field);
  await waitForNews(page, id, looked);
  await expect(tableOf(page)).not.toHaveAttribute('data-ply', String(looked.state.record.length));
}

test('moves are heard, and are not when sounds are off', async ({ page }) => {
  const tones = await listen(page);
  const id = await startAgainstComputer(page, 'shatra', { side: 'White' });
  await moveByMouse(page, id);
  await expect.poll(tones).toBeGreaterThan(0);
  await set(page, { sounds: 'off' });
  await page.goto(`/match/${id}`);
  await moveByMouse(page, id);
  await waitForTurn(page, id);
  expect(await tones()).toBe(0);
});

test('nothing moves for those who want less motion', async ({ page }) => {
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await startAgainstComputer(page, 'shatra', { side: 'White' });
  await page.evaluate(() => {
    const seen = { most: 0 };
    Object.assign(window, { seen });
    const watch = () => {
      const moving = document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().duration) > 20);
      seen.most = Math.max(seen.most, moving.length);
      requestAnimationFrame(watch);
    };
    watch();
  });
  await moveByMouse(page, id);
  await waitForTurn(page, id);
  expect(await running()).toBe(0);
  expect(
    await page.evaluate(() => (window as unknown as { seen: { most: number } }).seen.most),
  ).toBe(0);
});
