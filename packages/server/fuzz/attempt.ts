/** One thing that is tried on the server, and what came back. */

import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Viewer } from '@roundhouse/kernel';

/** Everything that came back. */
export interface Answer {
  /** Of HTTP; null where there was none. */
  readonly status: number | null;
  readonly texts: readonly string[];
  /** Something was carried out that should not have been. */
  readonly isObeyed: boolean;
}

export interface Attempt {
  readonly kind: string;
  /** How many messages it is made of. */
  readonly messages: number;
  /** Whose eyes see the answer, where it may show a match. */
  readonly as?: { readonly match: string; readonly viewer: Viewer };
  send(url: string): Promise<Answer>;
}

const PATIENCE_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
  /** It has to be refused. */
  readonly isBad: boolean;
}

/** Asks as any client would, but with whatever it is given. Throws if there is no answer. */
export function ask(url: string, { method, path, headers = {}, body, isBad }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent, timeout: PATIENCE_MS }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      const done = (): void => {
        const status = response.statusCode!;
        const texts = [JSON.stringify(response.headers), Buffer.concat(chunks).toString()];
        resolve({ status, texts, isObeyed: isBad && status < 400 });
      };
      response.on('end', done).on('error', done);
    });
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} was not answered`)));
    sent.on('error', error => {
      // A body that is too large is answered before all of it is read, and the line closed under it.
      const isCut = /EPIPE|ECONNRESET|socket hang up/.test(`${(error as NodeJS.ErrnoException).code} ${error.message}`);
      if (isCut && body !== undefined) resolve({ status: null, texts: [], isObeyed: false });
      else reject(error);
    });
    sent.end(body);
  });
}

/** Writes bytes on a line, piece by piece, and reads what comes until it is quiet or the server hangs up. */
export function speak(url: string, pieces: readonly Buffer[], waits: boolean): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const done = (): void => {
      const text = Buffer.concat(chunks).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? Number.NaN);
      resolve({ status: Number.isNaN(status) ? null : status, texts: [text], isObeyed: false });
    };
    socket.setTimeout(waits ? 2000 : 50, () => socket.destroy());
    socket.on('data', chunk => {
      chunks.push(chunk);
      // What is said on a line of messages is over with this; over HTTP the server says when it is.
      if (waits && chunk.includes('\u0088', 0, 'latin1')) socket.end();
    });
    socket.on('error', () => {}).on('close', done);
    socket.on('connect', () => {
      for (const piece of pieces) socket.write(piece);
      if (!waits) setImmediate(() => socket.destroy());
    });
  });
}
