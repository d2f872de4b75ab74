/** How a test plays: like a person who picks what the board offers. */
import { expect, type Page } from '@playwright/test';

export const games = ['lautari', 'luzhanqi', 'nardi', 'rotary', 'shatra'] as const;

/** Starts a game against the computer from the page of a game. */
export async function startAgainstComputer(page: Page, game: string): Promise<string> {
  await page.goto(`/games/${game}`);
  await page.getByRole('slider').fill('1');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/\/match\/\w{12}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByRole('grid')).toBeVisible();
  return id;
}

interface Choice {
  token: string;
  picks: ({ field: string } | { button: string })[];
}

interface Looked {
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

/** Waits until it is this browser's turn or the match is over. */
export async function waitForTurn(page: Page, id: string): Promise<Looked> {
  let looked = await look(page, id);
  await expect
    .poll(
      async () => {
        looked = await look(page, id);
        const { phase, you, to_act: toAct } = looked.state;
        return phase === 'over' || (you !== null && toAct.includes(you));
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return looked;
}

/** Touches a field by the keyboard's grid, as assistive technology does. */
export async function touchField(page: Page, name: string): Promise<void> {
  await page.locator(`[data-name="${name}"]`).evaluate((cell: HTMLElement) => cell.click());
}
