/** The thread of `bench isolation`: it has the rules and what it is sent. */

import { type MessagePort, workerData } from 'node:worker_threads';
import { findGame } from '@roundhouse/games';
import { type Asked, moveOn } from './isolation.ts';

const { game, port, bell } = workerData as { game: string; port: MessagePort; bell: Int32Array };
const rules = findGame(game)!;

port.on('message', (asked: Asked) => {
  port.postMessage(moveOn(rules, asked));
  Atomics.store(bell, 0, 1);
  Atomics.notify(bell, 0);
});
