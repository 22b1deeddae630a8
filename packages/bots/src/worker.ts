/** The thread a bot thinks in on a server or a command line: it has the rules and the requests it is sent, nothing else. */

import { parentPort } from 'node:worker_threads';
import { knownOf } from './choose.ts';
import { openThinker } from './thinking.ts';

parentPort!.on(
  'message',
  openThinker(knownOf, answer => parentPort!.postMessage(answer)),
);
