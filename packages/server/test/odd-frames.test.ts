/** What comes on a line and is no message: counted wherever it is cut, and too much of it ends the line. */

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { OddFrames } from '../src/live/odd-frames.ts';
import { metrics } from '../src/operate/metrics.ts';
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
    const frames = new OddFrames();
    let odd = 0;
    for (let at = 0; at < sent.length; at += size) odd += frames.countIn(sent.subarray(at, at + size));
    expect(odd, `in pieces of ${size}`).toBe(6);
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
