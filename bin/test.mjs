// @ts-check
/** `npm test`: everything that can be checked without a person, and at the end one line that counts it. */

import { audit } from './audit.mjs';
import { endWith, setup } from './setup.mjs';
import { browserTests, CHECKS, program, runStages, unitTests } from './stages.mjs';

await endWith(async () => {
  const found = await setup({ browser: true, services: true });
  // The tests that need them are skipped, and fail on a machine that should have had them.
  if (found.missing !== '') console.log(found.missing);
  return runStages([
    [
      ...CHECKS,
      // Waits for the registry, not for this machine.
      { name: 'known holes', run: () => audit() },
      { name: 'rule ids', run: () => program(['bin/rules.ts', '--brief']) },
      { name: 'web build', run: () => program(['bin/web.mjs', '--always']) },
    ],
    { name: 'unit tests', run: () => unitTests() },
    { name: 'browser tests', run: () => browserTests(found) },
  ]);
});
