// @ts-check
/** `npm run check`: types, lint, words, imports and dead code; the quick half of `npm test`. */

import { endWith, setup } from './setup.mjs';
import { CHECKS, runStages } from './stages.mjs';

await endWith(async () => {
  await setup();
  return runStages(CHECKS);
});
