/** Attacks by the frames that WebSockets are made of, which no honest client counts: pings, empty pieces of messages, messages by the thousand in one piece. */

import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { MadeToken } from '../src/protocol.ts';
import type { Attack, Outcome } from './attack.ts';
import { account } from './crowds.ts';
import type { Stage } from './stage.ts';

/** First bytes of frames. */
const [TEXT, PIECE, PING, PONG, FIRST_PIECE, COMPRESSED] = [0x81, 0x00, 0x89, 0x8a, 0x01, 0xc1];
/** As much as a server reads at once. */
const AT_ONCE = 64 * 1024;
/** So many calls are sent together: fewer than a line is cut off for. */
const AT_ONCE_CALLS = 100;
const CALL = '{"jsonrpc":"2.0","id":1,"method":"games"}';
/** Of one processor: taken apart, it was all of it. */
const MOST_PART = 0.7;
/** What a server may keep for one line whose other end does not read. */
const MOST_KEPT = 64 * 2 ** 20;

/** As a client sends it, masked with zeros. */
function frame(first: number, payload = ''): Buffer {
  const body = Buffer.from(payload);
  return Buffer.concat([Buffer.of(first, 0x80 | body.length, 0, 0, 0, 0), body]);
}

/** So many of one frame that they are read in one go. */
const many = (one: Buffer): Buffer => Buffer.alloc(AT_ONCE - (AT_ONCE % one.length), one);

/** What is sent again and again on one line, after what is sent once. */
const FLOODS: readonly { once: Buffer; again: Buffer }[] = [
  { once: Buffer.alloc(0), again: many(frame(PING)) },
  { once: Buffer.alloc(0), again: many(frame(PING, 'x'.repeat(100))) },
  { once: Buffer.alloc(0), again: many(frame(PONG)) },
  { once: frame(FIRST_PIECE, '{'), again: many(frame(PIECE)) },
  { once: frame(FIRST_PIECE), again: many(frame(PIECE, ' ')) },
  { once: Buffer.alloc(0), again: many(frame(TEXT)) },
  { once: Buffer.alloc(0), again: many(frame(TEXT, '{"type":"ping"}')) },
];

/** Messages by the thousand that mean nothing, and such as are answered. */
const SPEECHES: readonly Buffer[] = [many(frame(TEXT, 'x'.repeat(8))), many(frame(TEXT, '{"type":"ping"}'))];

/** As much as is read at once of calls that mean nothing, name no method, and are too many. */
const CALLS: readonly Buffer[] = ['nonsense', '{"jsonrpc":"2.0","id":1,"method":"x"}', CALL].map(text =>
  Buffer.concat(Array<Buffer>(AT_ONCE_CALLS).fill(frame(TEXT, text))),
);

/** True when it is closed, by whom and however that may be. */
const ended = (socket: Socket): Promise<true> => new Promise(resolve => socket.once('close', () => resolve(true)));

/** A line to a match that is open, as bytes; null if it was not let in. */
const open = (stage: Stage, match: string, address: string, more: readonly string[] = []): Promise<Socket | null> =>
  openAt(stage, `/api/matches/${match}/live`, address, more);

