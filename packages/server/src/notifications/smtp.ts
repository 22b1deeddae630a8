/** Hands a letter to a mail server (RFC 5321), over TLS unless the operator says otherwise. */

import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSafe } from 'node:tls';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** `first`: TLS from the first byte; `start`: asked for with STARTTLS, and insisted on; `off`: none. */
  readonly tls: 'first' | 'start' | 'off';
  readonly login: { readonly user: string; readonly password: string } | null;
  /** A certificate authority besides those that Node knows. */
  readonly ca?: string;
}

/** The mail server has said no: for good (5xx), or for now. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly code: number;
  constructor(code: number, text: string) {
    super(`${code} ${text}`);
    this.code = code;
  }
  get isForGood(): boolean {
    return this.code >= 500;
  }
}

const SILENCE_MS = 30_000;
const LONGEST_REPLY = 64 * 1024;

/** From `smtps://user:password@host:port`, or `smtp://`, to which `?tls=off` may be added. Null if it is none. */
export function parseMailServer(text: string): MailServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if ((url.protocol !== 'smtp:' && url.protocol !== 'smtps:') || url.hostname === '') return null;
  const isFirst = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isFirst ? 465 : 587),
    tls: isFirst ? 'first' : url.searchParams.get('tls') === 'off' ? 'off' : 'start',
    login:
      url.username === ''
        ? null
        : { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
  };
}

/** Resolves when the server has taken the letter upon itself. Throws `MailRefused`, or what went wrong on the way. */
export async function sendMail(server: MailServer, from: string, to: string, letter: string): Promise<void> {
  let talk = await Talk.open(await connect(server));
  try {
    let offers = await talk.hello();
    if (server.tls === 'start') {
      if (!offers.has('STARTTLS')) throw new Error('the mail server offers no TLS');
      await talk.ask('STARTTLS', 220);
      talk = await talk.makeSafe(server);
      offers = await talk.hello();
    }
    if (server.login !== null) await logIn(talk, server.login, offers.get('AUTH') ?? '');
    await talk.ask(`MAIL FROM:<${from}>`, 250);
    await talk.ask(`RCPT TO:<${to}>`, 250, 251);
    await talk.ask('DATA', 354);
    // A line that begins with a dot gets another, since one alone ends the letter.
    await talk.ask(`${letter.replace(/\r?\n$/, '').replace(/^\./gm, '..')}\r\n.`, 250);
    // It has the letter: whether it says goodbye too makes no difference.
    await talk.ask('QUIT', 221).catch(() => {});
  } finally {
    talk.end();
  }
}

async function logIn(talk: Talk, { user, password }: NonNullable<MailServer['login']>, ways: string): Promise<void> {
  const encode = (text: string): string => Buffer.from(text).toString('base64');
  const offered = ways.toUpperCase().split(' ');
  if (offered.includes('PLAIN')) {
    await talk.ask(`AUTH PLAIN ${encode(`\0${user}\0${password}`)}`, 235);
  } else if (offered.includes('LOGIN')) {
    await talk.ask('AUTH LOGIN', 334);
    await talk.ask(encode(user), 334);
    await talk.ask(encode(password), 235);
  } else throw new Error('the mail server offers no way to log in that is known here');
}

async function connect({ host, port, tls, ca }: MailServer): Promise<Socket> {
  const socket =
    tls === 'first'
      ? connectSafe({ host, port, servername: nameFor(host), ...(ca !== undefined && { ca }) })
      : connectPlain({ host, port });
  return opened(socket, tls === 'first' ? 'secureConnect' : 'connect');
}

/** An address in numbers is no name to ask a certificate by. */
const nameFor = (host: string): string => (/^[\d.]+$|:/.test(host) ? '' : host);

function opened<S extends Socket>(socket: S, event: string): Promise<S> {
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('the mail server is silent')));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once(event, () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

/** One side of the conversation: a line is said, and the reply to it heard, in turn. */
class Talk {
  readonly #socket: Socket;
  #heard = '';
  #failure: Error | null = null;
  #wake: () => void = () => {};
  readonly #listen = (chunk: Buffer): void => {
    this.#heard += chunk.toString('latin1');
    if (this.#heard.length > LONGEST_REPLY) this.#socket.destroy(new Error('the mail server talks too much'));
    this.#wake();
  };

  private constructor(socket: Socket) {
    this.#socket = socket;
    const fail = (error: Error): void => {
      this.#failure ??= error;
      this.#wake();
    };
    socket.on('data', this.#listen);
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the mail server has hung up')));
  }

  /** Waits for the greeting. */
  static async open(socket: Socket): Promise<Talk> {
    const talk = new Talk(socket);
    try {
      await talk.#reply([220]);
      return talk;
    } catch (error) {
      talk.end();
      throw error;
    }
  }

  /** What the server offers, by its name. */
  async hello(): Promise<ReadonlyMap<string, string>> {
    const local = this.#socket.localAddress ?? '127.0.0.1';
    const lines = await this.ask(`EHLO [${local.includes(':') ? 'IPv6:' : ''}${local}]`, 250);
    return new Map(
      lines.slice(1).map(line => {
        const [name = '', ...rest] = line.split(' ');
        return [name.toUpperCase(), rest.join(' ')];
      }),
    );
  }

  /** The lines of the reply, which must be one of these. */
  ask(line: string, ...codes: number[]): Promise<string[]> {
    this.#socket.write(`${line}\r\n`);
    return this.#reply(codes);
  }

  /** The same conversation over TLS. */
  async makeSafe({ host, ca }: MailServer): Promise<Talk> {
    // What came before TLS may be anybody's: it must not be taken for an answer given within it.
    if (this.#heard !== '') throw new Error('the mail server spoke out of turn');
    this.#socket.off('data', this.#listen);
    const options = { socket: this.#socket, servername: nameFor(host), host, ...(ca !== undefined && { ca }) };
    return new Talk(await opened(connectSafe(options), 'secureConnect'));
  }

  end(): void {
    this.#socket.destroy();
  }

  async #reply(codes: readonly number[]): Promise<string[]> {
    const lines: string[] = [];
    for (;;) {
      const line = await this.#line();
      const [, code = '', more = '', text = ''] = /^(\d{3})([ -]?)(.*)$/.exec(line) ?? [];
      if (code === '') throw new Error('the mail server does not speak SMTP');
      lines.push(text);
      if (more === '-') continue;
      if (codes.includes(Number(code))) return lines;
      throw new MailRefused(Number(code), lines.join(' '));
    }
  }

  async #line(): Promise<string> {
    for (;;) {
      const end = this.#heard.indexOf('\n');
      if (end >= 0) {
        const line = this.#heard.slice(0, end).replace(/\r$/, '');
        this.#heard = this.#heard.slice(end + 1);
        return line;
      }
      if (this.#failure !== null) throw this.#failure;
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
  }
}
