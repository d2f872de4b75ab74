/**
 * The pictures of the pages that README and documents show. They are taken anew, to be looked at, by
 *
 *     GALDS_WRITE_PICTURES=1 npx playwright test pictures
 *
 * and every page in every look, for a closer inspection, into a folder of one's own, by
 *
 *     GALDS_LOOK=folder npx playwright test pictures
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './faultless';
import { allAddresses, atRest, visit } from './addresses';
import { furnished, type House } from './house';

const kept = join(import.meta.dirname, '../../docs/pictures');
const writes = process.env['GALDS_WRITE_PICTURES'] !== undefined;
const looked = process.env['GALDS_LOOK'];

const fileOf = (name: string) => join(kept, `${name}.jpg`);

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

interface Scene {
  /** The picture's name. */
  name: string;
  path: string;
  viewport?: typeof desk;
  colorScheme?: 'light' | 'dark';
  /** Whoever has no account sees it, too. */
  who?: 'stranger';
  /** What is done before the picture is taken; other tests do the same to see that it works. */
  before?: (page: Page) => Promise<void>;
}

/** A few actions with a variation, and the engine has something to show. */
async function tried(page: Page): Promise<void> {
  const type = async (action: string) => {
    await page.getByLabel('Type a move').fill(action);
    await page.getByLabel('Type a move').press('Enter');
    await expect(page.getByRole('button', { name: `: ${action}` })).toHaveCount(1);
  };
  for (const action of ['e3 e4', 'h12 h11', 'g3 g4', 'g12 g11']) await type(action);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await type('f12 f11');
  await expect(page.getByRole('button', { name: /^Play this line up to/ }).first()).toBeVisible();
}

async function reported(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Latest move' }).click();
}

async function diagramComesAlive(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: /Try it on the board/ }).first();
  await first.click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
}

const scenesOf = (house: House): readonly Scene[] => [
  { name: 'home', path: '/', who: 'stranger' },
  { name: 'home-dark', path: '/', colorScheme: 'dark', who: 'stranger' },
  { name: 'home-phone', path: '/', viewport: phone, who: 'stranger' },
  { name: 'game', path: '/games/rotary', who: 'stranger' },
  { name: 'lobby', path: '/lobby', who: 'stranger' },
  { name: 'watch', path: '/watch' },
  ...Object.entries(house.matches).map(([game, id]) => ({
    name: `match-${game}`,
    path: `/match/${id}`,
  })),
  { name: 'match-nardi-phone', path: `/match/${house.matches.nardi}`, viewport: phone },
  { name: 'match-lautari-dark', path: `/match/${house.matches.lautari}`, colorScheme: 'dark' },
  { name: 'match-over', path: `/match/${house.over}` },
  { name: 'analysis', path: '/analysis/lautari', before: tried },
  {
    name: 'report',
    path: `/analysis/match/${house.over}`,
    viewport: { width: 1280, height: 1150 },
    before: reported,
  },
  { name: 'rules', path: '/games/rotary/rules', before: diagramComesAlive },
  { name: 'puzzles', path: '/puzzles' },
  { name: 'puzzle', path: '/puzzles/rotary/1' },
  { name: 'intarzia', path: '/intarzia/1' },
  { name: 'profile', path: `/people/${house.people[0]?.name}` },
  { name: 'top', path: '/top?game=lautari' },
  { name: 'tournaments', path: '/tournaments' },
  { name: 'tournament', path: `/tournaments/${house.tournament}` },
  { name: 'account', path: '/account' },
  { name: 'settings', path: '/settings' },
  { name: 'about', path: '/about' },
  { name: 'lost', path: '/nowhere' },
];

/** A window of the first of the people, or of a stranger. */
async function windowOf(browser: Browser, house: House | undefined, look: object): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...look });
  await context.addCookies((await house?.people[0]?.asking.storageState())?.cookies ?? []);
  return context.newPage();
}

async function draw(page: Page, scene: Scene): Promise<void> {
  const { name, path, viewport = desk, colorScheme = 'light', before } = scene;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await visit(page, path);
  if (path.startsWith('/match/')) await expect(page.getByRole('grid')).toBeVisible();
  if (writes) await before?.(page);
  await atRest(page);
  const taken = { type: 'jpeg', quality: 72, ...(writes ? { path: fileOf(name) } : {}) } as const;
  expect((await page.screenshot(taken)).length, name).toBeGreaterThan(5_000);
}

test('every page can be drawn, and its picture is kept', async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const house = await furnished(baseURL ?? '', ['Anna', 'Bruno', 'Cecilija', 'Dávid']);
  // News of matches that have just ended would cover the boards.
  await house.people[0]?.post('/api/calls/read', {});
  const [resident, stranger] = [
    await windowOf(browser, house, {}),
    await windowOf(browser, undefined, {}),
  ];
  const wrong: string[] = [];
  for (const page of [resident, stranger])
    page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  for (const scene of scenesOf(house)) {
    await draw(scene.who === 'stranger' ? stranger : resident, scene);
    if (!existsSync(fileOf(scene.name))) wrong.push(`there is no picture ${scene.name}.jpg`);
  }
  expect(wrong).toEqual([]);
  for (const page of [resident, stranger]) await page.context().close();
});

const looks = [
  { name: 'desk-light', viewport: desk, colorScheme: 'light', locale: 'en-GB' },
  { name: 'desk-dark', viewport: desk, colorScheme: 'dark', locale: 'hu' },
  { name: 'phone-light', viewport: phone, colorScheme: 'light', locale: 'ru' },
  { name: 'phone-dark', viewport: phone, colorScheme: 'dark', locale: 'zh-CN' },
] as const;

test('every page in every look', async ({ browser, baseURL }) => {
  test.skip(looked === undefined, 'GALDS_LOOK names no folder');
  test.setTimeout(1_200_000);
  const house = await furnished(baseURL ?? '', ['Katja', 'Lajos', 'Marta', 'Niks']);
  for (const { name, ...look } of looks) {
    const page = await windowOf(browser, house, look);
    for (const path of allAddresses(house)) {
      await visit(page, path);
      const file = path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w-]/g, '-');
      await page.screenshot({ path: join(looked ?? '', `${file}-${name}.png`), fullPage: true });
    }
    await page.context().close();
  }
});
