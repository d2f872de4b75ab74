/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

interface Asked {
  runOnly?: string[];
}

/** Every fault with the elements that have it; needs a context with `bypassCSP`. */
export async function faults(page: Page, asked: Asked = {}): Promise<string[]> {
  await coloursAtRest(page);
  await page.evaluate(axe);
  const found = await page.evaluate(
    async (options) =>
      (await (window as unknown as { axe: { run(options: Asked): Promise<unknown> } }).axe.run(
        options,
      )) as Found,
    asked,
  );
  return found.violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => JSON.stringify(node.target)).join(' ')}`,
  );
}

/** The faults in both themes: dark changes nothing but colours. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faults(page, { runOnly: ['color-contrast'] });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/**
 * Waits until no colour is changing: on the way from one theme to the other, or while a button becomes
 * active, no contrast can be judged.
 */
async function coloursAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let changes = running(); changes.length > 0; changes = running())
      await Promise.allSettled(changes.map((one) => one.finished));
  });
}
