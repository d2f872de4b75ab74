/** Every page in a language with long words and strange letters, on a phone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from './faultless';
import { addressesOf, madeAddresses, plainAddresses, visit } from './addresses';
import { ABOUT, furnished } from './house';
import { games } from './playing';
import { pseudoFluent } from './pseudo';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const PHONE = { width: 360, height: 740 };

test('the pseudo-language has every message of English, longer and in other letters', () => {
  const source = readFileSync(join(import.meta.dirname, '../languages/en.ftl'), 'utf8');
  const [english, strange] = [source, pseudoFluent(source)].map((text) => {
    const bundle = new FluentBundle('en', { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    return (key: string, values = {}) => {
      const pattern = bundle.getMessage(key)?.value;
      return pattern ? bundle.formatPattern(pattern, values, []) : '';
    };
  });
  const keys = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');
  for (const key of keys) {
    const own = strange?.(key).replaceAll(/\{\$\w+\}/g, '') ?? '';
    expect(own.match(/[a-z]/gi) ?? [], key).toEqual([]);
  }
  expect(strange?.('picked', { field: 'e3', count: 2 })).toBe(
    'e3 šééłééçťééđ, 2 ɱóóṽééš ƥóóššííƀłéé',
  );
  expect(strange?.('to-lobby').length).toBeGreaterThan(1.25 * (english?.('to-lobby').length ?? 0));
});

/** A phone whose English is the pseudo-language. */
async function strangePhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const module: unknown = await import(
      `data:text/javascript,${encodeURIComponent(await answer.text())}`
    );
    const { default: words } = module as { default: string };
    const strange = `export default ${JSON.stringify(pseudoFluent(words))}`;
    await route.fulfill({ contentType: 'text/javascript', body: strange });
  });
  return context;
}

/** Names, notation and texts that are documents of their own; dates are written by the browser. */
const excepted = [
  'body [lang]',
  '.contents',
  'svg',
  '.notation',
  'code',
  'pre',
  'input',
  'textarea',
];
const months =
  'Jan|Feb|Mar|Apr|May|Jun|July?|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|June|August|September|October|November|December';
const people = 'Gerda|Hugo|Ilze|János|Autumn cup|The quiet key|Playwright|debian|node';
const programs = 'galds|API|MIT|Apache|Svelte|Fluent|axum|tokio|sqlx';
const names = new RegExp(`\\b(?:${months}|${people}|${programs})\\b`, 'gi');

/** Plain words of three letters or more that somebody sees or hears. */
async function plainWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate((without) => {
    const isExcepted = (element: Element) => element.closest(without) !== null;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !isExcepted(parent) && isSeen(parent) && !parent.closest('script, noscript'))
        found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (isExcepted(element) || !isSeen(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder'])
        found.push(element.getAttribute(name) ?? '');
    }
    return found;
  }, excepted.join(', '));
  return texts.flatMap(
    (text) =>
      text
        .replace(ABOUT, '')
        .replaceAll(names, '')
        .match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu) ?? [],
  );
}

/** What reaches over the right edge of the window, and how far. */
async function overflow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    if (wider <= 0) return undefined;
    const all = [...document.body.querySelectorAll('*')].map((element) => ({
      name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
      right: element.getBoundingClientRect().right,
    }));
    const [widest] = all.sort((one, other) => other.right - one.right);
    return `${wider} pixels too wide, by ${widest?.name}`;
  });
}

async function examine(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  const page = await context.newPage();
  const wrong: string[] = [];
  for (const path of addresses) {
    await visit(page, path);
    // A board for other sites has no footer.
    if (path.startsWith('/embed/')) await expect(page.getByRole('main')).toContainText('ñ');
    else await expect(page.getByRole('contentinfo')).toContainText('Łááťṽííááñ');
    const wide = await overflow(page);
    if (wide !== undefined) wrong.push(`${path}: ${wide}`);
    const words = [...new Set(await plainWords(page))];
    if (words.length > 0) wrong.push(`${path} says in plain English: ${words.join(' ')}`);
  }
  expect(wrong).toEqual([]);
  await context.close();
}

test('the pages of the house fit a phone in a language of long words', async ({ browser }) => {
  await examine(await strangePhone(browser), plainAddresses);
});

for (const game of games) {
  test(`the pages of ${game} fit a phone in a language of long words`, async ({ browser }) => {
    await examine(await strangePhone(browser), addressesOf(game));
  });
}

test('the pages of somebody who plays fit, too', async ({ browser, baseURL }) => {
  const house = await furnished(baseURL ?? '', ['Gerda', 'Hugo', 'Ilze', 'János']);
  const context = await strangePhone(browser);
  await context.addCookies((await house.people[0]?.asking.storageState())?.cookies ?? []);
  await examine(context, [
    ...madeAddresses(house),
    ...Object.values(house.matches).map((id) => `/match/${id}`),
  ]);
});
