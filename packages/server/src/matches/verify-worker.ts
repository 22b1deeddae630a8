/** The thread that reads shared records and plays them again: it has the rules and the bytes that it is sent, nothing else. */

import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { loadOutside } from '@roundhouse/bots/outside.ts';
import { stepBack } from '@roundhouse/bots/step-back.ts';
import { verifyRecord } from '@roundhouse/kernel';
import { Compile } from 'typebox/compile';
import { isShallowText } from '../limits/depth.ts';
import { SharedRecord } from '../protocol.ts';
import type { Answer, Read } from './verifier.ts';

stepBack();
// Before the list of games is read.
await loadOutside(workerData ?? []);
const { findGame } = await import('@roundhouse/games');

const isSharedRecord = Compile(SharedRecord);
/** Of 64 letters each: nobody finds one by chance, and no two records share one. */
const ID_LENGTH = 22;

parentPort!.on('message', (body: Uint8Array) => {
  parentPort!.postMessage('begun');
  const began = performance.now();
  const found = read(Buffer.from(body.buffer, body.byteOffset, body.length));
  parentPort!.postMessage({ read: found, ms: performance.now() - began } satisfies Answer);
});

function read(body: Buffer): Read {
  const sent = parse(body);
  if (!isSharedRecord.Check(sent)) return null;
  const { record } = sent;
  const id = createHash('sha256').update(record).digest('base64url').slice(0, ID_LENGTH);
  return { id, record, found: verifyRecord(findGame, record) };
}

function parse(body: Buffer): unknown {
  try {
    return isShallowText(body) ? JSON.parse(body.toString()) : null;
  } catch {
    return null;
  }
}
