/** Somebody's own server that is told things: keeps every request as it came. */

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Called {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HookSink {
  readonly url: string;
  readonly called: Called[];
  /** What it answers from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export async function startHookSink(): Promise<HookSink> {
  const called: Called[] = [];
  let answer: [number, Record<string, string>] = [204, {}];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    called.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(...answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    called,
    answer(status, headers = {}) {
      answer = [status, headers];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
