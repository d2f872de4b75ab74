/** What was learned in one browser is known in another in which the same person is signed in. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './faultless';
import { registered } from './addresses';

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('a table for five games');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** What a browser has learned before anybody signs in there. */
async function learn(page: Page, lessons: object, puzzles: object): Promise<void> {
  await page.goto('/settings');
  await page.evaluate(
    ([done, solved]) => {
      localStorage.setItem('galds.lessons', JSON.stringify(done));
      localStorage.setItem('galds.puzzles', JSON.stringify(solved));
    },
    [lessons, puzzles],
  );
}

const isDone = (page: Page) => page.getByRole('listitem').filter({ hasText: 'done' });

test('lessons and puzzles of two browsers are put together', async ({ browser }) => {
  const [one, other] = [await newPage(browser), await newPage(browser)];
  await learn(one, { rotary: ['first'] }, { rotary: { 3: 'solved' } });
  const name = await registered(one, 'Learner');
  await one.goto('/learn/rotary');
  await expect(isDone(one)).toHaveCount(1);
  await one.goto('/puzzles/rotary/1');
  await one.getByRole('button', { name: 'Give up' }).click();
  await expect(one.getByRole('main').getByText(/The solution starts with/)).toBeVisible();

  await learn(other, { shatra: ['first'] }, { rotary: { 1: 'solved' } });
  await signIn(other, name);
  await other.goto('/learn/rotary');
  await expect(isDone(other)).toHaveCount(1);
  await other.goto('/learn/shatra');
  await expect(isDone(other)).toHaveCount(1);
  await other.goto('/puzzles/rotary');
  await expect(other.getByRole('link', { name: 'Puzzle 3, solved' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Puzzle 1, solved' })).toBeVisible();

  await one.goto('/learn/shatra');
  await expect(isDone(one)).toHaveCount(1);
  await one.goto('/puzzles/rotary');
  await expect(one.getByRole('link', { name: 'Puzzle 1, solved' })).toBeVisible();
  for (const page of [one, other]) await page.context().close();
});

test('what one person has learned is not added to the account of another', async ({ browser }) => {
  const page = await newPage(browser);
  await learn(page, { rotary: ['first'] }, {});
  await registered(page, 'Former');
  await page.goto('/learn/rotary');
  await expect(isDone(page)).toHaveCount(1);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await registered(page, 'Latter');
  await page.goto('/learn/rotary');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(isDone(page)).toHaveCount(0);
  await page.context().close();
});
