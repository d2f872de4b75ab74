import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { rulesPages } from './src/rules/plugin.ts';

// `npm run dev` shows the pages with a server that runs beside it.
const server = process.env['GALDS_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [rulesPages(), svelte()],
  // The server's Content-Security-Policy allows no data: addresses in scripts and styles.
  build: { assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    // The documents of the rules lie beside this folder.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
