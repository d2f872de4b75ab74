/** The first load is small: less than 200 kB of compressed script and style. */
import { expect, test } from './faultless';

const BUDGET = 200_000;

/** Pages, and what is there when a page is whole. */
const pages = [
  { path: '/', last: 'heading' },
  { path: '/games/rotary', last: 'heading' },
  { path: '/analysis/rotary', last: 'grid' },
  { path: '/games/shatra/rules', last: 'heading' },
  { path: '/puzzles/rotary/1', last: 'grid' },
] as const;

for (const { path, last } of pages) {
  test(`${path} loads less than ${BUDGET / 1000} kB of script and style`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole(last).first()).toBeVisible();
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => /\.(js|css)$/.test(new URL(entry.name).pathname))
        .map((entry) => entry.encodedBodySize),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(3);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(BUDGET);
    console.log(`${path}: ${(total / 1000).toFixed(1)} kB in ${sizes.length} files`);
  });
}
