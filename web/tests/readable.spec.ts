/** Nothing that is written is cut off or broken within a word, and numbers in tables can be looked up. */
import type { Page } from '@playwright/test';
import { visit } from './addresses';
import { expect, test } from './faultless';
import { furnished } from './house';

const windows = { desktop: { width: 1366, height: 900 }, phone: { width: 390, height: 844 } };

/** How much longer the chosen words of each list are than the room for them, in pixels. */
async function cutOff(page: Page): Promise<number[]> {
  return page.locator('select.level').evaluateAll((lists) =>
    (lists as HTMLSelectElement[]).map((list) => {
      const style = getComputedStyle(list);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('nothing can be measured here');
      pen.font = style.font;
      const words = list.selectedOptions[0]?.text ?? '';
      // The arrow of the list takes about as much as a letter is high.
      const arrow = Number.parseFloat(style.fontSize);
      const room = list.clientWidth - Number.parseFloat(style.paddingInlineStart) - arrow;
      return pen.measureText(words).width - room;
    }),
  );
}

/** The words that begin on one line and end on another. */
async function broken(page: Page): Promise<string[]> {
  return page.locator('a[href^="/match/"] strong').evaluateAll((names) =>
    names.flatMap((name) => {
      const node = name.firstChild;
      const found = [...(node?.textContent ?? '').matchAll(/\S+/g)];
      return found.flatMap((word) => {
        const range = document.createRange();
        if (!node) return [];
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        return range.getClientRects().length > 1 ? [word[0]] : [];
      });
    }),
  );
}

for (const [name, viewport] of Object.entries(windows)) {
  test(`the level of the computer can be read on the first page: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/');
    const over = await cutOff(page);
    expect(over).toHaveLength(5);
    expect(over.filter((pixels) => pixels > 0)).toEqual([]);
  });
}

test('names of games are whole in lists, and a crosstable says who met whom', async ({
  page,
  baseURL,
}) => {
  const house = await furnished(baseURL ?? '', ['Olga', 'Peteris', 'Quentin', 'Rozalia']);
  for (const viewport of Object.values(windows)) {
    await page.setViewportSize(viewport);
    await visit(page, `/people/${house.people[0]?.name}`);
    expect(await page.locator('a[href^="/match/"] strong').count()).toBeGreaterThan(4);
    expect(await broken(page)).toEqual([]);
  }
  await visit(page, `/tournaments/${house.tournament}`);
  const rows = page.locator('tbody tr').filter({ has: page.locator('td.cell') });
  const nameIn = (row: number) => rows.nth(row).locator('th').innerText();
  const opponent = Number(await rows.first().locator('td.cell sub').first().innerText());
  await expect(
    rows
      .nth(opponent - 1)
      .locator('td')
      .first(),
  ).toHaveText(String(opponent));
  const said = await rows.first().locator('td.cell').first().getAttribute('title');
  expect(said).toContain(await nameIn(opponent - 1));
  await expect(page.getByText('the points of all one’s opponents together')).toBeVisible();
});
