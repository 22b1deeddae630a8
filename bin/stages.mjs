// @ts-check
/** Runs checks one after the other or side by side, all of them whatever happens, and says truthfully how each ended. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BIOME, environment, KNIP, NODE, ROOT, runQuietly, TSC, VITEST } from './programs.mjs';

/**
 * How a stage ended, in tests; a stage without tests of its own counts as one.
 * @typedef {{ passed: number, failed: number, skipped: number, output: string }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Stage
 */

/** The longest any stage may take before it is stopped and counts as failed. */
const limitMs = () => (process.env.ROUNDHOUSE_TESTS === 'nightly' ? 240 : 40) * 60_000;
/** A long stage says every so often that it is still at work. */
const SIGN_OF_LIFE_MS = 30_000;

const COLOURS = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

const BIOME_WISHES = ['--error-on-warnings', '--max-diagnostics=200', `--colors=${COLOURS ? 'force' : 'off'}`];

/** @type {readonly Stage[]} */
export const CHECKS = [
  { name: 'types', run: () => program([TSC, '--noEmit', '-p', '.']) },
  { name: 'lint', run: () => program([BIOME, 'ci', ...BIOME_WISHES, '.']) },
  { name: 'words', run: () => program(['bin/words.ts', '--check']) },
  { name: 'import boundaries', run: () => program(['bin/boundaries.ts']) },
  { name: 'dependencies', run: () => program(['bin/dependencies.ts']) },
  {
    name: 'dead code',
    run: () => program([KNIP, '--no-progress', '--no-gitignore', '--treat-config-hints-as-errors']),
  },
];

/**
 * Runs every stage, those of a list side by side, and prints as it goes; gives the exit code. The last line printed is
 * the sum of all.
 * @param {readonly (Stage | readonly Stage[])[]} stages
 */
export async function runStages(stages) {
  const rows = [];
  for (const one of stages) rows.push(...(await Promise.all([one].flat().map(runStage))));
  printTable(rows);
  const { passed, failed, skipped } = sumOf(rows);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 ? 1 : 0;
}

/** @param {Stage} stage */
async function runStage({ name, run }) {
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  const alive = setInterval(() => console.log(`  ${name}: at work for ${seconds()} s`), SIGN_OF_LIFE_MS);
  const outcome = await run();
  clearInterval(alive);
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${name}  ${seconds()} s`);
  if (outcome.failed > 0) console.log(`${outcome.output.trimEnd()}\n`);
  return { name, seconds: seconds(), ...outcome };
}

/** @param {readonly (Outcome & { name: string, seconds: string })[]} rows */
function printTable(rows) {
  const width = Math.max(...rows.map(row => row.name.length));
  console.log(`\n${'stage'.padEnd(width)}  seconds  passed  failed  skipped`);
  for (const { name, seconds, passed, failed, skipped } of rows) {
    const numbers = [seconds.padStart(7), ...[passed, failed, skipped].map(n => String(n).padStart(6))];
    console.log(`${name.padEnd(width)}  ${numbers.join('  ')}`);
  }
  console.log('');
}

/** @param {readonly Outcome[]} outcomes */
function sumOf(outcomes) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of outcomes) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/**
 * A stage that is one program: it passes if the program says so.
 * @param {readonly string[]} args of the pinned Node
 * @returns {Promise<Outcome>}
 */
export async function program(args) {
  const { code, output } = await runQuietly(NODE, args, { env: colours(), limitMs: limitMs() });
  const failed = code === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0, output: output || `exit code ${code}` };
}

/**
 * A stage that is one project of Vitest, or several: it counts as many as there are tests.
 * @param {string | readonly string[]} project
 * @param {Record<string, string>} [extra] environment
 * @param {readonly string[]} [wishes] of Vitest
 * @returns {Promise<Outcome>}
 */
export async function vitest(project, extra = {}, wishes = []) {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-test-'));
  try {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const projects = [project].flat().flatMap(name => ['--project', name]);
    const args = [VITEST, 'run', ...projects, ...reporters, ...wishes];
    const { code, output } = await runQuietly(NODE, args, { env: colours(extra), limitMs: limitMs() });
    return { ...countTests(readReport(report), code), output: output || `exit code ${code}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The stage of tests in a browser; what fails leaves its traces in a folder of this name, where those of earlier runs are
 * thrown away. Without a browser the tests are skipped, and a machine that should have had one fails.
 * @param {{ browser: string | null, advice: string }} found
 * @param {Record<string, string>} [extra] environment
 */
export async function browserTests({ browser, advice }, extra = {}) {
  if (browser !== null) {
    rmSync(join(ROOT, 'traces'), { recursive: true, force: true });
    return vitest('browser', { CHROMIUM: browser, ...extra });
  }
  const output = `There is no Chromium. ${advice}`;
  if (process.env.CI === 'true') return { passed: 0, failed: 1, skipped: 0, output };
  console.log(output);
  return skipped('browser');
}

/**
 * The stage of all tests that need no browser. Those that start programs wait for them most of the time, so one more is under
 * way than a small machine has cores.
 * @param {Record<string, string>} [extra] environment
 * @param {readonly string[]} [wishes] of Vitest
 */
export const unitTests = (extra, wishes = []) => vitest(['unit', 'system'], extra, ['--maxWorkers=3', ...wishes]);

/** The stage of a project that cannot run here: a pattern that fits no name skips, and counts, all of its tests. */
export const skipped = (/** @type {string} */ project) => vitest(project, {}, ['--testNamePattern', '(?!)']);

/**
 * What Vitest's report counts. A file that could not even be loaded, and a run that went wrong in any other way than
 * through a failed test, is one failure each.
 * @param {unknown} report
 * @param {number} code
 */
export function countTests(report, code) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = /** @type {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numTodoTests?: number,
   *           testResults?: { status: string, assertionResults: { status: string }[] }[] }} */ (report ?? {});
  const broken = testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  );
  const failed = numFailedTests + broken.length;
  return {
    passed: numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

/** @param {string} file @returns {unknown} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The program ended before it wrote one; its exit code tells.
    return null;
  }
}

/** @param {Record<string, string>} [extra] */
const colours = (extra = {}) => environment(COLOURS ? { FORCE_COLOR: '1', ...extra } : { NO_COLOR: '1', ...extra });
