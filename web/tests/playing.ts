/** How a test plays: like a person who picks what the board offers. */
import { expect, type Page } from '@playwright/test';

export const games = ['lautari', 'luzhanqi', 'nardi', 'rotary', 'shatra'] as const;

/** Nardi with six checkers left to each side, all of them at home: what this is worth stands in a table. */
export const BEARING_OFF = 'w 31 6:2,5:2,4:2,off:9 6:2,5:2,4:2,off:9 1c -';

/** Often enough to lose no time, seldom enough for a slow machine. */
const OFTEN = { timeout: 60_000, intervals: [50, 100, 200] };

export interface Begin {
  level?: number;
  /** The side to play, as the page calls it; by lot if nothing is said. */
  side?: string;
  /** The rules, as the page calls them; the first ones if nothing is said. */
  rules?: string;
}

/** Starts a game against the computer from the page of a game. */
export async function startAgainstComputer(
  page: Page,
  game: string,
  { level = 1, side, rules }: Begin = {},
): Promise<string> {
  await page.goto(`/games/${game}`);
  await page.getByRole('slider').fill(String(level));
  if (side) await page.getByLabel('Your side').selectOption(side);
  if (rules) await page.getByLabel('Rules', { exact: true }).selectOption(rules);
  await page.getByRole('button', { name: 'Start game', exact: true }).click();
  return atMatch(page);
}

/** The id of the match whose page has been opened. */
export async function atMatch(page: Page): Promise<string> {
  await page.waitForURL(/\/match\/\w{12}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByRole('grid')).toBeVisible();
  return id;
}

export type Pick = { field: string } | { button: string };

export interface Choice {
  token: string;
  picks: Pick[];
}

export interface Looked {
  state: { phase: string; you: string | null; to_act: string[]; version: number; record: string[] };
  board: { choices: Choice[]; complete: boolean; may_throw: boolean };
}

/** What the server says of a match to this browser. */
export async function look(page: Page, id: string): Promise<Looked> {
  return page.evaluate(async (match) => {
    const answer = await fetch(`/api/matches/${match}?detail=board`);
    return (await answer.json()) as Looked;
  }, id);
}

/** Waits until it is this browser's turn or the match is over, and the page shows it. */
export async function waitForTurn(page: Page, id: string): Promise<Looked> {
  return (await waitForAnyTurn([page], id)).looked;
}

/** The same for whichever of these browsers is first: who cannot move passes by itself meanwhile. */
async function waitForAnyTurn(
  pages: readonly Page[],
  id: string,
): Promise<{ page: Page; looked: Looked }> {
  let due: { page: Page; looked: Looked } | undefined;
  const isDue = async () => {
    for (const page of pages) {
      const looked = await lookIfDue(page, id);
      if (looked) due = { page, looked };
    }
    return due !== undefined;
  };
  await expect.poll(isDue, OFTEN).toBe(true);
  if (!due) throw new Error('the match was never looked at');
  return due;
}

async function lookIfDue(page: Page, id: string): Promise<Looked | undefined> {
  if (!(await seemsDue(page))) return undefined;
  const looked = await look(page, id);
  const { phase, you, to_act: toAct, record } = looked.state;
  if (phase === 'over') return looked;
  if (you === null || !toAct.includes(you)) return undefined;
  const isShown = !looked.board.complete || (await shows(page, record.length));
  return isShown ? looked : undefined;
}

/** Whether the page asks its player to do something, or says that all is over. */
async function seemsDue(page: Page): Promise<boolean> {
  const signs = '.set-up, .table[aria-busy="false"] :is(.status.yours, .status.over)';
  return (await page.locator(signs).count()) > 0;
}

/** Whether the board shows the moment after so many actions, and waits for a touch. */
async function shows(page: Page, ply: number): Promise<boolean> {
  return (await page.locator(`.table[data-ply="${ply}"][aria-busy="false"]`).count()) === 1;
}

/** Waits until the server has something newer than what was looked at. */
export async function waitForNews(page: Page, id: string, { state }: Looked): Promise<void> {
  const version = async () =>
    page.evaluate(
      async ([match, since]) => {
        const answer = await fetch(`/api/matches/${match}?since=${since}`);
        return ((await answer.json()) as Looked).state.version;
      },
      [id, state.version] as const,
    );
  await expect.poll(version, OFTEN).toBeGreaterThan(state.version);
}

