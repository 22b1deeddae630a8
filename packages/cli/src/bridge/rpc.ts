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
    // One piece behind, so that the last one and its end of line are written at once: a write costs more than most answers.
    let piece: string | null = null;
    for await (const next of answerTo(line, service)) {
      if (piece !== null && !output.write(piece)) await once(output, 'drain');
      piece = next;
    }
    if (piece !== null && !output.write(`${piece}\n`)) await once(output, 'drain');
  }
}
