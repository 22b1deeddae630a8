/** How the client is bundled: one small entry, and everything else when it is needed. */

import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [preact({ reactAliasesEnabled: false, devToolsEnabled: false })],
  build: {
    target: 'es2023',
    // The page allows no script but its own files, and browsers that need the polyfill are older than the target.
    modulePreload: { polyfill: false },
    // Nothing inline: the page's policy allows no data in place of a file.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
});
