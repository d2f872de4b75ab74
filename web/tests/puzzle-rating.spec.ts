/** The puzzle rating of somebody without an account, which the browser keeps. */
import { expect, test } from './faultless';
import { registered } from './addresses';

test('somebody without an account has a rating in the browser, and an account one of its own', async ({
  page,
}) => {
  await page.goto('/puzzles/shatra');
  await expect(page.getByRole('link', { name: 'Puzzle 1', exact: true })).toBeVisible();
  await expect(page.getByText(/Puzzle rating/)).toHaveCount(0);
  await page.goto('/puzzles/shatra/1');
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText(/Puzzle rating: \d+ \(-\d+\)/)).toBeVisible();
  // The second attempt is practice.
  await page.reload();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('main').getByText(/The solution starts with/)).toBeVisible();
  await expect(page.getByText(/Puzzle rating/)).toHaveCount(0);
  await page.goto('/puzzles/shatra');
  await expect(page.getByText(/Puzzle rating: 1[34]\d\d/)).toBeVisible();
  await expect(page.getByText('This rating is kept in this browser only.')).toBeVisible();

  await registered(page, 'Newcomer');
  await page.goto('/puzzles/shatra');
  await expect(page.getByRole('link', { name: 'Puzzle 1, solution viewed' })).toBeVisible();
  await expect(page.getByText('This rating is kept in this browser only.')).toHaveCount(0);
  await page.goto('/puzzles/shatra/2');
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText(/Puzzle rating: \d+ \(-\d+\)/)).toBeVisible();
});
