/** Lines of text from a stream of bytes, holding no more than one line of bounded length. */

import { BridgeError } from '@roundhouse/server/rpc/errors.ts';

/** Eight mebibytes: any state, and the record of all but a monstrous match. */
export const MAX_LINE_BYTES = 8 * 1024 * 1024;

const NEWLINE = 10;

/** Each line of the input; in place of one that is too long or no UTF-8, the error that says so. */
export async function* linesOf(
  input: AsyncIterable<Uint8Array | string>,
  maxBytes = MAX_LINE_BYTES,
): AsyncGenerator<string | BridgeError> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (): string | BridgeError => {
    const line = size > maxBytes ? tooLong(maxBytes) : decode(parts);
    parts = [];
    size = 0;
    return line;
  };
  const keep = (part: Uint8Array): void => {
    size += part.length;
    // What is too long is counted, not kept.
    if (size <= maxBytes) parts.push(part);
    else parts = [];
  };
  for await (const chunk of input) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      keep(rest.subarray(0, end));
      yield take();
      rest = rest.subarray(end + 1);
    }
    keep(rest);
  }
  if (size > 0) yield take();
}

const tooLong = (maxBytes: number): BridgeError =>
  new BridgeError('invalid-request', `a line may have ${maxBytes} bytes and no more`);

function decode(parts: readonly Uint8Array[]): string | BridgeError {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    return new BridgeError('parse-error', 'this line is not UTF-8');
  }
}
