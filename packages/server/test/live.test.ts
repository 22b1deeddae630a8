/** Playing over live lines: two links, a whole game, and everything a shaky network does to it. */

import { findGame } from '@roundhouse/games';
import { verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { Position, ServerMessage } from '../src/protocol.ts';
import { get, newServer, post, seatedTable, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

type Update = Extract<ServerMessage, { type: 'update' }>;
type Player = { line: Visitor; now: Position };

async function sitDown(server: Awaited<ReturnType<typeof newServer>>, id: string, key: string): Promise<Player> {
  const [line, welcome] = await Visitor.enter(server, id, key);
  return { line, now: welcome };
}

let sent = 0;
function send(player: Player, move: object): string {
  const id = `move ${sent++}`;
  player.line.say({ type: 'move', decision: player.now.decision, id, move });
  return id;
}

/** Sends a move and waits until its sender has heard what came of it. */
async function play(player: Player, move: object): Promise<Update> {
  const id = send(player, move);
  for (;;) {
    const update = await player.line.next('update');
    player.now = update;
    if (update.answers === id) return update;
  }
}

/** Takes in all the news that have arrived by now. */
async function catchUp(player: Player): Promise<void> {
  player.line.say({ type: 'ping' });
  for (;;) {
    const message = await player.line.take();
    if (message.type === 'pong') return;
    if (message.type === 'update') player.now = message;
  }
}

/** Plays first moves until the game is over. */
async function playOut(players: Player[]): Promise<void> {
  while (players[0]!.now.over === null) {
    for (const player of players) {
      await catchUp(player);
      const move = player.now.moves[0];
      if (move !== undefined && player.now.over === null) await play(player, move);
    }
  }
}

test('two people with a link each play a whole bout of FITE, and its record proves itself', async () => {
  const server = await newServer({ games: [findGame('fite')!] });
  const created = await post(server, '/api/matches', { game: 'fite', name: ' Ann ', open: false });
  const { table, key, invite } = created.body;
  expect(created.status).toBe(201);
  expect(table).toMatchObject({ status: 'open', seats: [{ name: 'Ann' }, { name: null }], listed: false });

  await post(server, `/api/matches/${table.id}/entropy`, { entropy: 'ann’s' }, key);
  const [ann, waiting] = await Visitor.enter(server, table.id, key);
  expect(waiting).toMatchObject({ seat: 0, invite, view: null, moves: [], waiting: [], heard: 0 });
  const joined = await post(server, `/api/matches/${table.id}/join`, { invite, name: 'Bob', entropy: 'bob’s' });
  expect(joined.body).toMatchObject({ seat: 1, invite: null });
  const started = await ann.next('update');
  expect(started.table).toMatchObject({ status: 'running', seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  expect(started.table?.commitment).toBe(table.commitment);

  const players = [{ line: ann, now: started }, await sitDown(server, table.id, joined.body.key)];
  await playOut(players);
  await catchUp(players[1]!);
  expect(players[0]!.now.over).toEqual(players[1]!.now.over);
  expect(players[0]!.now.moves).toEqual([]);

  const record = await get(server, `/api/matches/${table.id}/record`);
  expect(record.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
  const verified = verifyRecord(findGame, record.text);
  expect(verified).toMatchObject({ ok: true, game: 'fite', dice: 'proved', commitment: table.commitment });
  expect(verified).toMatchObject({ payoffs: players[0]!.now.over, seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  expect(record.text).toContain('"entropy":["ann’s","bob’s"]');
});

test('each viewer hears the feed from its start, or from where it was', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const ann = await sitDown(server, id, keys[0]!);
  const [watcher] = await Visitor.enter(server, id, null);
  const update = await play(ann, { type: 'choose', word: 'aardvark' });
  expect(update.events).toEqual([{ type: 'committed', seat: 0 }]);
  expect(update.table).toBeUndefined();
  expect(await watcher.next('update')).toMatchObject({ events: update.events, answers: null, heard: 1, decision: 0 });

  const [, fromStart] = await Visitor.enter(server, id, keys[0]!);
  expect(fromStart.events).toHaveLength(fromStart.heard);
  expect(fromStart.events.at(-1)).toEqual({ type: 'committed', seat: 0 });
  const [, fromHere] = await Visitor.enter(server, id, keys[0]!, update.heard);
  expect(fromHere).toMatchObject({ events: [], heard: update.heard, view: update.view });
});

test('who has heard more than was ever said is told everything anew', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const line = new Visitor(server, id);
  await line.opened();
  line.say({ type: 'hello', key: keys[1]!, seen: 999 });
  const resync = await line.next('resync');
  expect(resync.events).toHaveLength(resync.heard);
  expect(resync.view).toMatchObject({ phase: 'choosing' });
});

test('a reload in the middle of a move loses nothing: the move is sent again and played once', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const bob = await sitDown(server, id, keys[1]!);
  const ann = await sitDown(server, id, keys[0]!);
  const message = { type: 'move', decision: 0, id: 'only', move: { type: 'choose', word: 'bumblebee' } };
  // Stored and told to the others, but the sender was gone before its answer came.
  ann.line.say(message);
  await bob.line.next('update');
  ann.line.socket.terminate();

  const [again, welcome] = await Visitor.enter(server, id, keys[0]!, ann.now.heard);
  again.say(message);
  const answer = await again.next('update');
  expect(answer).toMatchObject({ answers: 'only', decision: 1, view: { mine: 'bumblebee', chosen: [true, false] } });
  const heard = [...welcome.events, ...answer.events];
  expect(heard).toEqual([{ type: 'committed', seat: 0 }]);
});

test('who moves hears of it in one message, and so does everybody else', async () => {
  const server = await newServer({ games: [findGame('fite')!] });
  const { id, keys } = await seatedTable(server, { game: 'fite', options: { powers: 'off' } });
  const [ann, bob] = [await sitDown(server, id, keys[0]!), await sitDown(server, id, keys[1]!)];
  const counts: string[] = [];
  for (let moves = 0; moves < 12; moves++) {
    for (const player of [ann, bob]) await catchUp(player);
    const mover = ann.now.moves.length > 0 ? ann : bob;
    const before = { ann: ann.line.bytes.length, bob: bob.line.bytes.length };
    if (mover.now.over !== null) break;
    await play(mover, mover.now.moves[0]!);
    expect(await mover.line.isLeftAlone()).toBe(true);
    for (const player of [ann, bob]) await catchUp(player);
    // Besides the update: the mover's two pongs, and one of the other's.
    const [own, other] = mover === ann ? (['ann', 'bob'] as const) : (['bob', 'ann'] as const);
    const sentTo = { ann: ann.line.bytes.length - before.ann, bob: bob.line.bytes.length - before.bob };
    counts.push(`${sentTo[own] - 2} and ${sentTo[other] - 1}`);
  }
  expect(new Set(counts)).toEqual(new Set(['1 and 1']));
});

test('a move sent twice is answered twice and played once', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const ann = await sitDown(server, id, keys[0]!);
  const message = { type: 'move', decision: 0, id: 'twin', move: { type: 'choose', word: 'aardvark' } };
  ann.line.say(message);
  ann.line.say(message);
  const [first, second] = [await ann.line.next('update'), await ann.line.next('update')];
  expect(first).toMatchObject({ answers: 'twin', decision: 1, events: [{ type: 'committed' }] });
  expect(second).toMatchObject({ answers: 'twin', decision: 1, events: [], heard: first.heard, view: first.view });

  // And so does one that comes back much later.
  const bob = await sitDown(server, id, keys[1]!);
  await play(bob, { type: 'choose', word: 'aardvark' });
  await catchUp(ann);
  await play(ann, { type: 'put', at: 2 });
  ann.line.say(message);
  expect(await ann.line.next('update')).toMatchObject({
    answers: 'twin',
    decision: 2,
    events: [],
    view: { marks: [2] },
  });
});

test('a move for a question that has gone is stale, and shown the present', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const [ann, otherTab] = [await sitDown(server, id, keys[0]!), await sitDown(server, id, keys[0]!)];
  await play(ann, { type: 'choose', word: 'aardvark' });
  // The other tab has not looked at its news when its owner clicks there.
  send(otherTab, { type: 'choose', word: 'chameleon' });
  await otherTab.line.next('update');
  const stale = await otherTab.line.next('stale');
  expect(stale).toMatchObject({ decision: 1, events: [], view: { mine: 'aardvark' } });
  otherTab.line.say({ type: 'move', decision: 7, id: 'x', move: { type: 'choose', word: 'chameleon' } });
  expect(await otherTab.line.next('stale')).toMatchObject({ id: 'x', decision: 1 });
});

test('a move that is not legal is refused with its rule and changes nothing', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const ann = await sitDown(server, id, keys[0]!);
  for (const move of [{ type: 'put', at: 0 }, { type: 'choose', word: 'zebra' }, { type: 'choose' }, { type: '' }]) {
    const sentId = send(ann, move);
    expect(await ann.line.next('refused')).toMatchObject({ id: sentId, code: 'illegal-move', rule: 'W-1' });
  }
  ann.line.say({ type: 'takeBack', decision: 0, id: 'undo' });
  expect(await ann.line.next('refused')).toMatchObject({ id: 'undo', code: 'illegal-move', rule: 'takeBack' });
  const [, after] = await Visitor.enter(server, id, keys[0]!);
  expect(after).toMatchObject({ decision: 0, heard: ann.now.heard, view: ann.now.view });
});

test('a step that taught nobody anything can be taken back, and those who saw it are told', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const [ann, bob] = [await sitDown(server, id, keys[0]!), await sitDown(server, id, keys[1]!)];
  await play(ann, { type: 'choose', word: 'aardvark' });
  expect(ann.now.mayTakeBack).toBe(false);
  await play(bob, { type: 'choose', word: 'aardvark' });
  await catchUp(ann);
  await play(ann, { type: 'put', at: 1 });
  await catchUp(bob);
  expect([ann.now.mayTakeBack, bob.now.mayTakeBack]).toEqual([true, false]);

  const { decision } = ann.now;
  const message = { type: 'takeBack', decision, id: 'undo' };
  ann.line.say(message);
  const undone = await ann.line.next('update');
  const told = { type: 'takenBack', seat: 0, events: 1 };
  expect(undone).toMatchObject({ answers: 'undo', events: [told], decision: decision + 1, view: { marks: [] } });
  expect(await bob.line.next('update')).toMatchObject({ events: [told], view: { marks: [] } });
  // Sent again it does not take back another step.
  ann.line.say(message);
  expect(await ann.line.next('update')).toMatchObject({ answers: 'undo', events: [], decision: decision + 1 });
  ann.now = undone;
  const again = await play(ann, { type: 'put', at: 0 });
  expect(again.view).toMatchObject({ marks: [0] });
  const [, fromStart] = await Visitor.enter(server, id, keys[1]!);
  expect(fromStart.events.slice(-3)).toEqual([{ type: 'put', seat: 0, at: 1 }, told, { type: 'put', seat: 0, at: 0 }]);
});

