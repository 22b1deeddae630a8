// @ts-check
/** `npm test`: everything that can be checked without a person, and at the end one line that counts it. */

import { endWith, setup } from './setup.mjs';
import { CHECKS, program, runStages, skipped, vitest } from './stages.mjs';

await endWith(async () => {
  const { browser } = await setup({ browser: true });
  return runStages([
    ...CHECKS,
    { name: 'rule ids', run: () => program(['bin/rules.ts', '--brief']) },
    { name: 'unit tests', run: () => vitest('unit') },
    { name: 'web build', run: () => program(['bin/web.mjs', '--always']) },
    {
      name: 'browser tests',
      run: () => (browser === null ? skipped('browser') : vitest('browser', { CHROMIUM: browser })),
    },
  ]);
});
