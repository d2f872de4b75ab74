/** Lessons: every one of every game is done on its board, and a wrong move is answered. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Lesson, LessonStep } from '../src/lessons/lesson';
import { readLessons } from '../src/lessons/reading';
import { expect, test } from './faultless';
import { clickField, games, playByMouse, type Choice } from './playing';

test.slow();

const lessonsOf = (game: string): Lesson[] =>
  readLessons(
    readFileSync(join(import.meta.dirname, `../../games/${game}/lessons/lessons.txt`), 'utf8'),
  );

/** Follows the steps of a lesson as the rules play them. */
class Way {
  #position = '';
  #actions: string[] = [];

  constructor(
    readonly page: Page,
    readonly game: string,
    readonly rules: string,
  ) {}

  /** An accepted action of a step; the reply is made, too. */
  async answer(step: LessonStep): Promise<Choice> {
    if (step.beginning) {
      this.#position = step.beginning.position;
      this.#actions = [...step.beginning.moves];
    }
    const data = {
      game: this.game,
      actions: this.#actions,
      ...(this.rules && { rules: this.rules }),
      ...(this.#position && { position: this.#position }),
    };
    const answer = await this.page.request.post('/api/positions', { data });
    const { choices } = (await answer.json()) as { choices: Choice[] };
    const choice = choices.find(
      ({ token }) => step.accepted === 'anything' || step.accepted.includes(token),
    );
    if (!choice) throw new Error(`nothing of ${step.accepted.toString()} can be done`);
    this.#actions.push(choice.token, ...(step.reply === undefined ? [] : [step.reply]));
    return choice;
  }
}

for (const game of games) {
  test(`every lesson of ${game} can be done`, async ({ page }) => {
    for (const { name, rules, steps } of lessonsOf(game)) {
      await page.goto(`/learn/${game}/${name}`);
      const way = new Way(page, game, rules);
      for (const [i, step] of steps.entries()) {
        await expect(page.getByText(`Step ${i + 1} of ${steps.length}`)).toBeVisible();
        await expect(page.locator('.board-and-panel .hint')).toHaveCount(0);
        await playByMouse(page, game, await way.answer(step));
        await expect(page.locator('.answer.right, .answer.done')).toBeVisible();
      }
      await expect(page.locator('.answer.done')).toBeVisible();
    }
    await page.goto(`/learn/${game}`);
    await expect(page.getByRole('listitem').filter({ hasText: '✓' })).toHaveCount(
      lessonsOf(game).length,
    );
  });
}

test('a wrong move is answered with why, and the board is as it was', async ({ page }) => {
  await page.goto('/learn/shatra/danger');
  await clickField(page, '57');
  await clickField(page, '42');
  await expect(page.locator('.answer.wrong')).toHaveText(/not it/);
  await expect(page.getByText(/closes the road/)).toBeVisible();
  await clickField(page, '57');
  await clickField(page, '49');
  await expect(page.locator('.answer.done')).toBeVisible();
});

for (const locale of ['lv', 'ru', 'hu', 'zh']) {
  test(`lessons speak ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    for (const { name } of lessonsOf('shatra')) {
      await page.goto(`/learn/shatra/${name}`);
      await expect(page.locator('.board-and-panel .task')).toHaveText(/\S/);
    }
    await page.goto('/learn/shatra/danger');
    await clickField(page, '57');
    await clickField(page, '49');
    await expect(page.locator('.answer.done')).toBeVisible();
    await context.close();
  });
}
