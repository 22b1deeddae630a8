/** What comes on a line is counted wherever it is cut, and too much of it ends the line. */

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { FrameCounter } from '../src/live/floods.ts';
import { metrics } from '../src/operate/metrics.ts';
import { CLOSE } from '../src/protocol.ts';
import { newServer, seatedTable, until } from './visit.ts';

/** As a client sends it, masked with zeros. */
function frame(first: number, length: number): Buffer {
  const head = length < 126 ? Buffer.of(first, 0x80 | length) : Buffer.of(first, 0x80 | 126, length >> 8, length & 255);
  return Buffer.concat([head, Buffer.alloc(4 + length, 'x')]);
}

test('pings, pieces and next to nothing are odd, messages are not, wherever what is sent is cut', () => {
  const [text, bytes, piece, first, close, ping, pong] = [0x81, 0x82, 0x00, 0x01, 0x88, 0x89, 0x8a];
  const sent = Buffer.concat([
    ...[frame(text, 20), frame(bytes, 300), frame(text, 0), frame(ping, 5), frame(text, 126)],
    ...[frame(first, 200), frame(piece, 0), frame(pong, 0), frame(text, 70), frame(close, 2)],
  ]);
  for (let size = 1; size <= sent.length; size += size < 20 ? 1 : 37) {
    const frames = new FrameCounter();
    let [all, odd] = [0, 0];
    for (let at = 0; at < sent.length; at += size) {
      const counted = frames.countIn(sent.subarray(at, at + size));
      all += counted.all;
      odd += counted.odd;
    }
    expect([all, odd], `in pieces of ${size}`).toEqual([10, 6]);
  }
});

test('a line may ping now and then; whoever does nothing else is cut off', async () => {
  const server = await newServer({ limits: { oddFrames: { burst: 5, perSecond: 1e-6 } } });
  const { id } = await seatedTable(server);
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${id}/live`);
  line.on('error', () => {});
  await once(line, 'open');
  for (let i = 0; i < 5; i++) {
    line.ping();
    await once(line, 'pong');
  }
  line.ping();
  await once(line, 'close');
});

/** A line that has said nothing yet, and what it was closed with. */
async function newLine(url: string, id: string): Promise<{ line: WebSocket; closed: Promise<number> }> {
  const line = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${id}/live`);
  line.on('error', () => {});
  const closed = once(line, 'close').then(([code]) => code as number);
  await once(line, 'open');
  return { line, closed };
}

/** On one line, in one piece. */
const sayTogether = ({ line }: { line: WebSocket }, frames: readonly Buffer[]): void => {
  const { _socket: wire } = line as WebSocket & { _socket: Socket };
  wire.write(Buffer.concat(frames));
};

const times = (count: number, one: Buffer): Buffer[] => Array<Buffer>(count).fill(one);

test('many messages at once are answered, more than anybody means are not even read', async () => {
  const server = await newServer({ limits: { framesAtOnce: 20 } });
  const { id } = await seatedTable(server);
  const ping = Buffer.concat([Buffer.of(0x81, 0x80 | 15, 0, 0, 0, 0), Buffer.from('{"type":"ping"}')]);
  const some = await newLine(server.url, id);
  let pongs = 0;
  some.line.on('message', () => pongs++);
  sayTogether(some, times(20, ping));
  await until(
    async () => pongs,
    count => count === 20,
  );
  const many = await newLine(server.url, id);
  many.line.on('message', () => pongs++);
  sayTogether(many, times(21, ping));
  expect(await many.closed).toBe(1006);
  expect(pongs).toBe(20);
  some.line.terminate();
});

test('whoever was hung up on and talks on is cut off, whoever says goodbye is not', async () => {
  const server = await newServer({ limits: { badMessages: 0, lateBytes: 2000 } });
  const { id } = await seatedTable(server);
  const polite = await newLine(server.url, id);
  sayTogether(polite, times(3, frame(0x81, 200)));
  expect(await polite.closed).toBe(CLOSE.tooManyErrors);
  const { line, closed } = await newLine(server.url, id);
  // Never answers the goodbye: the library would wait half a minute for that.
  const { _socket: wire } = line as WebSocket & { _socket: Socket };
  wire.removeAllListeners('data').resume();
  sayTogether({ line }, [frame(0x81, 200)]);
  const talking = setInterval(() => wire.write(frame(0x81, 300)), 5);
  expect(await closed).toBe(1006);
  clearInterval(talking);
});

test('noise and floods use up what their address may ask for', async () => {
  const limits = { requests: { burst: 60, perSecond: 1e-6 }, badMessages: 3, framesAtOnce: 5 };
  const server = await newServer({ proxies: 1, limits });
  const { id } = await seatedTable(server);
  const statusFor = async (address: string): Promise<number> =>
    (await fetch(`${server.url}/api/matches/${id}`, { headers: { 'x-forwarded-for': address } })).status;
  const lineOf = async (address: string, frames: readonly Buffer[]): Promise<void> => {
    const headers = { 'x-forwarded-for': address };
    const line = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${id}/live`, { headers });
    line.on('error', () => {});
    await once(line, 'open');
    sayTogether({ line }, frames);
    await once(line, 'close');
  };
  await lineOf('192.0.2.1', times(6, frame(0x81, 20)));
  await lineOf('192.0.2.1', times(6, frame(0x81, 20)));
  expect(await statusFor('192.0.2.1')).toBe(429);
  for (let i = 0; i < 3; i++) await lineOf('192.0.2.2', times(4, frame(0x81, 20)));
  expect(await statusFor('192.0.2.2')).toBe(429);
  expect(await statusFor('192.0.2.3')).toBe(200);
});

const openLines = async (): Promise<number> => (await metrics.lines.get()).values[0]!.value;

test('a line on which too much was said is closed at once, and both ends hear it', async () => {
  const server = await newServer();
  const { id } = await seatedTable(server);
  const line = new WebSocket(`${server.url.replace('http', 'ws')}/api/matches/${id}/live`);
  line.on('error', () => {});
  await once(line, 'open');
  const began = performance.now();
  line.send('x'.repeat(20_000));
  for (let i = 0; i < 20; i++) line.send('x'.repeat(10_000));
  expect((await once(line, 'close'))[0]).toBe(1009);
  await until(openLines, lines => lines === 0);
  // The library gives up on an end that it does not hear after half a minute.
  expect(performance.now() - began).toBeLessThan(15_000);
});
