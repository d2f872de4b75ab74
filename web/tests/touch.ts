/** Fingers on a page, as a browser on a phone reports them: it may take a touch for scrolling. */
import type { CDPSession, Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function send(page: Page, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) {
  let session = sessions.get(page);
  if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
  const touchPoints = at ? [{ x: Math.round(at.x), y: Math.round(at.y) }] : [];
  await (await session).send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** One finger along a way, in small steps from each point to the next. */
export async function swipe(page: Page, way: readonly Point[]): Promise<void> {
  const [start] = way;
  if (!start) return;
  await send(page, 'touchStart', start);
  for (const [i, to] of way.slice(1).entries()) {
    const from = way[i] ?? start;
    for (let step = 1; step <= 6; step++) {
      const part = step / 6;
      await send(page, 'touchMove', {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
    }
  }
  await send(page, 'touchEnd');
}

/** Counts the touches that the browser took away from the page, to scroll it. */
export async function countCancelledTouches(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const cancelled = { count: 0 };
    Object.assign(window, { cancelled });
    window.addEventListener('pointercancel', () => (cancelled.count += 1), true);
  });
  return () =>
    page.evaluate(() => (window as unknown as { cancelled: { count: number } }).cancelled.count);
}

export async function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
