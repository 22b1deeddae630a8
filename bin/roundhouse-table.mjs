#!/usr/bin/env node
// @ts-check
/**
 * `roundhouse-table`: the command for whoever stands outside this clone, by its path or by a link to it. Installs and
 * builds what is stale, as `npm start` does, then is `roundhouse` in the folder where it was called.
 */

import { environment, handOver, NODE, ROUNDHOUSE } from './programs.mjs';
import { endWith, setup } from './setup.mjs';
import { buildWeb } from './web.mjs';

await endWith(async () => {
  const args = process.argv.slice(2);
  await setup({ lean: true });
  const built = args[0] === 'serve' ? await buildWeb() : 0;
  const env = environment({ ROUNDHOUSE_CALLED: 'roundhouse-table' });
  return built === 0 ? handOver(NODE, [ROUNDHOUSE, ...args], { cwd: process.cwd(), env }) : built;
});
