// @ts-check
/** `npm test`: everything that can be checked without a person, and at the end one line that counts it. */

import { audit } from './audit.mjs';
import { endWith, setup } from './setup.mjs';
import { CHECKS, program, runStages, skipped, vitest } from './stages.mjs';

await endWith(async () => {
  const { browser, advice, missing } = await setup({ browser: true, services: true });
  // The tests that need them are skipped, and fail on a machine that should have had them.
  if (missing !== '') console.log(missing);
  return runStages([
    ...CHECKS,
    { name: 'known holes', run: () => audit() },
    { name: 'rule ids', run: () => program(['bin/rules.ts', '--brief']) },
    { name: 'unit tests', run: () => vitest('unit') },
    { name: 'web build', run: () => program(['bin/web.mjs', '--always']) },
    { name: 'browser tests', run: () => browserTests(browser, advice) },
  ]);
});

/**
 * Without a browser these tests are skipped, and a machine that should have had one fails.
 * @param {string | null} browser
 * @param {string} advice
 */
async function browserTests(browser, advice) {
  if (browser !== null) return vitest('browser', { CHROMIUM: browser });
  const output = `There is no Chromium. ${advice}`;
  if (process.env.CI === 'true') return { passed: 0, failed: 1, skipped: 0, output };
  console.log(output);
  return skipped('browser');
}
