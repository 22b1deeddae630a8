/** The tests, as two projects: `unit` runs anywhere; `browser` drives a Chromium on the built client. */

import { defineConfig } from 'vitest/config';

const BROWSER = 'packages/web/test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/test/**/*.test.{ts,tsx}',
            'packages/games/src/*/test/**/*.test.{ts,tsx}',
            'bench/test/**/*.test.ts',
            'bin/test/**/*.test.ts',
          ],
          exclude: [BROWSER, '**/node_modules/**'],
          // Properties play hundreds of games; a busy machine must not make them fail.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER],
          testTimeout: 120_000,
          // A real browser on a busy machine now and then loses a race that no person would notice.
          retry: 2,
          hookTimeout: 120_000,
          // One browser, one server after the other: two would fight for the same two cores and time out.
          fileParallelism: false,
          // All files in one process, so that they share the browser and what they import.
          isolate: false,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: [
        'packages/kernel/{src,testing}/**',
        'packages/games/src/**',
        'packages/bots/src/**',
        'packages/server/src/**',
      ],
      exclude: ['**/test/**', '**/table/**/*.tsx', '**/*.md', '**/*.css'],
      reporter: ['text', 'html'],
      thresholds: {
        'packages/kernel/**': { lines: 95 },
        'packages/games/src/fite/*.ts': { lines: 95 },
      },
    },
  },
});
