/**
 * The tests, as three projects: `unit` is what needs nothing but itself, `system` starts servers and programs, and `browser`
 * drives a Chromium on the built client.
 */

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { makeWords } from './bin/make-words.mjs';

await makeWords();

/** Tests start hundreds of programs that load the same files: what Node made of them once is kept, and halves it. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

const BROWSER = 'packages/web/test/browser/**/*.test.ts';

/** Properties play hundreds of games, at night thousands; a busy machine must not make them fail. */
const LONGEST_MS = process.env.ROUNDHOUSE_TESTS === 'nightly' ? 60 * 60_000 : 120_000;

/**
 * Files that take long, begun first: nobody waits for the last of them while another core is idle. The rest are begun by
 * their size, so short ones belong here too if what they start is slow.
 */
const LONG =
  /\/(?:every-page|firefox|webkit|offline|new-game|packages|proxies|outside|faults|attack|fuzz|durable|migrations|operate|postgres|cluster|roundhouse|python|solve|main|notifications|feeds|laws|solution|tables|token|find-the-move|review|content|shared-records)\.test\.ts$/;

/** One project after the other, so that its files find a worker that has loaded what they need. */
const ORDER = ['browser', 'system', 'unit'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId, project }: TestSpecification): number =>
      2 * ORDER.indexOf(project.name) + (LONG.test(moduleId) ? 0 : 1);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // By itself Vitest leaves a core idle, which is half of a small machine.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{bots,games,kernel,web}/test/**/*.test.{ts,tsx}',
            'packages/games/src/*/test/**/*.test.{ts,tsx}',
          ],
          exclude: [BROWSER, '**/node_modules/**'],
          testTimeout: LONGEST_MS,
          hookTimeout: 120_000,
          // A thread is begun in half a second less than a process, and there are two hundred files.
          pool: 'threads',
          // Rules are pure: what one file has loaded and warmed serves the next.
          isolate: false,
        },
      },
      {
        test: {
          name: 'system',
          include: ['packages/{cli,server}/test/**/*.test.ts', 'bench/test/**/*.test.ts', 'bin/test/**/*.test.ts'],
          testTimeout: LONGEST_MS,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [BROWSER],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // A condition that a busy machine takes long to meet is waited for.
          expect: { poll: { timeout: 60_000 } },
          // Conditions are waited for: a test that fails now and then is mended, and its traces tell how.
          retry: 0,
          // Files in one process share its browser and what they import; each test has visitors of its own.
          isolate: false,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: [
        'packages/kernel/{src,testing}/**/*.ts',
        'packages/games/src/**/*.{ts,tsx}',
        'packages/bots/src/**/*.ts',
        'packages/server/src/**/*.ts',
      ],
      exclude: ['**/test/**', '**/table/**/*.tsx'],
      reporter: ['text', 'html'],
      // Who is counted takes longer, so that a test may miss its time.
      reportOnFailure: true,
      thresholds: {
        'packages/kernel/**': { lines: 95 },
        'packages/games/src/fite/*.ts': { lines: 95 },
      },
    },
  },
});
