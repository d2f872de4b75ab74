/**
 * Browser tests: a real browser, a real server with a fresh database, the pages as they are built.
 * `make test` builds both before; GALDS_PROGRAM names another program than the one in target/,
 * GALDS_PORT another port (the next one is taken, too).
 */
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['GALDS_PORT'] ?? 18_473);

/** Specs that do not share a server with the others. */
const ALONE = /(deleted|pseudo|refusals)\.spec/;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'tests/results',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
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
    trace: 'retain-on-failure',
  },
  // The server is killed only when nobody else needs it. What needs new accounts, or a house in which nobody
  // else has been, has a run and so a server of its own (`npm run browser`): one address may register 40.
  projects: [
    { name: 'pages', testIgnore: [/survival/, ALONE] },
    { name: 'alone', testMatch: ALONE },
    { name: 'survival', testMatch: /survival/, dependencies: ['pages'] },
  ],
  webServer: {
    command: `node tests/server.mjs ${PORT}`,
    url: `http://127.0.0.1:${PORT}/health`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
