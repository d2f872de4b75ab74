/**
 * Browser tests: a real browser, a real server with a fresh database, the pages as they are built.
 * `make test` builds both before; GALDS_PROGRAM names another program than the one in target/,
 * GALDS_PORT another port (the next one is taken, too).
 */
import { defineConfig } from '@playwright/test';

export const PORT = Number(process.env['GALDS_PORT'] ?? 18_473);

/** Specs that register many people: one address may register 40 on a server. */
const MANY_PEOPLE = /(calls|deleted|plans|premoves|recovery)\.spec/;

/** Register people, too, beyond those whom one address may register on the server of the specs above. */
const MORE_PEOPLE = /(readable|refusals)\.spec/;

/** Reads every word of every page, so it meets nobody whose name it does not know. */
const STRANGE_WORDS = /pseudo\.spec/;

/** Games in the browser itself: each is kept with hundreds of files, and one address may ask for so many a minute. */
const IN_BROWSER = /(offline|same-player)\.spec/;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'tests/results',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // Browser, server and database share two cores in CI: a test that failed is tried once more and named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: process.env['GALDS_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-GB',
    // A trace of every step costs as much as the test itself; GALDS_TRACE=1 keeps those of failures.
    trace: process.env['GALDS_TRACE'] ? 'retain-on-failure' : 'off',
  },
  // The server is killed only when nobody else needs it. `npm run browser` starts Playwright several
  // times, each time with a fresh server.
  projects: [
    {
      name: 'pages',
      testIgnore: [
        /survival/,
        /tests\/sixth\//,
        MANY_PEOPLE,
        MORE_PEOPLE,
        STRANGE_WORDS,
        IN_BROWSER,
      ],
    },
    { name: 'people', testMatch: MANY_PEOPLE },
    { name: 'more-people', testMatch: MORE_PEOPLE },
    { name: 'words', testMatch: STRANGE_WORDS },
    { name: 'offline', testMatch: IN_BROWSER },
    { name: 'survival', testMatch: /survival/, dependencies: ['pages'] },
  ],
  webServer: {
    command: `node tests/server.mjs ${PORT}`,
    url: `http://127.0.0.1:${PORT}/health`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
