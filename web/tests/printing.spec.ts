/** Boards, score sheets and paper pieces: from the page of a game and its rules to pages of A4. */
import { expect, test } from './faultless';
import { games } from './playing';

for (const game of games) {
  test(`${game} can be printed from its page and its rules`, async ({ page }) => {
    for (const from of [`/games/${game}`, `/games/${game}/rules`]) {
      await page.goto(from);
      await page.getByRole('link', { name: 'Print', exact: true }).click();
      await expect(page).toHaveURL(`/games/${game}/print`);
    }
    for (const sheet of ['Board', 'Score sheet', 'Paper pieces']) {
      const picture = page.getByRole('img', { name: new RegExp(`^${sheet}, page 1 of`) });
      await expect(picture).toBeVisible();
      // It has come, and with the proportions of A4.
      await expect
        .poll(async () =>
          picture.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth),
        )
        .toBeCloseTo(297 / 210, 1);
    }
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Board, page 1/ }).click();
    const sheet = await opened;
    await expect(sheet.locator('svg').first()).toHaveAttribute('width', '210mm');
  });
}
