/** Answered means stored: servers killed at any moment, and two of them on one file. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseRecord, verifyRecord } from '@roundhouse/kernel';
import { expect, onTestFinished, test } from 'vitest';
import type { Position } from '../src/protocol.ts';
import { get, newFolder, newServer, post, seatedTable, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

interface Process {
  readonly url: string;
  readonly child: ChildProcess;
  close(): Promise<void>;
}

async function startProcess(folder: string): Promise<Process> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server exited with ${code}`)));
  const [line] = await Promise.race([once(child.stdout!, 'data'), died]);
  died.catch(() => {});
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { url: String(line).trim(), child, close: () => stop('SIGTERM') };
}

async function kill({ child }: Process): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Plays first moves for a seat until the server is gone, and keeps count of what was answered. */
async function playOn(server: Process, { id, key }: { id: string; key: string }, answered: Map<string, number>) {
  try {
    for (let sent = 0; ; sent++) {
      const { decision, moves } = (await get(server, `/api/matches/${id}`, key)).body;
      if (moves[0] === undefined) continue;
      const body = { decision, id: `${server.url} ${sent}`, move: moves[0], seen: 0 };
      const played = await post<Position>(server, `/api/matches/${id}/moves`, body, key);
      if (played.status === 200) answered.set(key, played.body.decision);
    }
  } catch {
    // The line was cut; what matters is what was answered before.
  }
}

const total = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

test('a move that was answered outlives its server', async () => {
  const folder = await newFolder();
  let server = await startProcess(folder);
  const { id, keys } = await seatedTable(server);
  const move = { decision: 0, id: 'mine', move: { type: 'choose', word: 'bumblebee' }, seen: 0 };
  const answer = await post<Position>(server, `/api/matches/${id}/moves`, move, keys[0]);
  await kill(server);
  expect(answer.status).toBe(200);

  server = await startProcess(folder);
  const { table, seat, invite, ...after } = (await get(server, `/api/matches/${id}`, keys[0]!)).body;
  expect(after).toEqual(answer.body);
  // Its sender, unsure, sends it again.
  expect((await post<Position>(server, `/api/matches/${id}/moves`, move, keys[0])).body).toEqual(answer.body);
  await kill(server);
});

test('killed again and again under load, it loses no answer and plays nothing twice', {
  timeout: 120_000,
}, async () => {
  const folder = await newFolder();
  let server = await startProcess(folder);
  const tables = [];
  for (let i = 0; i < 4; i++) tables.push(await seatedTable(server, { options: { rounds: 40 } }));
  const answered = new Map<string, number>();
  const seats = tables.flatMap(({ id, keys }) => keys.map(key => ({ id, key })));

  for (let life = 0; life < 3; life++) {
    const before = total(answered);
    const playing = seats.map(seat => playOn(server, seat, answered));
    while (total(answered) < before + 20) await new Promise(resolve => setTimeout(resolve, 5));
    await kill(server);
    await Promise.all(playing);
    server = await startProcess(folder);
    for (const { id, key } of seats) {
      const { decision } = (await get(server, `/api/matches/${id}`, key)).body;
      expect(decision).toBeGreaterThanOrEqual(answered.get(key) ?? 0);
      // One more may have been stored when the answer was cut off; no more than that.
      expect(decision).toBeLessThanOrEqual((answered.get(key) ?? 0) + 1);
      answered.set(key, decision);
    }
  }
  for (const { id, keys } of tables) {
    const concession = { decision: answered.get(keys[0]!)!, id: 'end', move: { type: 'concede' }, seen: 0 };
    await post(server, `/api/matches/${id}/moves`, concession, keys[0]);
    const { text } = await get(server, `/api/matches/${id}/record`);
    expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, dice: 'proved' });
    const moves = parseRecord(text).log.filter(({ kind, seat }) => kind === 'move' && seat === 1);
    expect(moves).toHaveLength(answered.get(keys[1]!)!);
  }
  await kill(server);
});

