/** What is left of somebody who has deleted the account. */
import { expect, test } from './faultless';
import { visit } from './addresses';
import { Somebody } from './house';

test('opponents see in their own language that an account was deleted', async ({
  page,
  baseURL,
}) => {
  const stem = Date.now().toString(36).slice(-6);
  const one = await Somebody.new(baseURL ?? '', `Greta${stem}`);
  const two = await Somebody.new(baseURL ?? '', `Henri${stem}`);
  const { id } = await one.post<{ id: string }>('/api/matches', {
    game: 'rotary',
    opponent: { name: two.name },
  });
  await two.do(id, { do: 'join' });
  const password = 'a table for five games';
  expect((await two.asking.delete('/api/me', { data: { password } })).ok()).toBe(true);
  await visit(page, `/match/${id}?lang=hu`);
  await expect(page.locator('.bar').getByText('Törölt játékos')).toBeVisible();
  await expect(page.getByRole('link', { name: one.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Törölt játékos' })).toHaveCount(0);
});