test('a concession is a move like any other, and what is over stays over', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server);
  const [ann, bob] = [await sitDown(server, id, keys[0]!), await sitDown(server, id, keys[1]!)];
  const update = await play(bob, { type: 'concede' });
  expect(update).toMatchObject({ over: [1, 0], moves: [], mayTakeBack: false, table: { status: 'over' } });
  expect(await ann.line.next('update')).toMatchObject({ over: [1, 0], events: [{ type: 'conceded', seat: 1 }] });
  // By now anyone may read the seed, so nobody may play on.
  bob.line.say({ type: 'takeBack', decision: bob.now.decision, id: 'undo' });
  expect(await bob.line.next('refused')).toMatchObject({ code: 'illegal-move', rule: 'over' });
  send(ann, { type: 'choose', word: 'aardvark' });
  expect(await ann.line.next('refused')).toMatchObject({ code: 'illegal-move', rule: 'over' });
  const record = await get(server, `/api/matches/${id}/record`);
  expect(verifyRecord(() => whispers, record.text)).toMatchObject({ ok: true, dice: 'proved' });
});

test('spectators watch and do not play; nobody plays before all have sat down', async () => {
  const server = await newServer();
  const { table, key, invite } = (await post(server, '/api/matches', { game: 'whispers', name: 'Ann', open: true }))
    .body;
  const [watcher, door] = await Visitor.enter(server, table.id, null);
  expect(door).toMatchObject({ seat: null, invite: null, view: null, table: { status: 'open' } });
  const ann = await sitDown(server, table.id, key);
  send(ann, { type: 'choose', word: 'aardvark' });
  expect(await ann.line.next('refused')).toMatchObject({ code: 'not-started', rule: null });
  await post(server, `/api/matches/${table.id}/join`, { name: 'Bob', invite });
  expect(await watcher.next('update')).toMatchObject({ moves: [], waiting: [0, 1], table: { status: 'running' } });
  watcher.say({ type: 'move', decision: 0, id: 'x', move: { type: 'choose', word: 'aardvark' } });
  expect(await watcher.next('refused')).toMatchObject({ id: 'x', code: 'spectator' });
});

