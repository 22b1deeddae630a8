/** A real server on a free port in a folder of its own, and visitors that speak to it as any client would. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { UNTOLD } from '../src/http/errors.ts';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import type { ClientMessage, NewTable, Seated, ServerMessage, Welcome } from '../src/protocol.ts';
import { whispers } from './whispers.ts';

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roundhouse-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const BOUNDLESS = { burst: 1e9, perSecond: 1e9 };

/**
 * A server that plays Whispers unless told otherwise; closed when the test is over, which fails if any endpoint refused with
 * a code that the description of the API lacks.
 */
export async function newServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await newFolder());
  // Whether the client happens to be built must make no difference.
  const usual = { port: 0, host: '127.0.0.1', games: [whispers], webDir: join(dataDir, 'no-client') };
  // Tests ask again and again, some while their clock stands still, some as fast as they can; those about rates set their own.
  const boundless = { requests: BOUNDLESS, tables: BOUNDLESS, messages: BOUNDLESS, messagesOfAddress: BOUNDLESS };
  const limits = { ...boundless, ...options.limits };
  const untold: string[] = [];
  const write = (line: string): void => {
    if (line.includes(UNTOLD)) untold.push(line);
  };
  const logger = { level: 'error', stream: { write } };
  const server = await startServer({ ...usual, logger, ...options, limits, dataDir });
  onTestFinished(async () => {
    await server.close();
    expect(untold).toEqual([]);
  });
  return server;
}

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** Everything any visitor of this test file was ever sent, to be searched for what should not be there. */
export const received: string[] = [];

async function ask<Body>(url: string, init?: RequestInit): Promise<Answer<Body>> {
  const response = await fetch(url, init);
  const text = await response.text();
  received.push(`${JSON.stringify([...response.headers])}${text}`);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
}

const bearer = (key: string | null): Record<string, string> => (key === null ? {} : { authorization: `Bearer ${key}` });

export const get = <Body = Welcome>(server: RunningServer, path: string, key: string | null = null) =>
  ask<Body>(server.url + path, { headers: bearer(key) });

export const post = <Body = Seated>(server: RunningServer, path: string, body: unknown, key: string | null = null) =>
  ask<Body>(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(key) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** A table with all its seats taken: the id and a key for each. */
export async function seatedTable(
  server: RunningServer,
  wanted: Partial<NewTable> = {},
): Promise<{ id: string; keys: string[] }> {
  const created = await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: false, ...wanted });
  const { table, key, invite } = created.body;
  const keys = [key];
  const free = table.seats.filter(({ name }) => name === null).length;
  for (const name of ['Bob', 'Cyd', 'Dan', 'Eve', 'Flo'].slice(0, free)) {
    keys.push((await post(server, `/api/matches/${table.id}/join`, { invite, name, entropy: name })).body.key);
  }
  return { id: table.id, keys };
}

/** Asks again until the answer will do; a test that waits in vain runs into its own time limit. */
export async function until<T>(ask: () => Promise<T>, willDo: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (willDo(answer)) return answer;
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A live line as a client holds it. */
export class Visitor {
  readonly socket: WebSocket;
  /** All that came and has not been looked at. */
  readonly inbox: ServerMessage[] = [];
  /** All bytes that ever came. */
  readonly bytes: string[] = [];
  readonly closed: Promise<number>;
  #wake: () => void = () => {};

  constructor(server: RunningServer, id: string, options?: ConstructorParameters<typeof WebSocket>[2]) {
    this.socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${id}/live`, options);
    this.socket.on('message', text => {
      this.bytes.push(String(text));
      received.push(String(text));
      this.inbox.push(JSON.parse(String(text)));
      this.#wake();
    });
    this.closed = new Promise(resolve => {
      this.socket.on('close', code => {
        resolve(code);
        this.#wake();
      });
    });
    onTestFinished(() => this.socket.terminate());
  }

  /** Comes in and says hello. */
  static async enter(
    server: RunningServer,
    id: string,
    key: string | null,
    seen = 0,
    room = false,
  ): Promise<[Visitor, Said<'welcome'>]> {
    const visitor = new Visitor(server, id);
    await visitor.opened();
    visitor.say({ type: 'hello', key, seen, ...(room && { room }) });
    return [visitor, await visitor.next('welcome')];
  }

  opened(): Promise<unknown> {
    return new Promise((resolve, reject) => this.socket.once('open', resolve).once('error', reject));
  }

  say(message: ClientMessage | object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message, whatever it is. */
  async take(): Promise<ServerMessage> {
    while (this.inbox.length === 0) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('closed while waiting for a message');
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
    return this.inbox.shift()!;
  }

  /** The first message of this type that will do; others before it are dropped. */
  async until<Type extends ServerMessage['type']>(
    type: Type,
    willDo: (message: Said<Type>) => boolean = () => true,
  ): Promise<Said<Type>> {
    for (;;) {
      const message = await this.take();
      if (message.type === type && willDo(message as Said<Type>)) return message as Said<Type>;
    }
  }

  /** The next message, which must be of this type. */
  async next<Type extends ServerMessage['type']>(type: Type): Promise<Said<Type>> {
    const message = await this.take();
    if (message.type !== type) throw new Error(`expected '${type}', got ${JSON.stringify(message)}`);
    return message as Said<Type>;
  }

  /** Whether nothing has come: a pong overtakes nothing, so it proves that nothing was on the way. */
  async isLeftAlone(): Promise<boolean> {
    this.say({ type: 'ping' });
    await this.next('pong');
    return this.inbox.length === 0;
  }
}
