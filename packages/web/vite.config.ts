/** How the client is bundled: one small entry, and everything else when it is needed; and a worker that keeps it all. */

import { join } from 'node:path';
import { defineConfig } from 'vite';
import { firstFiles, notFirst } from './build/first.ts';
import { linkPreviews } from './build/link-previews.ts';
import { offline, WORKER_FILE } from './build/offline.ts';
import { thinking } from './build/thinking.ts';
import { togetherByGame } from './build/together.ts';
import { unchecked } from './build/unchecked.ts';

const here = (file: string): string => join(import.meta.dirname, file);

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [firstFiles(), linkPreviews(), offline(), unchecked()],
  build: {
    target: 'es2023',
    // These know light-dark() themselves; rewritten for older ones it would hold for the whole page only.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page allows no script but its own files, and browsers that need the polyfill are older than the target.
    modulePreload: { polyfill: false, resolveDependencies: (_, needed, { hostType }) => notFirst(needed, hostType) },
    // The largest is FITE's solution with powers, which is data.
    chunkSizeWarningLimit: 700,
    // Nothing inline: the page's policy allows no data in place of a file.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here('index.html'), worker: here('src/offline/worker.ts') },
      output: {
        // The first press is answered by code that has been got ready while nobody waited, not then.
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: {
          groups: [
            // A file of two lines would be longer by itself than it is here.
            {
              name: 'kit',
              test: /packages\/(kit\/src|games\/src\/(voice|seat-mark|table-words)|web\/src\/(play\/(drawn|pace)|pages\/match\/(pointing|log-lines))\.tsx?)/,
            },
            {
              name: 'kernel',
              test: /packages\/kernel\/src\/(answered-together|chance|fairness|fast|flow|game|known-question|match|plain|question-\w+|questions|replay|shape|step)\.ts|@noble/,
            },
            ...togetherByGame(),
          ],
        },
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER_FILE : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [thinking()],
    // By their names one sees that nobody waits for them.
    rolldownOptions: { output: { chunkFileNames: 'assets/in-worker-[name]-[hash].js' } },
  },
  server: { proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
});
