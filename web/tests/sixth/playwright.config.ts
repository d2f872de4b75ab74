/** The browser tests of a game that only the tests have (`tests/sixth`): with a program and with pages of its own. */
import { defineConfig } from '@playwright/test';
import common, { PORT } from '../../playwright.config';

export default defineConfig({
  ...common,
  testDir: '.',
  testIgnore: [],
  outputDir: '../results',
  projects: [{ name: 'sixth' }],
  webServer: {
    command: `node serve.mjs ${PORT}`,
    cwd: import.meta.dirname,
    // The server answers through the pages' own: both are there.
    url: `http://127.0.0.1:${PORT}/api/games`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
