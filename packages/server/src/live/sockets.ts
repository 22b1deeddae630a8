/** The door for live lines: who may come in, and whether they are still there. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerRaw } from '../http/errors.ts';
import { isFromHere } from '../http/origin.ts';
import { metrics } from '../operate/metrics.ts';
import { CLOSE } from '../protocol.ts';
import { type Host, Line } from './line.ts';

const PATH = /^\/api\/matches\/([\w-]{1,64})\/live$/;
/** Those who do not close their end are cut off after this. */
const FAREWELL_MS = 1000;
/** Goodbyes are so far apart, and all of them said within so long. */
const APART_MS = 2;
const SPREAD_MS = 5000;
/** What a client may close with is anything, and is not counted by name. */
const OWN_CODES: ReadonlySet<number> = new Set(Object.values(CLOSE));

/** Takes live lines on an HTTP server. `close` says goodbye to all of them. */
export function openSockets(server: Server, host: Host): { close(): Promise<void> } {
  const { limits } = host;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, clientTracking: true });
  const fromAddress = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();
  const lines = new Map<WebSocket, Line>();
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const matchId = PATH.exec(pathOf(request))?.[1];
    socket.on('error', () => socket.destroy());
    if (isClosing) return answerRaw(socket, 503, 'going-away', 'The server is stopping.');
    if (matchId === undefined) return answerRaw(socket, 404, 'not-found', 'There is nothing at this address.');
    if (!isFromHere(request, host.proxies))
      return answerRaw(socket, 403, 'wrong-origin', 'Another site may not play from here.');
    const address = host.addressOf(request);
    const open = fromAddress.get(address) ?? 0;
    if (open >= limits.linesPerAddress) return answerRaw(socket, 429, 'too-fast', 'Too many lines from this address.');
    sockets.handleUpgrade(request, socket, head, line => {
      alive.add(line);
      fromAddress.set(address, (fromAddress.get(address) ?? 0) + 1);
      line.on('pong', () => alive.add(line));
      line.on('close', code => {
        lines.delete(line);
        metrics.lines.dec();
        metrics.linesClosed.inc({ code: OWN_CODES.has(code) ? code : 'other' });
        const left = fromAddress.get(address)! - 1;
        if (left > 0) fromAddress.set(address, left);
        else fromAddress.delete(address);
      });
      lines.set(line, new Line(host, line, matchId, request));
      metrics.lines.inc();
    });
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
async function sayGoodbye(lines: readonly Line[]): Promise<void> {
  const began = performance.now();
  for (const [i, line] of lines.entries()) {
    const early = began + Math.min(i * APART_MS, (i / lines.length) * SPREAD_MS) - performance.now();
    if (early > 1) await new Promise(resolve => setTimeout(resolve, early));
    line.farewell();
  }
}

const pathOf = (request: IncomingMessage): string => request.url?.split('?', 1)[0] ?? '';
