/** The door for live lines: who may come in, and whether they are still there. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { BridgeLine } from '../api/bridge-socket.ts';
import { isFor } from '../api/scopes.ts';
import { answerRaw, OBJECTIONS } from '../http/errors.ts';
import { isFromHere } from '../http/origin.ts';
import { networksOf } from '../limits/address.ts';
import { Counts } from '../limits/counts.ts';
import { Refused } from '../matches/refusal.ts';
import { metrics } from '../operate/metrics.ts';
import { CLOSE } from '../protocol.ts';
import { type Host, MatchSocket } from './match-socket.ts';

const PATH = /^\/api\/matches\/([\w-]{1,64})\/live$/;
const BRIDGE_PATH = '/api/bridge';
/** Those who do not close their end are cut off after this. */
const FAREWELL_MS = 1000;
/** Goodbyes are so far apart, and all of them said within so long. */
const APART_MS = 2;
const SPREAD_MS = 5000;
/** What a client may close with is anything, and is not counted by name. */
const OWN_CODES: ReadonlySet<number> = new Set(Object.values(CLOSE));

/** A line of either kind, as far as its end goes. */
type Spoken = Pick<MatchSocket, 'farewell'>;

/** Takes live lines on an HTTP server. `close` says goodbye to all of them. */
export function openSockets(server: Server, host: Host): { close(): Promise<void> } {
  const { limits } = host;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, clientTracking: true });
  const opened = new Counts();
  const alive = new WeakSet<WebSocket>();
  const lines = new Map<WebSocket, Spoken>();
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const matchId = PATH.exec(pathOf(request))?.[1];
    const isBridge = pathOf(request) === BRIDGE_PATH;
    socket.on('error', () => socket.destroy());
    if (isClosing) return answerRaw(socket, 503, 'going-away', 'The server is stopping.');
    if (matchId === undefined && !isBridge)
      return answerRaw(socket, 404, 'not-found', 'There is nothing at this address.');
    if (!isFromHere(request, host))
      return answerRaw(socket, 403, 'wrong-origin', 'Another site may not play from here.');
    const address = host.addressOf(request);
    if (host.requests.take(address) > 0) return answerRaw(socket, 429, 'too-fast', OBJECTIONS[429]![1]);
    const counted = networksOf(address).map(({ name, times }): [string, number] => [
      name,
      times * limits.linesPerAddress,
    ]);
    if (matchId !== undefined) counted.push([`${matchId} ${address}`, limits.linesPerMatchAndAddress]);
    if (counted.some(([name, most]) => opened.of(name) >= most))
      return answerRaw(socket, 429, 'too-fast', 'Too many lines from this address, or to this match.');
    const open = (begin: (line: WebSocket) => Spoken): void =>
      sockets.handleUpgrade(request, socket, head, line => {
        alive.add(line);
        for (const [name] of counted) opened.add(name, 1);
        line.on('pong', () => alive.add(line));
        line.on('close', code => {
          lines.delete(line);
          metrics.lines.dec();
          metrics.linesClosed.inc({ code: OWN_CODES.has(code) ? code : 'other' });
          for (const [name] of counted) opened.add(name, -1);
        });
        lines.set(line, begin(line));
        metrics.lines.inc();
      });
    if (matchId !== undefined) return open(line => new MatchSocket(host, line, matchId, request));
    host.people.programOf(request).then(
      person =>
        !isFor(person, 'play')
          ? answerRaw(socket, 403, 'wrong-scope', 'This token is not one to play with.')
          : isClosing
            ? answerRaw(socket, 503, 'going-away', 'The server is stopping.')
            : open(line => new BridgeLine(host.bridge, line, request, person, host.log)),
      (error: unknown) => refuseProgram(socket, error),
    );
  });

  const heart = setInterval(() => {
    for (const line of sockets.clients) {
      if (!alive.delete(line)) line.terminate();
      else line.ping();
    }
  }, limits.heartbeatMs);
  heart.unref();

  return {
    async close() {
      isClosing = true;
      clearInterval(heart);
      const gone = [...lines.keys()].map(line => new Promise(resolve => line.once('close', resolve)));
      await sayGoodbye([...lines.values()]);
      const farewell = setTimeout(() => {
        for (const line of sockets.clients) line.terminate();
      }, FAREWELL_MS);
      await Promise.all(gone);
      clearTimeout(farewell);
    },
  };
}

/** One after the other: those who come back all at once would fall upon the server that they come back to. */
async function sayGoodbye(lines: readonly Spoken[]): Promise<void> {
  const began = performance.now();
  for (const [i, line] of lines.entries()) {
    const early = began + Math.min(i * APART_MS, (i / lines.length) * SPREAD_MS) - performance.now();
    if (early > 1) await new Promise(resolve => setTimeout(resolve, early));
    line.farewell();
  }
}

const pathOf = (request: IncomingMessage): string => request.url?.split('?', 1)[0] ?? '';

function refuseProgram(socket: Duplex, error: unknown): void {
  if (error instanceof Refused) answerRaw(socket, 401, error.code, error.message);
  else answerRaw(socket, 503, 'busy', 'Something went wrong here. Come back in a moment.');
}
