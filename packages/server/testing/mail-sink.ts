/** A mail server that takes letters and delivers none: it speaks SMTP as real ones do, and keeps what it was given. */

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { newCertificate } from './certificate.ts';

export interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came, without the dots that were added on the way. */
  readonly letter: string;
  readonly isSafe: boolean;
  /** Who had logged in, if anybody. */
  readonly user: string | null;
}

export interface SinkOptions {
  readonly startTls?: boolean;
  readonly login?: { readonly way: 'PLAIN' | 'LOGIN' | 'XOAUTH2'; readonly user: string; readonly password: string };
  /** Takes addresses in any script (RFC 6531). */
  readonly utf8?: boolean;
  /** What to answer to RCPT; null takes it. Asked every time. */
  readonly refuse?: (to: string) => string | null;
}

export interface MailSink {
  readonly port: number;
  /** Trusted by whoever is to trust this server. */
  readonly ca: string;
  readonly letters: Delivered[];
  close(): Promise<void>;
}

export async function startMailSink(options: SinkOptions = {}): Promise<MailSink> {
  const { key, cert } = newCertificate();
  const letters: Delivered[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Whoever hangs up in the middle is none of our business.
    converse(socket, { key, cert }, options, letters).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    ca: cert,
    letters,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Line {
  read(): Promise<string>;
  say(...lines: string[]): void;
  stop(): void;
}

function lineOn(socket: Socket): Line {
  let heard = '';
  let isOver = false;
  let wake = (): void => {};
  const listen = (chunk: Buffer): void => {
    heard += chunk.toString('latin1');
    wake();
  };
  const end = (): void => {
    isOver = true;
    wake();
  };
  socket.on('data', listen).on('error', end).on('close', end);
  return {
    say: (...lines) => void socket.write(lines.map(line => `${line}\r\n`).join('')),
    stop: () => void socket.off('data', listen),
    async read() {
      while (!heard.includes('\r\n')) {
        if (isOver) throw new Error('hung up');
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
      const end = heard.indexOf('\r\n');
      const line = heard.slice(0, end);
      heard = heard.slice(end + 2);
      return line;
    },
  };
}

async function converse(
  plain: Socket,
  certificate: { key: string; cert: string },
  options: SinkOptions,
  letters: Delivered[],
): Promise<void> {
  let line = lineOn(plain);
  let isSafe = false;
  let user: string | null = null;
  let from = '';
  let to: string[] = [];
  line.say('220-sink.test at your service', '220 ESMTP');
  for (;;) {
    const asked = await line.read();
    const [verb = ''] = asked.toUpperCase().split(' ');
    if (verb === 'EHLO') line.say(...offers(options, isSafe));
    else if (verb === 'STARTTLS' && options.startTls && !isSafe) {
      line.say('220 go ahead');
      line.stop();
      const safe = new TLSSocket(plain, { isServer: true, ...certificate });
      line = lineOn(safe);
      isSafe = true;
    } else if (verb === 'AUTH') {
      user = await logIn(line, asked, options);
      line.say(user === null ? '535 5.7.8 wrong name or password' : '235 2.7.0 welcome');
    } else if (verb === 'MAIL' && options.login && user === null) line.say('530 5.7.0 log in first');
    else if (verb === 'MAIL') {
      from = within(asked);
      to = [];
      line.say('250 2.1.0 ok');
    } else if (verb === 'RCPT') {
      const isForeign = !options.utf8 && /[^\p{ASCII}]/u.test(within(asked));
      const no = isForeign ? '553 5.6.7 not in this script' : (options.refuse?.(within(asked)) ?? null);
      if (no === null) to.push(within(asked));
      line.say(no ?? '250 2.1.5 ok');
    } else if (verb === 'DATA') {
      line.say('354 end with a dot');
      letters.push({ from, to, letter: await readLetter(line), isSafe, user });
      line.say('250 2.0.0 taken');
    } else if (verb === 'QUIT') {
      line.say('221 2.0.0 bye');
      return;
    } else line.say('502 5.5.1 not here');
  }
}

function offers({ startTls, login, utf8 }: SinkOptions, isSafe: boolean): string[] {
  const all = [
    'sink.test',
    '8BITMIME',
    ...(utf8 ? ['SMTPUTF8'] : []),
    ...(startTls && !isSafe ? ['STARTTLS'] : []),
    ...(login ? [`AUTH ${login.way}`] : []),
  ];
  return all.map((offer, i) => `250${i === all.length - 1 ? ' ' : '-'}${offer}`);
}

const within = (asked: string): string => Buffer.from(/<(.*?)>/.exec(asked)?.[1] ?? '', 'latin1').toString();
const decode = (text: string): string => Buffer.from(text, 'base64').toString();

async function logIn(line: Line, asked: string, { login }: SinkOptions): Promise<string | null> {
  if (!login) return null;
  const ask = (what: string): Promise<string> => {
    line.say(`334 ${Buffer.from(what).toString('base64')}`);
    return line.read();
  };
  if (login.way === 'XOAUTH2') {
    // Its parts are divided by a character that no text has.
    const [user = '', token = ''] = decode(asked.split(' ')[2] ?? '').split('\x01');
    if (user === `user=${login.user}` && token === `auth=Bearer ${login.password}`) return login.user;
    // What is wrong is told first, and answered by an empty line.
    await ask('{"status":"401"}');
    return null;
  }
  const given =
    login.way === 'PLAIN'
      ? decode(asked.split(' ')[2] ?? '')
          .split('\0')
          .slice(1)
      : [decode(await ask('Username:')), decode(await ask('Password:'))];
  return given[0] === login.user && given[1] === login.password ? login.user : null;
}

async function readLetter(line: Line): Promise<string> {
  const lines: string[] = [];
  for (;;) {
    const next = await line.read();
    if (next === '.') return lines.join('\r\n');
    lines.push(next.startsWith('.') ? next.slice(1) : next);
  }
}
