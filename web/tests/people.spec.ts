/** Accounts, profiles and tournaments. */
import { expect, test } from './faultless';
import { registered } from './addresses';

test('somebody registers, is known, signs out and comes back', async ({ page }) => {
  const name = await registered(page, 'Berta');
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/account');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('something else entirely');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).last().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password').fill('a table for five games');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a guest registers and goes on with the match that is being played', async ({ browser }) => {
  const [one, other] = await Promise.all([browser.newPage(), browser.newPage()]);
  await one.goto('/games/shatra');
  const made = await one.evaluate(async () => {
    const ask = async (address: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    };
    await ask('/api/guests', {});
    return ask('/api/matches', { game: 'shatra', side: 'first' });
  });
  const address = `/match/${made.id}`;
  await other.goto(address);
  await other.getByRole('button', { name: 'Join game' }).click();
  await one.goto(address);
  await expect(one.getByText('Your turn').first()).toBeVisible();

  await one.goto('/account');
  await one.getByRole('button', { name: 'Register' }).first().click();
  const choice = one.getByLabel(
    'Keep the games you played as a guest (in progress: 1, finished: 0)',
  );
  await expect(choice).toBeChecked();
  const name = `Gita${Date.now().toString(36).slice(-6)}`;
  await one.getByLabel('Name').fill(name);
  await one.getByLabel('Password').fill('a table for five games');
  await one.locator('form').getByRole('button', { name: 'Register' }).last().click();
  await expect(one.getByRole('heading', { level: 1, name })).toBeVisible();

  await expect(other.getByText(name).first()).toBeVisible();
  await one.goto('/lobby');
  await one.locator(`a[href="${address}"]`).first().click();
  await expect(one.getByText('Your turn').first()).toBeVisible();
  await one.close();
  await other.close();
});

test('a token is shown once and can be ended', async ({ page }) => {
  await registered(page, 'Clara');
  await page.goto('/account');
  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('shown again')).toBeVisible();
  await page.reload();
  await expect(page.getByText('my bot', { exact: true })).toBeVisible();
  await expect(page.getByText('shown again')).toBeHidden();
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await expect(page.getByText('my bot', { exact: true })).toBeHidden();
});

test('two people follow each other and play in a tournament', async ({ browser }) => {
  const [one, other] = await Promise.all([browser.newPage(), browser.newPage()]);
  const first = await registered(one, 'Dora');
  const second = await registered(other, 'Emil');
  await one.goto(`/people/${second}`);
  await one.getByRole('button', { name: 'Follow' }).click();
  await expect(one.getByRole('button', { name: 'Following' })).toBeVisible();

  await one.goto('/tournaments');
  await one.getByLabel('Tournament name').fill('Winter cup');
  const tops = await one
    .locator('.pair label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(new Set(tops).size, 'labels side by side are level').toBe(1);
  await one.getByLabel('Format').selectOption('round_robin');
  await one.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(one.getByRole('heading', { level: 1, name: 'Winter cup' })).toBeVisible();
  await one.getByRole('button', { name: 'Join' }).click();
  await other.goto(one.url());
  await other.getByRole('button', { name: 'Join' }).click();
  await expect(other.getByRole('link', { name: first })).toBeVisible();
  await one.getByRole('button', { name: 'Start tournament' }).click();
  await other.getByRole('button', { name: 'I’m ready' }).first().click();
  for (const page of [one, other]) await page.waitForURL(/\/match\//);
  expect(one.url()).toBe(other.url());
  await one.goBack();
  await expect(one.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  await one.getByRole('link', { name: /^Game/ }).click();
  await expect(one.getByRole('grid')).toBeVisible();
  await one.close();
  await other.close();
});

test('an account is deleted for good', async ({ page }) => {
  const name = await registered(page, 'Franz');
  await page.goto('/account');
  await page.getByText('Delete account').click();
  await page.locator('details').getByLabel('Password').fill('a table for five games');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/people/${name}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
