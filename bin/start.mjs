// @ts-check
/** `npm start`: installs and builds what is stale, then serves. PORT and ROUNDHOUSE_DATA reach the server as they are. */

import { handOver, NODE, ROUNDHOUSE } from './programs.mjs';
import { endWith, setup } from './setup.mjs';
import { buildWeb } from './web.mjs';

await endWith(async () => {
  await setup({ lean: true });
  const built = await buildWeb();
  if (built !== 0) return built;
  return handOver(NODE, [ROUNDHOUSE, 'serve', ...process.argv.slice(2)]);
});
