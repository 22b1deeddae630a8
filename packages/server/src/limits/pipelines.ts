/** How many requests may be on one connection at once. */

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { metrics } from '../operate/metrics.ts';

const ANOTHER_PROTOCOL = 2;

/**
 * Neither browsers nor proxies send a request before the last one is answered. Whoever sends hundreds in one piece would
 * have them all begun in one go, before anybody else's turn: the connection is cut instead. To be called once the server
 * has been given what answers.
 */
export function cutPipelines(server: Server, most: number): void {
  const begun = new WeakMap<Socket, number>();
  const answer = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (begun.get(socket) ?? 0) + 1;
    if (count > most) {
      metrics.refused.inc({ door: 'connection', code: 'too-many' });
      stopParsing(socket);
      socket.destroy();
      return;
    }
    begun.set(socket, count);
    response.once('close', () => begun.set(socket, begun.get(socket)! - 1));
    for (const listener of answer) listener(request, response);
  });
}

/**
 * What has arrived in the same piece would be taken apart to its end, though nobody listens any more. Told that what
 * follows is another protocol, Node stops there; where it should not understand that one day, it only costs what it did.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming?: () => number } };
  if (parser) parser.onIncoming = () => ANOTHER_PROTOCOL;
}
