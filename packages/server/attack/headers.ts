/** Attacks by what stands around a request, and by how requests arrive: endless lists in headers, many requests in one piece, handshakes letter by letter. */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, weighed } from './attack.ts';
import type { Client } from './client.ts';
import type { Stage } from './stage.ts';

/** As much as a server reads of all headers together, less what must be there. */
const HEADER_BYTES = 15_000;
/** An honest request costs a few tenths of a millisecond; the first ones, before they are compiled, ten times as much. */
const MOST_CPU_MS = 4;
/** In one piece. */
const PIPELINED = 400;
const FIELDS = 1200;

const filled = (part: string): string => part.repeat(Math.floor(HEADER_BYTES / part.length));

/** Lists that somebody takes apart. */
const LISTS: readonly Record<string, string>[] = [
  { 'x-forwarded-for': `${filled('1,')}203.0.113.77` },
  { 'accept-encoding': filled('a;q=1,') },
  { 'accept-encoding': filled(';') },
  { 'accept-language': filled('a,') },
  { 'accept-language': filled(';q=0,') },
  { cookie: filled(';  ') },
  { cookie: filled('roundhouse=a.b') },
  { 'if-none-match': filled('"a",') },
  { authorization: `Bearer ${filled(' ')}` },
];

const PAGES = ['/', '/lobby', '/api/lobby', '/api/games'];

function open({ urls }: Stage): Socket {
  const { hostname, port } = new URL(urls[0]!);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return socket;
}

/** Bodies that have a thousand fields where few are known. */
function wideBodies(): readonly { readonly path: string; readonly body: object }[] {
  const many = Object.fromEntries(Array.from({ length: FIELDS }, (_, i) => [`f${i.toString(36)}`, 1]));
  const table = { game: 'fite', name: 'Eve', open: false };
  return [
    { path: '/api/matches', body: { ...table, options: many } },
    { path: '/api/matches', body: { ...table, ...many } },
    { path: '/api/matches', body: { ...table, bots: Array.from({ length: 400 }, () => ({ seat: 1, level: 'x' })) } },
    { path: '/api/competitions', body: { ...table, options: many } },
    { path: '/api/competitions', body: { ...table, match: many } },
  ];
}

/** Refused ones, as many as the address is granted. */
async function send(attacker: Client, tries: number): Promise<number> {
  const bodies = wideBodies();
  for (let i = 0; i < tries; i++) {
    const { path, body } = bodies[i % bodies.length]!;
    await attacker.ask('POST', path, body);
  }
  return tries;
}

export const HEADERS: readonly Attack[] = [
  {
    name: 'headers that are endless lists: ways, languages, encodings, cookies',
    run: (stage, { isShort }) =>
      weighed(
        stage,
        async () => {
          const rounds = isShort ? 2 : 20;
          const attacker = stage.attacker();
          for (let i = 0; i < rounds; i++) {
            await Promise.all(
              LISTS.flatMap(headers => PAGES.map(path => attacker.ask('GET', path, undefined, headers))),
            );
          }
          return rounds * LISTS.length * PAGES.length;
        },
        MOST_CPU_MS,
      ),
  },
  {
    name: 'hundreds of requests in one piece',
    run: (stage, { isShort }) =>
      weighed(
        stage,
        async () => {
          const lines = isShort ? 1 : 16;
          const one = async (): Promise<void> => {
            const address = stage.attacker().headers['x-forwarded-for'];
            const socket = open(stage);
            const request = `GET /api/games HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`;
            const closed = once(socket, 'close');
            socket.resume();
            socket.write(request.repeat(PIPELINED - 1) + request.replace('\r\nhost', '\r\nconnection: close\r\nhost'));
            await closed;
          };
          for (let i = 0; i < lines; i += 4) await Promise.all(Array.from({ length: Math.min(4, lines - i) }, one));
          return lines * PIPELINED;
        },
        MOST_CPU_MS,
      ),
  },
  {
    name: 'handshakes that arrive letter by letter',
    async run(stage, { isShort }) {
      const { id } = await stage.attacker().openMatch({ game: 'fite' });
      const sockets = Array.from({ length: isShort ? 20 : 500 }, () => open(stage));
      const head = `GET /api/matches/${id}/live HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n`;
      for (let i = 0; i < (isShort ? 5 : head.length); i++) {
        for (const socket of sockets) socket.write(head[i % head.length]!);
        await wait(20);
      }
      // Whoever is honest gets in all the same.
      const line = await stage.attacker().line(id, null);
      line?.close();
      for (const socket of sockets) socket.destroy();
      return { tries: sockets.length, successes: line === null ? 1 : 0 };
    },
  },
  {
    name: 'options and fields by the thousand, none of them known',
    run: (stage, { isShort }) => weighed(stage, () => send(stage.attacker(), isShort ? 50 : 250), MOST_CPU_MS),
  },
  {
    name: 'names and lines that are towers of accents, over those around them',
    async run(stage, { isShort }) {
      const marks = ['\u0300', '\u0488', '\u20dd', '\u0e49', '\u064b'];
      const names = marks.flatMap(mark => [`E${mark.repeat(20)}`, `E${mark.repeat(5)}v${mark.repeat(5)}e`]);
      let [tries, successes] = [0, 0];
      for (const name of isShort ? names.slice(0, 2) : names) {
        const attacker = stage.attacker();
        const { status } = await attacker.ask('POST', '/api/matches', { game: 'fite', name, open: true });
        const entered = await attacker.ask('POST', '/api/competitions', { game: 'fite', name, open: true });
        tries += 2;
        successes += Number(status === 201) + Number(entered.status === 201);
      }
      const client = stage.attacker();
      const { id, keys } = await client.openMatch({ game: 'fite' });
      const line = await client.line(id, keys[0]!, true);
      for (const text of names.slice(0, 4)) {
        tries++;
        if ((await line?.deed({ type: 'say', text }))?.type !== 'refused') successes++;
      }
      line?.close();
      return { tries, successes };
    },
  },
];
