/** Tests in which no page may fail unseen: an error that nobody caught in any window fails the test. */
import { expect, test as plain, type BrowserContext } from '@playwright/test';

export { expect };

export const test = plain.extend<{ faultless: void }>({
  faultless: [
    async ({ browser, context }, use) => {
      const faults: string[] = [];
      const watch = (one: BrowserContext) =>
        one.on('weberror', (fault) => faults.push(fault.error().message));
      watch(context);
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const other = await open(options);
        watch(other);
        return other;
      };
      await use();
      browser.newContext = open;
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
