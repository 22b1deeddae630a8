// @ts-check
/** `npm run check`: types, lint and import boundaries; the quick half of `npm test`. */

import { endWith, setup } from './setup.mjs';
import { CHECKS, runStages } from './stages.mjs';

await endWith(async () => {
  await setup();
  return runStages(CHECKS);
});
