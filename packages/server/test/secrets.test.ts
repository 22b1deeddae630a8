/** What nobody may learn before its time: choices, silent questions, seeds and keys, in all bytes that are ever sent. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findGame } from '@roundhouse/games';
import type { AnyGame } from '@roundhouse/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { get, newFolder, newServer, post, received, seatedTable, Visitor } from './visit.ts';

beforeEach(() => {
  received.length = 0;
});

/** Everything that can be asked about a match, asked by one viewer. */
async function askAll(server: Awaited<ReturnType<typeof newServer>>, id: string, key: string | null): Promise<string> {
  const from = received.length;
  await get(server, `/api/matches/${id}`, key);
  await get(server, `/api/matches/${id}/record`, key);
  await get(server, `/api/matches/${id}/missed`, key);
  await get(server, '/api/matches');
  const [line] = await Visitor.enter(server, id, key);
  line.say({ type: 'move', decision: 0, id: 'probe', move: { type: 'nonsense' } });
  line.say({ type: 'takeBack', decision: 0, id: 'probe' });
  await line.take();
  await line.take();
  line.socket.terminate();
  return received.slice(from).join('\n');
}

test('a committed choice in FITE reaches only the seat that made it, until both are in', async () => {
  const server = await newServer({ games: [findGame('fite') as AnyGame] });
  const { id, keys } = await seatedTable(server, { game: 'fite' });
  const [ann] = await Visitor.enter(server, id, keys[0]!);
  const [bob, before] = await Visitor.enter(server, id, keys[1]!);
  const [watcher] = await Visitor.enter(server, id, null);
  // The list of Bob's own moves names every power; what is sent apart from it must name none.
  const rest = (text: string): string => text.replaceAll(JSON.stringify(before.moves), '');
  expect(rest(JSON.stringify(before))).not.toContain('cunning');

  ann.say({ type: 'move', decision: 0, id: 'a', move: { type: 'power', power: 'cunning' } });
  expect(await ann.next('update')).toMatchObject({ view: { mine: { type: 'power', power: 'cunning' } } });
  await bob.next('update');
  await watcher.next('update');
  const toOthers = [...bob.bytes, ...watcher.bytes, await askAll(server, id, keys[1]!), await askAll(server, id, null)];
  expect(rest(toOthers.join('\n'))).not.toContain('cunning');

  bob.say({ type: 'move', decision: 0, id: 'b', move: { type: 'power', power: 'brutal' } });
  expect(JSON.stringify((await bob.next('update')).events)).toContain('cunning');
  expect(JSON.stringify((await watcher.next('update')).events)).toContain('cunning');
});

/** Plays Whispers to the silent question; says who is asked. */
async function toSilentQuestion(server: Awaited<ReturnType<typeof newServer>>, id: string, keys: string[]) {
  const lines = await Promise.all(keys.map(async key => (await Visitor.enter(server, id, key))[0]));
  const decisions = keys.map(() => 0);
  const act = async (seat: number, move: object): Promise<void> => {
    const decision = decisions[seat]!++;
    lines[seat]!.say({ type: 'move', decision, id: `${seat}-${decision}`, move });
    for (;;) {
      const message = await lines[seat]!.next('update');
      if (message.answers !== null) return;
    }
  };
  for (const seat of lines.keys()) await act(seat, { type: 'choose', word: 'aardvark' });
  await act(0, { type: 'put', at: 1 });
  await act(0, { type: 'done' });
  const views = await Promise.all(keys.map(async key => (await get(server, `/api/matches/${id}`, key)).body));
  const holder = views.findIndex(({ moves }) => moves.some(({ type }) => type === 'answer'));
  return { lines, act, holder, views };
}

test('nobody can tell that a seat was asked in silence, nor when it answers', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server, { seats: 3 });
  const [watcher] = await Visitor.enter(server, id, null);
  const { lines, act, holder, views } = await toSilentQuestion(server, id, keys);
  const others = [0, 1, 2].filter(seat => seat !== holder);
  expect(views[holder]).toMatchObject({ waiting: [holder], view: { asked: true } });
  for (const seat of others) expect(views[seat]).toMatchObject({ waiting: [], moves: [], view: { asked: false } });
  const outsiders = [...others.map(seat => lines[seat]!), watcher];
  for (const line of outsiders) {
    line.say({ type: 'ping' });
    while ((await line.take()).type !== 'pong');
  }

  await act(holder, { type: 'answer', yes: true });
  for (const line of outsiders) expect(await line.isLeftAlone()).toBe(true);
  for (const seat of others) {
    const { body } = await get(server, `/api/matches/${id}`, keys[seat]!);
    expect(body).toEqual(views[seat]);
  }
  await act(holder, { type: 'answer', yes: false });
  for (const line of outsiders) {
    expect(await line.next('update')).toMatchObject({ events: [{ type: 'roundStarted', round: 1 }] });
  }
  const bytes = outsiders.flatMap(line => line.bytes).join('\n');
  expect(bytes).not.toMatch(/madeHolder|answered|"answer"/);
});

