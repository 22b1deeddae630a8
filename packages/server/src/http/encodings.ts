/** Fewer bytes for those who can read them: which encoding somebody accepts, and answers in it. */

import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Of a list that a browser sends with each request; whoever sends a longer one is not read further. */
export const LIST_LENGTH = 256;
/** About what one packet holds: what is smaller arrives no sooner for being smaller still. */
const SMALLEST = 1400;
/** Answers are made each time, files once: 4 costs what gzip costs, 9 a few times as much, and saves another tenth. */
const QUALITY = { answer: 4, file: 9 } as const;

/** The smallest that this `Accept-Encoding` allows; null for none. A weight of 0 forbids (RFC 9110, 12.5.3). */
export function encodingFor(header: string | readonly string[] | undefined): Encoding | null {
  const weights = new Map(
    String(header ?? '')
      .slice(0, LIST_LENGTH)
      .toLowerCase()
      .split(',')
      .map(part => {
        const [name = '', ...params] = part.split(';').map(word => word.trim());
        const weight = params.find(param => param.startsWith('q='));
        return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
      }),
  );
  const weightOf = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && !(weightOf('gzip') > weightOf('br'))) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : null;
}

/**
 * Of the threads that the disk is waited for in as well, so many at most: a commit never waits for bytes to be saved. Nor does
 * the thread that answers wait for a processor.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
let encoding = 0;
const waiting: (() => void)[] = [];

export async function encode(body: string | Buffer, to: Encoding, use: keyof typeof QUALITY): Promise<Buffer> {
  if (encoding >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve));
  else encoding++;
  try {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[use] };
    return await (to === 'gzip' ? zip(body) : brotli(body, { params }));
  } finally {
    // Whoever waits takes the place over.
    const next = waiting.shift();
    if (next === undefined) encoding--;
    else next();
  }
}

/** The last few answers that are everybody's, as they were sent: they are asked for again before they change. */
const KEPT = 8;
const kept: Readonly<Record<Encoding, Map<string, Promise<Buffer>>>> = { br: new Map(), gzip: new Map() };

function encodeOnce(text: string, to: Encoding): Promise<Buffer> {
  const before = kept[to];
  const encoded = before.get(text) ?? encode(text, to, 'answer');
  before.delete(text);
  before.set(text, encoded);
  encoded.catch(() => before.delete(text));
  if (before.size > KEPT) before.delete(before.keys().next().value!);
  return encoded;
}

/** Whether this is answered alike whoever asks. */
const isEverybodys = ({ method, routeOptions: { schema } }: FastifyRequest): boolean =>
  method === 'GET' && schema !== undefined && schema.keys === undefined && schema.params === undefined;

/** Sends JSON of some length in the encoding that the visitor accepts. */
export function encodeJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST || request.method === 'HEAD') return payload;
    if (reply.hasHeader('content-encoding') || !/\bjson\b/.test(String(reply.getHeader('content-type'))))
      return payload;
    const before = reply.getHeader('vary');
    reply.header('vary', before === undefined ? 'accept-encoding' : `${before}, accept-encoding`);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return isEverybodys(request) ? encodeOnce(payload, encoding) : encode(payload, encoding, 'answer');
  });
}
