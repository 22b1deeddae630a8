/** Somebody at an address of their own: asks over HTTP, and opens lines. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientMessage, NewTable, Position, Seated, ServerMessage } from '../src/protocol.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A match in which one client holds every seat. */
export interface OwnMatch {
  readonly id: string;
  readonly keys: readonly string[];
}

export class Client {
  readonly url: string;
  /** What its requests say besides: a cookie, a token. */
  readonly headers: Record<string, string>;

  constructor(url: string, address: string, headers: Record<string, string> = {}) {
    this.url = url;
    this.headers = { 'x-forwarded-for': address, ...headers };
  }

  /** The same, saying this besides. */
  with(headers: Record<string, string>): Client {
    return new Client(this.url, this.headers['x-forwarded-for']!, { ...this.headers, ...headers });
  }

  /** Gives whatever is answered, also where it is a refusal. */
  async ask<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const headers = { ...this.headers, ...(body && { 'content-type': 'application/json' }), ...more };
    const wanted = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    // A connection that was left for long may be closed by the server in the very moment in which it is used again.
    const response = await fetch(this.url + path, wanted).catch(() => fetch(this.url + path, wanted));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }

  /** Asks as the holder of a seat. */
  asSeat<Body>(key: string, method: string, path: string, body?: object): Promise<Answer<Body>> {
    return this.ask<Body>(method, path, body, { authorization: `Bearer ${key}` });
  }

  /** Opens a table for two and takes both seats. Throws if that is refused. */
  async openMatch(wanted: Partial<NewTable> & { game: string }): Promise<OwnMatch> {
    const made = await this.ask<Seated>('POST', '/api/matches', { name: 'Ann', open: false, ...wanted });
    if (made.status !== 201) throw new Error(`no table: ${JSON.stringify(made.body)}`);
    const { table, key, invite } = made.body;
    const joined = await this.ask<Seated>('POST', `/api/matches/${table.id}/join`, { name: 'Bob', invite });
    if (joined.status !== 200) throw new Error(`no seat: ${JSON.stringify(joined.body)}`);
    return { id: table.id, keys: [key, joined.body.key] };
  }

  /** A line that has said hello; null if it was not let in. */
  async line(match: string, key: string | null, room = false): Promise<Line | null> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/matches/${match}/live`, {
      headers: this.headers,
    });
    socket.on('error', () => {});
    const isOpen = await Promise.race([
      once(socket, 'open').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    if (!isOpen) return null;
    const line = new Line(socket);
    line.send({ type: 'hello', key, seen: 0, ...(room && { room }) });
    const first = await line.next(({ type }) => type === 'welcome' || type === 'error');
    return first?.type === 'welcome' ? line : null;
  }
}

/** A line to one match. */
export class Line {
  readonly #socket: WebSocket;
  readonly #waiting: { isIt(message: ServerMessage): boolean; done(message: ServerMessage | null): void }[] = [];
  /** As last told. */
  position: Position | null = null;
  heard = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', text => this.#hear(JSON.parse(String(text)) as ServerMessage));
    socket.on('close', () => {
      for (const { done } of this.#waiting.splice(0)) done(null);
    });
  }

  send(message: ClientMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The next such message; null if the line ends before. */
  next(isIt: (message: ServerMessage) => boolean): Promise<ServerMessage | null> {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    return new Promise(done => this.#waiting.push({ isIt, done }));
  }

  /** Sends a deed and gives what it is answered with. */
  deed(message: Record<string, unknown> & { type: string }): Promise<ServerMessage | null> {
    const id = randomUUID();
    const answered = this.next(
      one => ('answers' in one && one.answers === id) || ('id' in one && one.id === id) || one.type === 'error',
    );
    this.send({ ...message, id } as unknown as ClientMessage);
    return answered;
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(message: ServerMessage): void {
    this.heard++;
    if ('decision' in message) this.position = message;
    const at = this.#waiting.findIndex(({ isIt }) => isIt(message));
    if (at >= 0) this.#waiting.splice(at, 1)[0]!.done(message);
  }
}
