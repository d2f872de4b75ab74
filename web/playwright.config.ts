/**
 * Browser tests: a real browser, a real server with a fresh database, the pages as they are built.
 * `make test` builds both before; GALDS_PROGRAM names another program than the one in target/,
 * GALDS_PORT another port (the next one is taken, too).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const CHROMIUM = '/usr/bin/chromium';
/** The one without windows takes a third less time; whoever has only the other may test by that. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** How this browser is started, or the one that was asked for. */
function started(browser: string) {
  return {
    executablePath: process.env['GALDS_CHROMIUM'] ?? browser,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

export const PORT = Number(process.env['GALDS_PORT'] ?? 18_473);

/** Specs of people who register and meet, at a server where nobody from another test answers them. */
const AMONG_PEOPLE = /(calls|deleted|plans|premoves|readable|recovery|refusals)\.spec/;

/** Reads every word of every page, so it meets nobody whose name it does not know. */
const STRANGE_WORDS = /pseudo\.spec/;

/** Games in the browser itself, which need both cores. */
const IN_BROWSER = /(local-games|offline|rollout|same-player)\.spec/;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'tests/results',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // Browser, server and database share two cores in CI: a test that failed is tried again and named as flaky.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list'], [join(import.meta.dirname, 'tests/failed.ts')]],
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: started(existsSync(SHELL) ? SHELL : CHROMIUM),
    locale: 'en-GB',
    // A trace of every step costs as much as the test itself; GALDS_TRACE=1 keeps those of failures.
    trace: process.env['GALDS_TRACE'] ? 'retain-on-failure' : 'off',
  },
  // The server is killed only when nobody else needs it. `npm run browser` starts Playwright several
  // times, each time with a fresh server.
  projects: [
    {
      name: 'pages',
      testIgnore: [/survival/, /tests\/sixth\//, AMONG_PEOPLE, STRANGE_WORDS, IN_BROWSER],
    },
    // Messages that are pushed are shown by the browser with windows only.
    { name: 'people', testMatch: AMONG_PEOPLE, use: { launchOptions: started(CHROMIUM) } },
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