/** Touches a field by the keyboard's grid, as assistive technology does. */
export async function touchField(page: Page, name: string): Promise<void> {
  await page.locator(`[data-name="${name}"]`).evaluate((cell: HTMLElement) => cell.click());
}

/** Where a field is on the page. */
export async function placeOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  return page.locator(`[data-name="${name}"]`).evaluate((cell) => {
    cell.scrollIntoView({ block: 'nearest' });
    const box = cell.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

export async function clickField(page: Page, name: string): Promise<void> {
  const { x, y } = await placeOf(page, name);
  await page.mouse.click(x, y);
}

export async function dragField(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await placeOf(page, from), await placeOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 2 });
  await page.mouse.move(end.x, end.y, { steps: 2 });
  await page.mouse.up();
}

/** Presses arrows until the focus is on a field. */
export async function walkTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    const way = await page.evaluate((wanted) => {
      const here = document.activeElement?.getBoundingClientRect();
      const there = document.querySelector(`[data-name="${wanted}"]`)?.getBoundingClientRect();
      if (!here || !there) return 'none';
      const [x, y] = [there.x - here.x, there.y - here.y];
      if (Math.hypot(x, y) < 4) return '';
      if (Math.abs(y) > 4 && Math.abs(y) >= Math.abs(x)) return y > 0 ? 'ArrowDown' : 'ArrowUp';
      return x > 0 ? 'ArrowRight' : 'ArrowLeft';
    }, name);
    if (way === '') return;
    await page.keyboard.press(way);
  }
  throw new Error(`the arrows do not lead to ${name}`);
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Makes an action with the mouse: fields are clicked, checkers dragged, buttons pressed. */
export async function playByMouse(page: Page, game: string, choice: Choice): Promise<void> {
  const { picks } = choice;
  for (let i = 0; i < picks.length; i++) {
    const [pick, next] = [picks[i], picks[i + 1]];
    if (!pick) continue;
    if ('button' in pick) await pressPick(page, pick.button);
    else if (game === 'nardi' && next && 'field' in next) {
      await dragField(page, pick.field, next.field);
      i++;
    } else await clickField(page, pick.field);
  }
  if (game === 'nardi' && picks.length > 1) {
    await page.getByRole('button', { name: 'Confirm move' }).click();
  }
}

async function pressPick(page: Page, button: string): Promise<void> {
  const sixths = Number(/^turn (\d)$/.exec(button)?.[1] ?? -1);
  if (sixths < 0) {
    await page.locator('.choices .button.main').first().click();
    return;
  }
  for (let i = 0; i < sixths; i++) {
    await page.getByRole('button', { name: 'Rotate one step clockwise' }).click();
  }
  const turn = sixths === 0 ? 'Pass without turning' : `Turn by ${sixths}`;
  await page.getByRole('button', { name: turn }).click();
}

/** Does something sensible in this turn: throws, passes by itself, or makes one of the actions. */
export async function playTurn(page: Page, id: string, game: string, nth: number): Promise<Looked> {
  return playNext([page], id, game, nth);
}

/** The same for whichever of these browsers has to act. */
export async function playNext(
  pages: readonly Page[],
  id: string,
  game: string,
  nth: number,
): Promise<Looked> {
  const { page, looked } = await waitForAnyTurn(pages, id);
  if (looked.state.phase === 'over') return looked;
  const { choices, may_throw: mayThrow } = looked.board;
  if (mayThrow) {
    await page.getByRole('button', { name: 'Roll dice' }).click();
  } else if (choices.length !== 1 || choices[0]?.token !== 'pass') {
    const choice = choices[(nth * 7) % choices.length];
    if (!choice) throw new Error('it is our turn and nothing can be done');
    await playByMouse(page, game, choice);
  }
  await waitForNews(page, id, looked);
  return looked;
}

/** The table of a match: it says which moment the board shows. */
export function tableOf(page: Page) {
  return page.locator('.table[data-ply]');
}

/** The actions that a match or the analysis board lists. */
export function moves(page: Page) {
  return page.getByRole('button', { name: /^Move \d+:/ });
}

/** How many matches of this browser's player are over at the server. */
export async function archived(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const me = (await (await fetch('/api/me')).json()) as { id: string };
    const found = await fetch(`/api/matches?phase=over&player=${encodeURIComponent(me.id)}`);
    return ((await found.json()) as { matches: unknown[] }).matches.length;
  });
}

/** The heading of a match that is over. */
export function endOf(page: Page) {
  return page.getByRole('heading', { name: /You (won|lost)|Draw/ });
}

export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}