test('two servers racing on one match never fork it', { timeout: 120_000 }, async () => {
  const folder = await newFolder();
  const servers = await Promise.all([startProcess(folder), startProcess(folder)]);
  const { id, keys } = await seatedTable(servers[0]!, { options: { rounds: 10 } });
  const acted = [0, 0];
  let overtaken = 0;
  for (let turn = 0; turn < 400; turn++) {
    const { body } = await get(servers[turn % 2]!, `/api/matches/${id}`);
    if (body.over !== null) break;
    const attempts = keys.flatMap((key, seat) =>
      servers.map(async (server, i) => {
        const { moves, decision } = (await get(server, `/api/matches/${id}`, key)).body;
        const move = moves[i % Math.max(1, moves.length)];
        if (move === undefined) return null;
        const sent = { decision, id: `${i}`, move, seen: 0 };
        const { status } = await post(server, `/api/matches/${id}/moves`, sent, key);
        return { seat, decision, status };
      }),
    );
    const outcomes = (await Promise.all(attempts)).filter(outcome => outcome !== null);
    overtaken += outcomes.filter(({ status }) => status === 409).length;
    for (const [seat, count] of acted.entries()) {
      const played = outcomes.filter(outcome => outcome.seat === seat && outcome.status === 200);
      // The same decision, sent to both with different ids, is taken from one of them.
      expect(new Set(played.map(({ decision }) => decision)).size).toBe(played.length);
      acted[seat] = count + played.length;
    }
  }
  expect(overtaken).toBeGreaterThan(0);
  const { text } = await get(servers[1]!, `/api/matches/${id}/record`);
  expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, dice: 'proved' });
  const { log } = parseRecord(text);
  expect(acted.map((_, seat) => log.filter(entry => entry.seat === seat).length)).toEqual(acted);
  for (const server of servers) await server.close();
});

test('of a move made through another process a live line hears with its next move or hello', async () => {
  const dataDir = await newFolder();
  const [here, there] = [await newServer({ dataDir }), await newServer({ dataDir })];
  const { id, keys } = await seatedTable(here);
  const [ann] = await Visitor.enter(here, id, keys[0]!);
  const [watcher, welcome] = await Visitor.enter(here, id, null);
  const choice = { decision: 0, id: 'b', move: { type: 'choose', word: 'aardvark' }, seen: 0 };
  await post(there, `/api/matches/${id}/moves`, choice, keys[1]);
  expect(await ann.isLeftAlone()).toBe(true);
  const committed = { type: 'committed', seat: 1 };
  const [, again] = await Visitor.enter(here, id, null, welcome.heard);
  expect(again.events).toEqual([committed]);
  ann.say({ type: 'move', decision: 0, id: 'a', move: { type: 'choose', word: 'bumblebee' } });
  expect((await ann.next('update')).events[0]).toEqual(committed);
  expect((await watcher.next('update')).events[0]).toEqual(committed);
});

test('a server that is stopped answers what it has begun, and says goodbye', async () => {
  const dataDir = await newFolder();
  const server = await newServer({ dataDir });
  const tables = await Promise.all(Array.from({ length: 10 }, () => seatedTable(server)));
  const lines = await Promise.all(tables.map(async ({ id, keys }) => (await Visitor.enter(server, id, keys[0]!))[0]));
  for (const line of lines)
    line.say({ type: 'move', decision: 0, id: 'last', move: { type: 'choose', word: 'aardvark' } });
  await lines[0]!.next('update');
  await server.close();
  expect(await Promise.all(lines.map(line => line.closed))).toEqual(lines.map(() => 1001));
  const next = await newServer({ dataDir });
  for (const [i, { id, keys }] of tables.entries()) {
    const wasAnswered = i === 0 || lines[i]!.inbox.length > 0;
    const { decision } = (await get(next, `/api/matches/${id}`, keys[0]!)).body;
    if (wasAnswered) expect(decision).toBe(1);
  }
  await expect(fetch(server.url)).rejects.toThrow();
});

test('a process told to stop ends by itself', async () => {
  const server = await startProcess(await newFolder());
  const { id, keys } = await seatedTable(server);
  const [line] = await Visitor.enter(server, id, keys[0]!);
  await server.close();
  expect(server.child.exitCode).toBe(0);
  expect(await line.closed).toBe(1001);
});
