/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

/** Every fault with the elements that have it; needs a context with `bypassCSP`. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(
    async () =>
      (await (window as unknown as { axe: { run(): Promise<unknown> } }).axe.run()) as Found,
  );
  return found.violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => JSON.stringify(node.target)).join(' ')}`,
  );
}
