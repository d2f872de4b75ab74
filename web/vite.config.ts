import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the pages with a server that runs beside it.
const server = process.env['GALDS_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  // The server's Content-Security-Policy allows no data: addresses in scripts and styles.
  build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
