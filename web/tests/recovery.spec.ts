/** A forgotten password: codes that were noted down bring one back. */
import { expect, test } from './faultless';
import { registered } from './addresses';

test('a recovery code sets a new password, once', async ({ page, browser }) => {
  const name = await registered(page, 'Rita');
  await page.goto('/account');
  const codes = page.locator('form', { hasText: 'Recovery codes' });
  await expect(codes.getByText('You have no recovery codes')).toBeVisible();
  await codes.getByLabel('Current password').fill('a table for five games');
  await codes.getByRole('button', { name: 'Create new codes' }).click();
  await expect(codes.getByText('8 recovery codes left')).toBeVisible();
  const [code = ''] = await codes.getByRole('listitem').allInnerTexts();
  expect(code).toMatch(/^\w{4}(-\w{4}){3}$/);
  await page.reload();
  await expect(codes.getByText(code)).toHaveCount(0);

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const other = await context.newPage();
  for (const outcome of ['back', 'refused']) {
    await other.goto('/account');
    await other.getByRole('button', { name: 'Forgot your password?' }).click();
    await other.getByLabel('Name').fill(name);
    await other.getByLabel('Recovery code').fill(code.toLowerCase());
    await other.getByLabel('New password').fill('quite another secret');
    await other.getByRole('button', { name: 'Set password and sign in' }).click();
    if (outcome === 'back') {
      await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
      await other.goto('/account');
      await other.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
    } else {
      await expect(other.getByText('Wrong name or recovery code.')).toBeVisible();
    }
  }
  await context.close();
});
