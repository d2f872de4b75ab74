/**
 * The first load is small: what a page brings of compressed script and style until it is whole has a limit for each,
 * a little above what docs/performance.md says. A page that grows beyond it loads something before it is needed.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './faultless';

/** Pages, what is there when a page is whole, and the most kB that it may take. */
const pages = [
  { path: '/', last: 'heading', most: 64 },
  { path: '/games/rotary', last: 'heading', most: 66.5 },
  { path: '/analysis/rotary', last: 'grid', most: 75 },
  { path: '/games/shatra/rules', last: 'heading', most: 58 },
  { path: '/embed/rotary', last: 'grid', most: 66 },
  { path: '/puzzles/rotary/1', last: 'grid', most: 68 },
] as const;

/** Notes when the board is there: a second later the engine begins to think, whose files are no part of the first load. */
async function noteBoard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role="grid"]')) return;
      performance.mark('board');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
}

/** Where a machine needs more than that second for the board, the timer of the engine waits for it. */
async function holdTimersForBoard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window) as (act: () => void, wait: number) => number;
    const isThere = () => performance.getEntriesByName('board').length > 0;
    const startWithBoard = (act: () => void, wait: number): number =>
      isThere() ? start(act, wait) : start(() => startWithBoard(act, wait), 50);
    window.setTimeout = ((act: () => void, wait = 0) =>
      wait < 1000 ? start(act, wait) : startWithBoard(act, wait)) as typeof setTimeout;
  });
}

for (const { path, last, most } of pages) {
  test(`${path} loads at most ${most} kB of script and style`, async ({ page }) => {
    await noteBoard(page);
    if (last === 'grid') await holdTimersForBoard(page);
    await page.goto(path);
    await expect(page.getByRole(last).first()).toBeVisible();
    const sizes = await page.evaluate(() => {
      const whole = performance.getEntriesByName('board')[0]?.startTime ?? Infinity;
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => /\.(js|css)$/.test(new URL(entry.name).pathname))
        .filter((entry) => entry.startTime <= whole)
        .map((entry) => entry.encodedBodySize);
    });
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(3);
    expect(total).toBeGreaterThan(10_000);
    console.log(`${path}: ${(total / 1000).toFixed(1)} kB in ${sizes.length} files`);
    expect(total).toBeLessThanOrEqual(1000 * most);
  });
}
