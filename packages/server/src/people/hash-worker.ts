/** The thread that hashes passwords: not one of those that wait for the disk, which would wait for it. */

import { argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { stepBack } from '@roundhouse/bots/step-back.ts';
import type { HashRequest, HashResult } from './hashing.ts';

stepBack();
parentPort!.on('message', ({ number, ...parameters }: HashRequest) => {
  const tag = argon2Sync('argon2id', parameters);
  parentPort!.postMessage({ number, tag } satisfies HashResult);
});
