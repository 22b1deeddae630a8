/** The door for live lines: who may come in, and whether they are still there. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerRaw } from '../http/errors.ts';
import { isFromHere } from '../http/origin.ts';
import { CLOSE } from '../protocol.ts';
import { type Host, Line } from './line.ts';

const PATH = /^\/api\/matches\/([\w-]{1,64})\/live$/;
/** Those who do not close their end are cut off after this. */
const FAREWELL_MS = 1000;

/** Takes live lines on an HTTP server. `close` says goodbye to all of them. */
export function openSockets(server: Server, host: Host): { close(): Promise<void> } {
  const { limits } = host;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, clientTracking: true });
  const fromAddress = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();
  let isClosing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const matchId = PATH.exec(pathOf(request))?.[1];
    socket.on('error', () => socket.destroy());
    if (isClosing) return answerRaw(socket, 503, 'going-away', 'The server is stopping.');
    if (matchId === undefined) return answerRaw(socket, 404, 'not-found', 'There is nothing at this address.');
    if (!isFromHere(request, host.proxies))
      return answerRaw(socket, 403, 'wrong-origin', 'Another site may not play from here.');
    const address = host.addressOf(request);
    const lines = fromAddress.get(address) ?? 0;
    if (lines >= limits.linesPerAddress) return answerRaw(socket, 429, 'too-fast', 'Too many lines from this address.');
    sockets.handleUpgrade(request, socket, head, line => {
      alive.add(line);
      fromAddress.set(address, (fromAddress.get(address) ?? 0) + 1);
      line.on('pong', () => alive.add(line));
      line.on('close', () => {
        const left = fromAddress.get(address)! - 1;
        if (left > 0) fromAddress.set(address, left);
        else fromAddress.delete(address);
      });
      new Line(host, line, matchId, request);
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
      const gone = [...sockets.clients].map(line => new Promise(resolve => line.once('close', resolve)));
      for (const line of sockets.clients) line.close(CLOSE.goingAway);
      const farewell = setTimeout(() => {
        for (const line of sockets.clients) line.terminate();
      }, FAREWELL_MS);
      await Promise.all(gone);
      clearTimeout(farewell);
    },
  };
}

const pathOf = (request: IncomingMessage): string => request.url?.split('?', 1)[0] ?? '';
