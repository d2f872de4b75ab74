/** Being called: people who look elsewhere hear of what concerns them, and come to the board. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { faultsInBothThemes } from './axe';
import { expect, test } from './faultless';
import { Somebody } from './house';

const MINUTES = { type: 'increment', initial: 300_000, increment: 3_000 };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

let made = 0;

/** Somebody with an account and a browser of their own, at this address. */
async function at(
  browser: Browser,
  baseURL: string,
  name: string,
  address: string,
  options: BrowserContextOptions = {},
): Promise<{ somebody: Somebody; page: Page }> {
  const unique = `${name}${Date.now().toString(36).slice(-5)}${made++}`;
  const somebody = await Somebody.new(baseURL, unique);
  const context = await browser.newContext({ bypassCSP: true, ...options });
  await context.addCookies((await somebody.asking.storageState()).cookies);
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('banner').getByRole('link', { name: unique })).toBeVisible();
  return { somebody, page };
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notif/ });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function challenge(from: Somebody, to: Somebody, game = 'rotary'): Promise<string> {
  const { id } = await from.post<{ id: string }>('/api/matches', {
    game,
    control: MINUTES,
    side: 'first',
    opponent: { name: to.name },
  });
  return id;
}

for (const [kind, options] of [
  ['desk', {}],
  ['phone', PHONE],
  ['narrow window', { viewport: { width: 360, height: 740 } }],
] as const) {
  test(`a challenge is heard on any page, and accepting it brings both to the board: ${kind}`, async ({
    browser,
    baseURL,
  }) => {
    const anna = await at(browser, baseURL ?? '', 'Anna', '/puzzles', options);
    const boris = await at(browser, baseURL ?? '', 'Boris', '/analysis', options);
    const id = await challenge(anna.somebody, boris.somebody);
    await expect(toast(boris.page)).toContainText(`${anna.somebody.name} challenges you`);
    expect((await toast(boris.page).boundingBox())?.x).toBeGreaterThanOrEqual(0);
    await expect(boris.page).toHaveTitle(/^\(1\) /);
    await expect(bell(boris.page)).toHaveAccessibleName('Notifications, 1 unread');
    expect(await faultsInBothThemes(boris.page)).toEqual([]);
    await toast(boris.page).getByRole('button', { name: 'Accept' }).click();
    for (const { page } of [anna, boris]) {
      await page.waitForURL(`**/match/${id}`);
      await expect(page.getByRole('grid')).toBeVisible();
    }
    await expect(boris.page).not.toHaveTitle(/^\(/);
    for (const { page } of [anna, boris]) await page.context().close();
  });
}

test('a challenge is declined with a reason, and both can read it in the bell', async ({
  browser,
  baseURL,
}) => {
  const anna = await at(browser, baseURL ?? '', 'Anna', '/about');
  const boris = await at(browser, baseURL ?? '', 'Boris', '/about');
  await challenge(anna.somebody, boris.somebody);
  await expect(toast(boris.page)).toBeVisible();
  await bell(boris.page).click();
  const panel = boris.page.locator('#calls');
  await expect(panel).toContainText('challenges you');
  expect(await faultsInBothThemes(boris.page)).toEqual([]);
  await panel.getByRole('button', { name: 'Decline' }).click();
  await panel.getByLabel('Reason').selectOption('tooFast');
  await panel.getByRole('button', { name: 'Decline' }).click();
  await expect(toast(anna.page)).toContainText('declined your challenge');
  await expect(toast(anna.page)).toContainText('too fast for me');
  await bell(boris.page).click();
  await expect(panel).toContainText('Nothing here yet');
  for (const { page } of [anna, boris]) await page.context().close();
});

test('a rematch brings both to the board, but nobody out of another game', async ({
  browser,
  baseURL,
}) => {
  const anna = await at(browser, baseURL ?? '', 'Anna', '/lobby');
  const boris = await at(browser, baseURL ?? '', 'Boris', '/lobby');
  const id = await challenge(anna.somebody, boris.somebody);
  await boris.somebody.do(id, { do: 'join' });
  for (const { page } of [anna, boris]) await page.waitForURL(`**/match/${id}`);
  await anna.somebody.act(id, undefined);
  await boris.somebody.act(id, undefined);
  await anna.somebody.do(id, { do: 'resign' });
  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  // Boris has begun another game.
  const { id: other } = await boris.somebody.post<{ id: string }>('/api/matches', {
    game: 'shatra',
    side: 'first',
    opponent: { computer: 1 },
  });
  await boris.page.goto(`/match/${other}`);
  await expect(boris.page.getByRole('grid')).toBeVisible();
  await boris.somebody.do(id, { do: 'accept', offer: 'rematch' });
  await anna.page.waitForURL((url) => url.pathname !== `/match/${id}`);
  await expect(anna.page.getByRole('grid')).toBeVisible();
  await expect(toast(boris.page)).toContainText('has started');
  expect(new URL(boris.page.url()).pathname).toBe(`/match/${other}`);
  await toast(boris.page).getByRole('link', { name: 'Go to the board' }).click();
  await expect(boris.page).toHaveURL(anna.page.url());
  for (const { page } of [anna, boris]) await page.context().close();
});

test('a tournament asks its players, brings them to their boards and is shown as it goes on', async ({
  browser,
  baseURL,
}) => {
  const host = await at(browser, baseURL ?? '', 'Hanna', '/tournaments');
  const { id } = await host.somebody.post<{ id: string }>('/api/tournaments', {
    title: 'Evening cup',
    kind: 'round_robin',
    length: 1,
    game: 'rotary',
    rules: '',
    control: MINUTES,
    rated: 'casual',
  });
  const address = `/tournaments/${id}`;
  const anna = await at(browser, baseURL ?? '', 'Anna', '/puzzles');
  const boris = await at(browser, baseURL ?? '', 'Boris', '/lobby', PHONE);
  await host.page.goto(address);
  for (const { somebody } of [anna, boris]) await somebody.post(`/api${address}/join`, {});
  await expect(host.page.getByText(boris.somebody.name)).toBeVisible();
  await host.page.getByRole('button', { name: 'Start tournament' }).click();
  // Nothing is to change its colour under the pointer while colours are looked at.
  await host.page.mouse.move(0, 0);
  await expect(host.page.getByText('All players are asked')).toBeVisible();
  for (const { page } of [anna, boris]) {
    await expect(toast(page)).toContainText('Evening cup is about to start');
    await toast(page).getByRole('button', { name: 'I’m ready' }).click();
  }
  for (const { page } of [anna, boris]) {
    await page.waitForURL(/\/match\//);
    await expect(page.getByRole('grid')).toBeVisible();
  }
  expect(anna.page.url()).toBe(boris.page.url());
  // Whoever only looks on sees the board, then the result, without doing anything.
  await expect(host.page.getByRole('heading', { name: 'Games in progress' })).toBeVisible();
  expect(await faultsInBothThemes(host.page)).toEqual([]);
  const match = anna.page.url().split('/').at(-1) ?? '';
  await anna.somebody.do(match, { do: 'resign' });
  await expect(host.page.getByText('finished')).toBeVisible();
  for (const { page } of [host, anna, boris]) await page.context().close();
});

test('how one is called can be chosen', async ({ browser, baseURL }) => {
  const anna = await at(browser, baseURL ?? '', 'Anna', '/settings');
  const boris = await at(browser, baseURL ?? '', 'Boris', '/settings');
  const onPage = boris.page.getByLabel('Challenges: On the page');
  await expect(onPage).toBeChecked();
  expect(await faultsInBothThemes(boris.page)).toEqual([]);
  await Promise.all([
    boris.page.waitForResponse((answer) => answer.url().endsWith('/api/calls/settings')),
    onPage.uncheck(),
  ]);
  await challenge(anna.somebody, boris.somebody);
  await expect(bell(boris.page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(toast(boris.page)).toHaveCount(0);
  await boris.page.reload();
  await expect(onPage).not.toBeChecked();
  for (const { page } of [anna, boris]) await page.context().close();
});

test('a game that ends while one is elsewhere is told, in the ways one chose', async ({
  browser,
  baseURL,
}) => {
  const anna = await at(browser, baseURL ?? '', 'Anna', '/about');
  const boris = await at(browser, baseURL ?? '', 'Boris', '/about');
  const id = await challenge(anna.somebody, boris.somebody);
  await boris.somebody.do(id, { do: 'join' });
  for (const { page } of [anna, boris]) {
    await page.waitForURL(`**/match/${id}`);
    // Whoever leaves before the board is there is brought back to it.
    await expect(page.getByRole('grid')).toBeVisible();
  }
  for (const { somebody } of [anna, boris]) await somebody.act(id, undefined);
  await boris.page.goto('/puzzles');
  await expect(boris.page.getByRole('banner')).toBeVisible();
  // Who has left a board is not at it a moment later.
  await boris.page.waitForTimeout(1_500);
  await anna.somebody.do(id, { do: 'resign' });
  await expect(toast(boris.page)).toContainText(`You won against ${anna.somebody.name}`);
  await expect(toast(boris.page)).toContainText('By resignation.');
  expect(await faultsInBothThemes(boris.page)).toEqual([]);
  await toast(boris.page).getByRole('link', { name: 'Go to the board' }).click();
  await boris.page.waitForURL(`**/match/${id}`);
  await expect(toast(anna.page)).toHaveCount(0);
  await boris.page.goto('/settings');
  await expect(
    boris.page.getByRole('rowheader', { name: 'Games that end while you are elsewhere' }),
  ).toBeVisible();
  for (const { page } of [anna, boris]) await page.context().close();
});

test('a tournament takes those who come late, if it was made so', async ({ browser, baseURL }) => {
  const host = await at(browser, baseURL ?? '', 'Hilda', '/tournaments');
  await host.page.getByLabel('Tournament name').fill('Late cup');
  await host.page.getByLabel('Players may join after the start').check();
  await host.page.getByLabel('Time to come to the board').selectOption({ label: '5:00' });
  await host.page.getByRole('button', { name: 'Create', exact: true }).click();
  await host.page.waitForURL(/\/tournaments\/\w+$/);
  await expect(host.page.getByText('Players have 5:00 to come to their board.')).toBeVisible();
  const path = `/api${new URL(host.page.url()).pathname}`;
  const others: Somebody[] = [];
  for (const name of ['Ida', 'Jon', 'Kai'])
    others.push(await Somebody.new(baseURL ?? '', `${name}${Date.now().toString(36).slice(-6)}`));
  for (const one of [host.somebody, ...others]) await one.post(`${path}/join`, {});
  await host.somebody.post(`${path}/start`, {});
  for (const one of others) await one.post(`${path}/ready`, {});
  const late = await at(browser, baseURL ?? '', 'Lena', path.replace('/api', ''), PHONE);
  await late.page.getByRole('button', { name: 'Join from the next round' }).tap();
  await expect(late.page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(await faultsInBothThemes(late.page)).toEqual([]);
  for (const { page } of [host, late]) await page.context().close();
});

test('a message that was pushed is shown, and leads to the board', async ({ browser, baseURL }) => {
  const anna = await at(browser, baseURL ?? '', 'Anna', '/', { permissions: ['notifications'] });
  const origin = new URL(baseURL ?? '').origin;
  await anna.page.waitForFunction(async () => !!(await navigator.serviceWorker.ready).active);
  const session = await anna.page.context().newCDPSession(anna.page);
  let registrationId = '';
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  await anna.page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ words: { round: '{title}, round {round}: you play {name}' } });
  });
  const call = {
    kind: 'round',
    subject: 'abcdefghijkl',
    match: 'abcdefghijkl',
    title: 'Evening cup',
    round: 2,
    from: { id: 'person:b', name: 'Boris' },
  };
  const shown = () =>
    anna.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const messages = await registration.getNotifications();
      return messages.map(({ title, data }) => ({ title, to: data.to as string }));
    });
  // A browser that is busy drops what the debugger delivers; the worker shows whatever arrives, once.
  await expect(async () => {
    const data = JSON.stringify(call);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    expect(await shown()).toEqual([
      { title: 'Evening cup, round 2: you play Boris', to: '/match/abcdefghijkl' },
    ]);
  }).toPass({ timeout: 30_000 });
  await anna.page.context().close();
});
