/** What matches that nobody plays cost: memory of ours, and room on the disk. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Seated } from '@roundhouse/server/protocol.ts';
import { WebSocket } from 'ws';
import type { Screen } from '../screen.ts';
import type { Answering, Started } from './contenders.ts';
import type { Usage } from './usage.ts';

const MATCHES = 10_000;
const SOCKETS = 2000;
const AT_A_TIME = 50;
/** Before anything is compared, so that what is made once for all has been made. */
const WARM_UP = 1000;
/** What was noted about moves of a moment ago is let go by then. */
const SETTLE_MS = 30_000;

export interface Idle {
  /** Of the heap, for each match that was opened, looked at and left. */
  readonly heapPerMatch: number;
  readonly diskPerMatch: number;
  readonly heapPerSocket: number;
  /** With all matches there and all sockets open. */
  readonly rssBytes: number;
}

/** Opens ten thousand matches, looks at each over a line and leaves; then opens two thousand lines that stay. */
export async function measureIdle(started: Started, screen: Screen): Promise<Idle> {
  const dataDir = await started.folder();
  const server = started.ours({ dataDir }, ['--expose-gc']);
  const url = await server.url();
  await openAndLeave(url, WARM_UP, screen);
  const before = await settled(server, screen);
  const diskBefore = await diskBytes(dataDir);
  const matches = await openAndLeave(url, MATCHES, screen);
  const after = await settled(server, screen);
  const diskAfter = await diskBytes(dataDir);
  screen.progress('opening lines that stay');
  const lines = await inTurns(SOCKETS, i => openLine(url, matches[i >> 1]!, i % 2));
  const { rssBytes, heapBytes } = await settled(server, screen);
  for (const line of lines) line.terminate();
  return {
    heapPerMatch: (after.heapBytes - before.heapBytes) / MATCHES,
    diskPerMatch: (diskAfter - diskBefore) / MATCHES,
    heapPerSocket: (heapBytes - after.heapBytes) / SOCKETS,
    rssBytes,
  };
}

interface Opened {
  readonly id: string;
  readonly keys: readonly string[];
}

async function openAndLeave(url: string, count: number, screen: Screen): Promise<Opened[]> {
  return inTurns(count, async i => {
    if (i % 100 === 0) {
      screen.progress(`matches that are opened and left: ${i} of ${count}`);
      await screen.breathe();
    }
    const ann = await post(`${url}/api/matches`, { game: 'fite', name: 'Ann', open: false });
    const bob = await post(`${url}/api/matches/${ann.table.id}/join`, { invite: ann.invite, name: 'Bob' });
    const match = { id: ann.table.id, keys: [ann.key, bob.key] };
    (await openLine(url, match, 0)).terminate();
    return match;
  });
}

async function inTurns<T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < count) {
    const from = done.length;
    const some = Array.from({ length: Math.min(AT_A_TIME, count - from) }, (_, i) => work(from + i));
    done.push(...(await Promise.all(some)));
  }
  return done;
}

async function post(url: string, body: object): Promise<Seated> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Seated;
}

/** Resolves when it has been welcomed. */
function openLine(url: string, { id, keys }: Opened, seat: number): Promise<WebSocket> {
  const line = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${id}/live`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    line.on('error', reject);
    line.on('open', () => line.send(JSON.stringify({ type: 'hello', key: keys[seat], seen: 0 })));
    line.once('message', () => resolve(line));
  });
}

async function settled(server: Answering, screen: Screen): Promise<Usage> {
  for (let ms = 0; ms < SETTLE_MS; ms += 1000) {
    screen.progress(`waiting until all is quiet: ${(SETTLE_MS - ms) / 1000} s`);
    await screen.breathe();
    await wait(1000);
  }
  return server.ask<Usage>('usage');
}

async function diskBytes(dataDir: string): Promise<number> {
  const files = ['', '-wal'].map(ending => stat(join(dataDir, `roundhouse.sqlite${ending}`)));
  return (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0);
}
