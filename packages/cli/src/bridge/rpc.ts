/** JSON-RPC 2.0 over lines of a stream. */

import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { errorObject } from '@roundhouse/server/rpc/errors.ts';
import { answerTo, type Method } from '@roundhouse/server/rpc/rpc.ts';
import { linesOf } from './lines.ts';

/** Answers every line of the input until it ends. */
export async function answerLines(
  input: AsyncIterable<Uint8Array | string>,
  output: Writable,
  methods: ReadonlyMap<string, Method>,
): Promise<void> {
  const service = { methods, explain: errorObject, longestBatch: Number.POSITIVE_INFINITY };
  for await (const line of linesOf(input)) {
    if (typeof line === 'string' && line.trim() === '') continue;
    let isAnswered = false;
    for await (const piece of answerTo(line, service)) {
      isAnswered = true;
      if (!output.write(piece)) await once(output, 'drain');
    }
    if (isAnswered) output.write('\n');
  }
}
