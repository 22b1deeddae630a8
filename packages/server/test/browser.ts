/** A browser as the server sees it: it says where its page is from, and shows the cookie it was given. */

import type { RunningServer } from '../src/index.ts';
import { received } from './visit.ts';

export interface Got<Body> {
  readonly status: number;
  readonly body: Body;
  /** The cookie it was told to show from now on; empty if none. */
  readonly set: string;
}

export class Browser {
  readonly server: RunningServer;
  /** Where its page is from. */
  readonly origin: string;
  readonly #jar = new Map<string, string>();

  constructor(server: RunningServer, origin: string = server.url) {
    this.server = server;
    this.origin = origin;
  }

  async ask<Body>(method: string, path: string, body?: unknown): Promise<Got<Body>> {
    const answer = await fetch(this.server.url + path, {
      method,
      headers: {
        origin: this.origin,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(this.cookie !== '' && { cookie: `theme=dark; ${this.cookie}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie();
    for (const one of set) this.cookie = one.split(';', 1)[0]!;
    const text = await answer.text();
    received.push(text);
    return { status: answer.status, set: set.join('\n'), body: JSON.parse(text) as Body };
  }

  /** All that it shows. */
  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Shows this from now on, under its name; shows nothing if it is empty. */
  set cookie(text: string) {
    if (text === '') this.#jar.clear();
    else for (const one of text.split('; ')) this.#jar.set(one.split('=', 1)[0]!, one.slice(one.indexOf('=') + 1));
  }

  get = <Body>(path: string): Promise<Got<Body>> => this.ask<Body>('GET', path);
  post = <Body>(path: string, body: unknown = {}): Promise<Got<Body>> => this.ask<Body>('POST', path, body);
  delete = <Body>(path: string, body?: unknown): Promise<Got<Body>> => this.ask<Body>('DELETE', path, body);
}