test('who waits at a table sees the others sit down', async () => {
  const server = await newServer();
  const wanted = { game: 'whispers', name: 'Ann', open: true, seats: 3 };
  const { table, key } = (await post(server, '/api/matches', wanted)).body;
  const [ann] = await Visitor.enter(server, table.id, key);
  await post(server, `/api/matches/${table.id}/join`, { name: 'Bob' });
  const names = (await ann.next('update')).table?.seats.map(({ name }) => name);
  expect(names).toEqual(['Ann', 'Bob', null]);
  await post(server, `/api/matches/${table.id}/join`, { name: 'Cyd' });
  expect(await ann.next('update')).toMatchObject({ view: { phase: 'choosing' }, table: { status: 'running' } });
});

test('both seats may answer in the same instant', async () => {
  const server = await newServer();
  const { id, keys } = await seatedTable(server, { options: { rounds: 40 } });
  const players = [await sitDown(server, id, keys[0]!), await sitDown(server, id, keys[1]!)];
  for (let round = 0; round < 10; round++) {
    await Promise.all(players.map(player => play(player, { type: 'choose', word: 'chameleon' })));
    for (let i = 0; i < 4; i++) {
      for (const player of players) {
        await catchUp(player);
        const move = player.now.moves[0];
        if (move !== undefined && move.type !== 'choose') await play(player, move);
      }
    }
    for (const player of players) await catchUp(player);
    expect(players[0]!.now.view).toMatchObject({ round: round + 1, phase: 'choosing' });
  }
  const [, fromStart] = await Visitor.enter(server, id, null);
  expect(fromStart.events.filter(({ type }) => type === 'committed')).toHaveLength(20);
});
