// @ts-check
/** Runs one of our TypeScript programs on the pinned Node, on a clone that may be fresh: node bin/run.mjs FILE ARGS… */

import { handOver, NODE } from './programs.mjs';
import { endWith, setup } from './setup.mjs';

await endWith(async () => {
  const program = process.argv.slice(2);
  // Complaints about messages would be printed twice.
  await setup({ words: program[0] !== 'bin/words.ts' });
  return handOver(NODE, program);
});
