/** A program with a token of its own, as a builder would have it: an account, a token, calls over HTTP or a line. */

import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../src/index.ts';
import type { BridgeAnswer, BridgeNotice, MadeToken } from '../src/protocol.ts';

/** Somebody who has signed up: the headers of their browser. */
export async function signUp(server: RunningServer, name: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', origin: server.url };
  const body = JSON.stringify({ name, password: 'seven dice in a row' });
  const response = await fetch(`${server.url}/api/account`, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(await response.text());
  return { ...headers, cookie: response.headers.getSetCookie()[0]!.split(';')[0]! };
}

/** A token of this browser's person. */
export async function makeToken(
  server: RunningServer,
  headers: Record<string, string>,
  name = 'My bot',
  wanted: object = {},
): Promise<MadeToken> {
  const body = JSON.stringify({ name, ...wanted });
  const response = await fetch(`${server.url}/api/me/tokens`, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as MadeToken;
}

/** A fresh account's token. */
export const newToken = async (server: RunningServer, name: string): Promise<string> =>
  (await makeToken(server, await signUp(server, name))).token;

/** Whatever is sent, as it is answered over HTTP. */
export async function send(
  server: RunningServer,
  token: string,
  sent: unknown,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/api/bridge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/** The result of one call, or the code of its error. */
export async function call<Result = unknown>(
  server: RunningServer,
  token: string,
  method: string,
  params: unknown = {},
): Promise<Result> {
  const { body } = await send(server, token, { jsonrpc: '2.0', id: 1, method, params });
  const { result, error } = body as BridgeAnswer;
  return (error === undefined ? result : error.data.code) as Result;
}

/** A line as a program holds it. */
export class Wire {
  readonly socket: WebSocket;
  readonly notices: BridgeNotice[] = [];
  readonly closed: Promise<number>;
  readonly #answers = new Map<number, (answer: BridgeAnswer) => void>();
  #wake: () => void = () => {};
  #next = 1;

  constructor(server: RunningServer, token: string) {
    const headers = { authorization: `Bearer ${token}` };
    this.socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/bridge`, { headers });
    this.closed = new Promise(resolve => this.socket.on('close', resolve));
    this.socket.on('message', text => {
      const message = JSON.parse(String(text)) as BridgeAnswer | BridgeNotice;
      if ('method' in message) this.notices.push(message);
      else this.#answers.get(message.id as number)?.(message);
      this.#wake();
    });
    onTestFinished(() => this.socket.terminate());
  }

  static async open(server: RunningServer, token: string): Promise<Wire> {
    const wire = new Wire(server, token);
    await new Promise((resolve, reject) => wire.socket.once('open', resolve).once('error', reject));
    return wire;
  }

  async call<Result = unknown>(method: string, params: unknown = {}): Promise<Result> {
    const id = this.#next++;
    const answered = new Promise<BridgeAnswer>(resolve => this.#answers.set(id, resolve));
    this.socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    const { result, error } = await answered;
    return (error === undefined ? result : error.data.code) as Result;
  }

  /** The first notice that will do; those before it are dropped. */
  async notice(willDo: (notice: BridgeNotice) => boolean): Promise<BridgeNotice> {
    for (;;) {
      const found = this.notices.findIndex(willDo);
      if (found >= 0) return this.notices.splice(0, found + 1).at(-1)!;
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
  }
}
