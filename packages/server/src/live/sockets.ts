/** The door for live lines: who may come in, and whether they are still there. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
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
    if (isClosing) return refuse(socket, 503, 'going-away', 'The server is stopping.');
    if (matchId === undefined) return refuse(socket, 404, 'not-found', 'There is nothing at this address.');
    if (!isFromHere(request)) return refuse(socket, 403, 'wrong-origin', 'Another site may not play from here.');
    const address = host.addressOf(request);
    const lines = fromAddress.get(address) ?? 0;
    if (lines >= limits.linesPerAddress) return refuse(socket, 429, 'too-fast', 'Too many lines from this address.');
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

/** A page of another site can open a line with its visitor's browser; the browser says where the page is from. */
function isFromHere({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  return URL.parse(headers.origin)?.host === headers.host;
}

const REASONS = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests', 503: 'Service Unavailable' } as const;

function refuse(socket: Duplex, status: keyof typeof REASONS, code: string, message: string): void {
  const body = JSON.stringify({ error: { code, message } });
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