test('feed positions have no gaps where others were told something', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const { act, holder } = await toSilentQuestion(server, id, keys);
  await act(holder, { type: 'answer', yes: true });
  await act(holder, { type: 'answer', yes: true });
  for (const key of [...keys, null]) {
    const { body } = await get(server, `/api/matches/${id}`, key);
    expect(body.heard).toBe(body.events.length);
  }
  const [mine, other] = await Promise.all(
    [keys[holder]!, keys[1 - holder]!].map(async key => (await get(server, `/api/matches/${id}`, key)).body.heard),
  );
  expect(mine).toBe(other! + 3);
});

test('the seed is told when the game is over and not before; keys and hashes never', async () => {
  const dataDir = await newFolder();
  const server = await newServer({ dataDir });
  const { id, keys } = await seatedTable(server);
  const { act, lines } = await toSilentQuestion(server, id, keys);
  const stored = new DatabaseSync(join(dataDir, 'roundhouse.sqlite'), { readOnly: true });
  const row = stored.prepare('SELECT seed, seats, invite FROM matches WHERE id = ?').get(id)!;
  const hashes = (JSON.parse(row.seats as string) as { keyHash: string }[]).map(({ keyHash }) => keyHash);
  stored.close();
  expect(row.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(row.seats).not.toContain(keys[0]!);

  for (const key of [...keys, null]) await askAll(server, id, key);
  expect(received.join('\n')).not.toContain(row.seed);
  await act(1, { type: 'concede' });
  const { text } = await get(server, `/api/matches/${id}/record`);
  expect(text).toContain(row.seed);

  // A key is told once, to its owner, by the answer that made it.
  const all = [...received, ...lines.flatMap(line => line.bytes)];
  for (const key of keys) expect(all.filter(bytes => bytes.includes(key))).toHaveLength(1);
  for (const hash of hashes) expect(all.join('\n')).not.toContain(hash);
});

test('the log of the server names no key, invite or seed', async () => {
  const dataDir = await newFolder();
  const lines: string[] = [];
  const server = await newServer({
    dataDir,
    logger: { level: 'trace', stream: { write: line => void lines.push(line) } },
  });
  const { body } = await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: false });
  await post(server, `/api/matches/${body.table.id}/join`, { name: 'Bob', invite: body.invite });
  await askAll(server, body.table.id, body.key);
  await get(server, `/api/matches/${body.table.id}`, 'wrong-guess');
  const stored = new DatabaseSync(join(dataDir, 'roundhouse.sqlite'), { readOnly: true });
  const seed = stored.prepare('SELECT seed FROM matches').get()!.seed as string;
  stored.close();
  const log = lines.join('\n');
  expect(log).toContain(body.table.id);
  for (const secret of [body.key, body.invite!, seed, 'wrong-guess']) expect(log).not.toContain(secret);
});

test('the invitation is told to those who sit, while it can be used', async () => {
  const server = await newServer();
  const { table, key, invite } = (
    await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: true, seats: 3 })
  ).body;
  expect((await get(server, `/api/matches/${table.id}`, key)).body.invite).toBe(invite);
  for (const path of ['/api/matches', `/api/matches/${table.id}`]) {
    expect((await get(server, path)).text).not.toContain(invite);
  }
});

test('a name comes back as the text it is, in JSON that no browser will take for a page', async () => {
  const server = await newServer();
  const name = '<img src=x onerror=1>';
  const created = await post(server, '/api/matches', { game: 'whispers', name, open: true });
  const lobby = await get<{ open: { seats: { name: string }[] }[] }>(server, '/api/matches');
  expect(lobby.body.open[0]!.seats[0]!.name).toBe(name);
  for (const { headers } of [created, lobby]) {
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self';/);
  }
});

afterEach(() => {
  // Whatever a test was about: an answer is made for its reader, never a copy of what the store holds.
  expect(received.join('\n')).not.toMatch(/keyHash|mayTakeBack":[0-9]|"revision"|"steps"(?!:\d+,"payoffs")/);
});