async function openAt(
  stage: Stage,
  path: string,
  address: string,
  more: readonly string[] = [],
): Promise<Socket | null> {
  const { hostname, port } = new URL(stage.urls[0]!);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const key = randomBytes(16).toString('base64');
  const head = [
    ...[`GET ${path} HTTP/1.1`, `host: ${hostname}:${port}`, `x-forwarded-for: ${address}`],
    ...['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13', `sec-websocket-key: ${key}`, ...more],
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const answer = await Promise.race([once(socket, 'data').catch(() => null), ended(socket).then(() => null)]);
  if (answer !== null && String(answer[0]).startsWith('HTTP/1.1 101')) return socket;
  socket.destroy();
  return null;
}

/** Sends it for as long as it is taken, and until then; gives how many bytes were. */
async function pour(socket: Socket, { once: first, again }: (typeof FLOODS)[number], end: number): Promise<number> {
  const closed = ended(socket);
  socket.write(first);
  while (!socket.destroyed && performance.now() < end) {
    if (socket.write(again)) await wait(1);
    else
      await Promise.race([once(socket, 'drain').catch(() => {}), closed, wait(Math.max(1, end - performance.now()))]);
  }
  const sent = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  return sent;
}

/** So many lines at once, each opened anew when it is cut, for so long; the part of a processor that they took is judged. */
async function pourAgain(
  stage: Stage,
  ms: number,
  lines: number,
  begin: (i: number) => Promise<{ socket: Socket | null; again: Buffer }>,
): Promise<Outcome> {
  const [began, before] = [performance.now(), await stage.cpuMs()];
  const end = began + ms;
  let tries = 0;
  const one = async (i: number): Promise<void> => {
    while (performance.now() < end) {
      const { socket, again } = await begin(i);
      // The line itself, and whatever is taken of what is sent on it.
      tries++;
      if (socket !== null)
        tries += Math.floor((await pour(socket.resume(), { once: Buffer.alloc(0), again }, end)) / again.length);
      await wait(10);
    }
  };
  await Promise.all(Array.from({ length: lines }, (_, i) => one(i)));
  const part = ((await stage.cpuMs()) - before) / (performance.now() - began);
  return { tries, successes: part > MOST_PART ? tries : 0 };
}

export const FRAMES: readonly Attack[] = [
  {
    name: 'pings, empty pieces and tiny messages, thousands in one go',
    async run(stage, { isShort }) {
      const { id } = await stage.attacker().openMatch({ game: 'fite' });
      const end = performance.now() + (isShort ? 1000 : 8000);
      const [began, before] = [performance.now(), await stage.cpuMs()];
      let tries = 0;
      const one = async (flood: (typeof FLOODS)[number], address: string): Promise<void> => {
        while (performance.now() < end) {
          const socket = await open(stage, id, address);
          // The line itself, and whatever is read of it in one go.
          tries++;
          if (socket !== null) tries += Math.floor((await pour(socket.resume(), flood, end)) / AT_ONCE);
          await wait(10);
        }
      };
      await Promise.all(FLOODS.map((flood, i) => one(flood, `203.0.118.${i}`)));
      const part = ((await stage.cpuMs()) - before) / (performance.now() - began);
      return { tries, successes: part > MOST_PART ? tries : 0 };
    },
  },
  {
    name: 'messages by the thousand in one piece, on line after line',
    async run(stage, { isShort }) {
      const { id } = await stage.attacker().openMatch({ game: 'fite' });
      const end = performance.now() + (isShort ? 1000 : 8000);
      const [began, before] = [performance.now(), await stage.cpuMs()];
      let tries = 0;
      const one = async (speech: Buffer, address: string): Promise<void> => {
        while (performance.now() < end) {
          const socket = await open(stage, id, address);
          tries++;
          socket?.resume().write(speech);
          await wait(5);
          socket?.destroy();
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_, i) => one(SPEECHES[i % SPEECHES.length]!, `203.0.121.${i}`)));
      const part = ((await stage.cpuMs()) - before) / (performance.now() - began);
      return { tries, successes: part > MOST_PART ? tries : 0 };
    },
  },
  {
    name: 'talking on after having been hung up on',
    async run(stage, { isShort }) {
      const { id } = await stage.attacker().openMatch({ game: 'fite' });
      const bad = Buffer.concat(Array.from({ length: 12 }, () => frame(TEXT, 'nonsense')));
      return pourAgain(stage, isShort ? 1000 : 8000, 4, async i => {
        const socket = await open(stage, id, `203.0.122.${i}`);
        socket?.resume().write(bad);
        await wait(50);
        return { socket, again: SPEECHES[i % SPEECHES.length]! };
      });
    },
  },
  {
    name: "an IPv6 network's share, used up by noise on many lines of one address",
    async run(stage, { isShort }) {
      const network = `2001:db8:${randomInt(0x10000).toString(16)}`;
      const sockets: (Socket | null)[] = [];
      // An address has so many lines to one match; whether there is such a match is not asked before hello.
      for (let i = 0; i < (isShort ? 90 : 400); i++)
        sockets.push(await open(stage, `nowhere-${i % 8}`, `${network}:1::1`));
      const noise = Buffer.concat(Array.from({ length: 12 }, () => frame(TEXT, 'nonsense')));
      for (const socket of sockets) socket?.resume().write(noise);
      await wait(500);
      for (const socket of sockets) socket?.destroy();
      const neighbours = [`${network}:2::1`, `${network}:ff02::1`].map(address => stage.attacker(address));
      const answers = await Promise.all(neighbours.map(neighbour => neighbour.ask('GET', '/api/games')));
      return { tries: sockets.length, successes: answers.filter(({ status }) => status === 429).length };
    },
  },
  {
    name: "calls that are none, and calls beyond what is granted, on the bridge's lines",
    async run(stage, { isShort }) {
      const client = stage.attacker();
      const made = await client.ask<MadeToken>(
        ...(['POST', '/api/me/tokens', { name: 'Bot' }, await account(client, stage.urls[0]!)] as const),
      );
      const bearer = `authorization: Bearer ${made.body.token}`;
      return pourAgain(stage, isShort ? 3000 : 8000, 6, async i => ({
        socket: await openAt(stage, '/api/bridge', `203.0.123.${i}`, [bearer]),
        again: CALLS[i % CALLS.length]!,
      }));
    },
  },
  {
    name: 'pings whose answers nobody reads, until the memory is full',
    async run(stage, { isShort }) {
      const { id } = await stage.attacker().openMatch({ game: 'fite' });
      const end = performance.now() + (isShort ? 1000 : 5000);
      const flood = { once: Buffer.alloc(0), again: many(frame(PING, 'x'.repeat(120))) };
      const sockets = await Promise.all(Array.from({ length: 4 }, (_, i) => open(stage, id, `203.0.119.${i}`)));
      const sent = await Promise.all(sockets.map(socket => (socket ? pour(socket.pause(), flood, end) : 0)));
      return { tries: sent.length, successes: sent.filter(bytes => bytes > MOST_KEPT).length };
    },
  },
  {
    name: 'frames that claim to be compressed, endless, or of no kind',
    async run(stage) {
      const { id } = await stage.attacker().openMatch({ game: 'fite' });
      const offers = ['sec-websocket-extensions: permessage-deflate; client_max_window_bits'];
      const long = Buffer.from([TEXT, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
      const wrong = [frame(COMPRESSED, 'x'), long, frame(0x83, 'x'), frame(0x8b), frame(0x09), Buffer.of(TEXT, 1, 65)];
      let successes = 0;
      for (const [i, bytes] of wrong.entries()) {
        const socket = await open(stage, id, `203.0.120.${i}`, offers);
        if (socket === null) continue;
        const closed = ended(socket.resume());
        socket.write(bytes);
        if (!(await Promise.race([closed, wait(2000, false)]))) successes++;
        socket.destroy();
      }
      return { tries: wrong.length, successes };
    },
  },
];
