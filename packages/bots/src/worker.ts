/** The thread a bot thinks in on a server or a command line: it has the rules and the requests it is sent, nothing else. */

import { parentPort, workerData } from 'node:worker_threads';
import { loadOutside } from './outside.ts';
import { stepBack } from './step-back.ts';
import { openThinker } from './thinking.ts';

stepBack();
// Before the list of games is read.
await loadOutside(workerData ?? []);
const { knownOf } = await import('./choose.ts');

parentPort!.on(
  'message',
  openThinker(knownOf, answer => parentPort!.postMessage(answer)),
);
