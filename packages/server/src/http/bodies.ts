/** Long bodies, taken in a piece at a time, so that moves on open lines go between the pieces; or not at all. */

import type { IncomingMessage } from 'node:http';
import { setTimeout as restFor } from 'node:timers/promises';
import { errorCodes, type FastifyInstance } from 'fastify';
import { Refused } from '../matches/refusal.ts';

/**
 * Between two pieces, of 64 KB, of all long bodies together. Each is garbage outside of the heap as soon as it was looked at, and for
 * every 32 MB of that V8 stops everything and looks through all that it has.
 */
const PACE_MS = 4;
/** Shorter ones are in one piece or two, and nobody waits for those. */
const SHORT = 128 * 1024;

/** A line in which long bodies take turns, piece by piece, whoever sends them. */
function newLine(): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    last = last.then(() => restFor(PACE_MS));
    return last;
  };
}

const nextTaken = newLine();
/** A line of its own: whoever is refused does not keep those waiting who are not. */
const nextLetGo = newLine();

/** How long the body will be, as it says itself, or the most where it does not. Throws, for Fastify to answer, if that is more. */
export function announcedLength({ headers }: IncomingMessage, most: number): number {
  const length = Number(headers['content-length'] ?? most);
  if (length > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  return length;
}

/**
 * The body, of this length at most: what was not asked for yet stays with whoever sends it. Throws, for Fastify to answer,
 * if it is longer, takes longer, or never ends.
 */
export async function takeIn(request: IncomingMessage, most: number, ms: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(most);
  let length = 0;
  const timer = setTimeout(() => request.destroy(), ms);
  try {
    // It may still be answered when this is too much.
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (length + piece.length > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      bytes.set(piece, length);
      length += piece.length;
      await nextTaken();
    }
  } catch (error) {
    // Whoever hung up need not be told; that it was no fault of ours is told to the log.
    throw request.destroyed ? new Refused('bad-request', 'This request did not arrive.') : error;
  } finally {
    clearTimeout(timer);
  }
  return bytes.subarray(0, length);
}

/**
 * What is left of a body when its request was answered: whoever would go on sending more than the endpoint takes is hung up on, because
 * it would all be read, for nothing. The rest is let go a piece at a time; some programs hear the answer only when they have sent it all.
 */
export function letGoOfUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw, routeOptions }, reply, payload) => {
    if (raw.complete) return payload;
    const length = Number(raw.headers['content-length'] ?? 0);
    const isEndless = raw.headers['transfer-encoding'] !== undefined || length > (routeOptions.bodyLimit ?? 0);
    if (isEndless) reply.header('connection', 'close');
    else if (length > SHORT) void letGo(raw);
    return payload;
  });
}

async function letGo(request: IncomingMessage): Promise<void> {
  // Said at once: otherwise all of it is read as soon as the answer is sent.
  request.read(0);
  try {
    for await (const _ of request) await nextLetGo();
  } catch {
    // Whoever sent it has hung up.
  }
}
