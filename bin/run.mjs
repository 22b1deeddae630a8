// @ts-check
/** Runs one of our TypeScript programs on the pinned Node, on a clone that may be fresh: node bin/run.mjs FILE ARGS… */

import { handOver, NODE } from './programs.mjs';
import { endWith, setup } from './setup.mjs';

await endWith(async () => {
  await setup();
  return handOver(NODE, process.argv.slice(2));
});
