/** A thread that counts as far as it is told, and needs nothing but a core: what two of them gain is what the machine gives. */

import { parentPort } from 'node:worker_threads';

parentPort!.on('message', (most: number) => {
  let sum = 0;
  for (let i = 0; i < most; i++) sum = (Math.imul(sum, 1_664_525) + i) | 0;
  parentPort!.postMessage(sum);
});
