/** Tables of all sizes, people and bots mixed; who may join, and who may look. */

import type { BotRequest } from '@roundhouse/bots';
import { findGame, GAMES } from '@roundhouse/games';
import { parseRecord, verifyRecord } from '@roundhouse/kernel';
import { keepsSecrets, obeysTheLaws } from '@roundhouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Bots, RunningServer } from '../src/index.ts';
import { CLOSE, type ErrorBody, type Lobby, type Position, type Table } from '../src/protocol.ts';
import { fastClock } from '../testing/fast-clock.ts';
import { hands } from './hands.ts';
import { get, newFolder, newServer, post, seatedTable, until, Visitor } from './visit.ts';

/** Plays the last card that it is offered; keeps what it was asked. */
function handsBot(): Bots & { readonly asked: BotRequest[] } {
  const asked: BotRequest[] = [];
  return {
    asked,
    async choose(request) {
      asked.push(request);
      return request.moves.at(-1)!;
    },
    async close() {},
  };
}

async function playFirst(server: RunningServer, id: string, key: string): Promise<Position> {
  const { decision, moves, over } = (await get(server, `/api/matches/${id}`, key)).body;
  if (over === null && moves[0] !== undefined) {
    await post(server, `/api/matches/${id}/moves`, { decision, id: `${decision}`, move: moves[0], seen: 0 }, key);
  }
  return (await get(server, `/api/matches/${id}`, key)).body;
}

test('the game that these tests play keeps the laws', () => {
  obeysTheLaws(hands, { games: 20, seed: 1 });
  keepsSecrets(hands, (state, viewer) => state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)), {
    games: 20,
    seed: 1,
  });
});

test.each([1, 3, 4, 6])('%i people play a game of hidden hands, and nobody sees another’s', async seats => {
  const server = await newServer({ games: [hands] });
  const { id, keys } = await seatedTable(server, { game: 'hands', seats });
  const lines = await Promise.all([...keys, null].map(key => Visitor.enter(server, id, key)));
  const dealt = lines.slice(0, -1).map(([, { view }]) => (view as { mine: string[] }).mine);
  const bytes = (i: number) => lines[i]![0].bytes.join('\n');
  for (const [i] of lines.entries()) {
    const others = dealt.flatMap((hand, seat) => (seat === i ? [] : hand));
    expect(others.filter(card => bytes(i).includes(card))).toEqual([]);
  }
  for (let over = null as number[] | null; over === null; ) {
    for (const key of keys) over = (await playFirst(server, id, key)).over;
  }
  const { text } = await get(server, `/api/matches/${id}/record`);
  expect(verifyRecord(() => hands, text)).toMatchObject({ ok: true, dice: 'proved' });
  expect(parseRecord(text).seats.map(({ name }) => name)).toEqual(
    ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Flo'].slice(0, seats),
  );
});

test('people and bots play at one table, and a bot is given its own view and no more', async () => {
  const bots = handsBot();
  const server = await newServer({ games: [hands], bots });
  const given = [
    { seat: 1, level: 'random' },
    { seat: 3, level: 'random' },
  ];
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 4, bots: given });
  expect(keys).toHaveLength(2);
  const { table } = (await get(server, `/api/matches/${id}`)).body;
  expect(table.seats).toEqual([
    { name: 'Ann' },
    { name: 'Bot', bot: 'random' },
    { name: 'Bob' },
    { name: 'Bot 2', bot: 'random' },
  ]);
  const [watcher, welcome] = await Visitor.enter(server, id, null, 0);
  let over = welcome.over;
  while (over === null) {
    for (const key of keys) await playFirst(server, id, key);
    over = (await get(server, `/api/matches/${id}`)).body.over;
  }
  await watcher.until('update', update => update.over !== null);
  expect(bots.asked.map(({ seat }) => seat)).toEqual([1, 3, 1, 3, 1, 3]);
  for (const { seat, view, moves } of bots.asked) {
    const { mine } = view as { mine: string[] };
    expect(moves).toEqual(mine.map(card => ({ type: 'play', card })));
    expect(Object.keys(view as object)).not.toContain('hands');
    expect([1, 3]).toContain(seat);
  }
  const { text } = await get(server, `/api/matches/${id}/record`);
  expect(verifyRecord(() => hands, text)).toMatchObject({ ok: true, dice: 'proved' });
});

test('a table with nobody else but a bot begins at once; the bot thinks in its own thread', {
  timeout: 120_000,
}, async () => {
  const fite = findGame('fite')!;
  const server = await newServer({ games: [fite] });
  const wanted = { game: 'fite', name: 'Ann', open: false, bots: [{ seat: 1, level: 'greedy' }] };
  const { table, key } = (await post(server, '/api/matches', wanted)).body;
  expect(table.status).toBe('running');
  await until(
    () => playFirst(server, table.id, key),
    ({ over, decision }) => over !== null || decision >= 6,
  );
  // The bot may decide between a look and a concession: each try looks again.
  await until(
    async () => {
      const { over, decision } = (await get(server, `/api/matches/${table.id}`, key)).body;
      if (over !== null) return true;
      const concession = { decision, id: `end ${decision}`, move: { type: 'concede' }, seen: 0 };
      return (await post<Position>(server, `/api/matches/${table.id}/moves`, concession, key)).status === 200;
    },
    ended => ended,
  );
  const { text } = await get(server, `/api/matches/${table.id}/record`);
  expect(verifyRecord(() => fite, text)).toMatchObject({ ok: true, dice: 'proved' });
  expect(parseRecord(text).log.some(({ seat }) => seat === 1)).toBe(true);
});

test.each(GAMES)(
  '$name: the fullest table, left to bots, is played out and proves itself',
  {
    timeout: 120_000,
  },
  async game => {
    // What is held back after a play that may be stopped has tests of its own; here nobody waits for it.
    const server = await newServer({ games: [game], clock: fastClock() });
    const { max } = game.seats;
    const bots = Array.from({ length: max - 1 }, (_, i) => ({ seat: i + 1, level: 'random' }));
    const wanted = { game: game.id, name: 'Ann', open: false, seats: max, bots, level: 'random' };
    const { table, key } = (await post(server, '/api/matches', wanted)).body;
    const [ann, welcome] = await Visitor.enter(server, table.id, key);
    ann.say({ type: 'leave', id: 'away' });
    let { over } = welcome;
    while (over === null) ({ over } = await ann.until('update'));
    expect(over).toHaveLength(max);
    const { text } = await get(server, `/api/matches/${table.id}/record`);
    expect(verifyRecord(() => game, text)).toMatchObject({ ok: true, dice: 'proved', payoffs: over });
  },
);

test('a bot whose turn it was when the server stopped moves when it starts again', async () => {
  const dataDir = await newFolder();
  let forget: () => void = () => {};
  const dull: Bots = {
    choose: () =>
      new Promise((_, reject) => {
        forget = () => reject(new Error('stopped'));
      }),
    async close() {
      forget();
    },
  };
  const before = await newServer({ dataDir, games: [hands], bots: dull });
  const { id, keys } = await seatedTable(before, { game: 'hands', seats: 2, bots: [{ seat: 1, level: 'random' }] });
  await playFirst(before, id, keys[0]!);
  await before.close();

  const server = await newServer({ dataDir, games: [hands], bots: handsBot() });
  const now = await until(
    async () => (await get(server, `/api/matches/${id}`, keys[0]!)).body,
    ({ moves }) => moves.length > 0,
  );
  expect(now.events.filter(({ type }) => type === 'played')).toHaveLength(2);
});

test('a bot that fails makes the default move', async () => {
  const broken: Bots = { choose: () => Promise.reject(new Error('broken')), async close() {} };
  const server = await newServer({ games: [hands], bots: broken });
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 2, bots: [{ seat: 1, level: 'random' }] });
  const [ann, welcome] = await Visitor.enter(server, id, keys[0]!);
  ann.say({ type: 'move', decision: 0, id: 'a', move: welcome.moves[0]! });
  const update = await ann.until('update', ({ moves }) => moves.length > 0);
  expect(update.events.map(event => (event as { seat?: number }).seat)).toContain(1);
});

describe('a table that will not do is refused, and none is made', () => {
  const clock = { kind: 'move', seconds: 60, out: 'bot' };
  test.each<[string, object, number, string]>([
    ['too many seats', { seats: 7 }, 400, 'bad-options'],
    ['options that do not go with so many seats', { seats: 6, options: { cards: 9 } }, 400, 'bad-options'],
    ['an option of another game', { options: { rounds: 2 } }, 400, 'bad-options'],
    ['a bot that does not know the game', { bots: [{ seat: 1, level: 'greedy' }] }, 400, 'bad-options'],
    ['a bot on the creator’s seat', { bots: [{ seat: 0, level: 'random' }] }, 400, 'bad-request'],
    ['a bot beyond the table', { seats: 2, bots: [{ seat: 2, level: 'random' }] }, 400, 'bad-options'],
    [
      'two bots on one seat',
      {
        seats: 3,
        bots: [
          { seat: 1, level: 'random' },
          { seat: 1, level: 'random' },
        ],
      },
      400,
      'bad-options',
    ],
    ['a level that is none', { level: 'genius' }, 400, 'bad-options'],
    ['private and open', { open: true, private: true }, 400, 'bad-options'],
    ['a delay without end', { delay: 51 }, 400, 'bad-request'],
    ['a clock of another kind', { clock: { ...clock, kind: 'sand' } }, 400, 'bad-request'],
    ['a clock too short', { clock: { ...clock, seconds: 4 } }, 400, 'bad-request'],
    ['a clock too long', { clock: { ...clock, seconds: 15 * 86_400 } }, 400, 'bad-request'],
    ['a clock with nothing when it is out', { clock: { kind: 'move', seconds: 60 } }, 400, 'bad-request'],
  ])('%s', async (_, wanted, status, code) => {
    const server = await newServer({ games: [hands] });
    const answer = await post<ErrorBody>(server, '/api/matches', { game: 'hands', name: 'Ann', open: true, ...wanted });
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect((await get<Lobby>(server, '/api/matches')).body).toEqual({ open: [], running: [] });
  });

  test('losing on time, where nobody can give up', async () => {
    const { concede: _, ...without } = hands;
    const server = await newServer({ games: [without] });
    const wanted = { game: 'hands', name: 'Ann', open: true, clock: { ...clock, out: 'concede' } };
    expect((await post<ErrorBody>(server, '/api/matches', wanted)).body.error.code).toBe('bad-options');
  });
});

test('at a table of three one gives up and the others play on', async () => {
  const server = await newServer({ games: [hands] });
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 3 });
  const concession = { decision: 0, id: 'c', move: { type: 'concede' }, seen: 0 };
  const answer = await post<Position>(server, `/api/matches/${id}/moves`, concession, keys[0]);
  expect(answer.body).toMatchObject({
    over: null,
    waiting: [1],
    events: expect.arrayContaining([{ type: 'gaveUp', seat: 0 }]),
  });
  const again = await post<ErrorBody>(server, `/api/matches/${id}/moves`, { ...concession, decision: 1 }, keys[0]);
  expect(again.status).toBe(422);
  for (let over = null as number[] | null; over === null; ) {
    for (const key of keys.slice(1)) over = (await playFirst(server, id, key)).over;
  }
  expect((await get(server, `/api/matches/${id}`)).body.over![0]).toBe(0);
});

test('a private match is seen by those who sit at it and by nobody else', async () => {
  const server = await newServer({ games: [hands] });
  const wanted = { game: 'hands', name: 'Ann', open: false, private: true, seats: 2 };
  const { table, key, invite } = (await post(server, '/api/matches', wanted)).body;
  expect(table).toMatchObject({ private: true, listed: false });
  // Who was invited must see what to.
  expect((await get(server, `/api/matches/${table.id}`)).body.table.id).toBe(table.id);
  const [early] = await Visitor.enter(server, table.id, null);
  const bob = (await post(server, `/api/matches/${table.id}/join`, { name: 'Bob', invite })).body;
  for (const path of ['', '/record']) {
    const answer = await get<ErrorBody>(server, `/api/matches/${table.id}${path}`);
    expect([answer.status, answer.body.error.code]).toEqual([403, 'private']);
    expect((await get(server, `/api/matches/${table.id}${path}`, bob.key)).status).toBe(200);
  }
  // Who stood at the door is shown out when the game begins.
  expect(await early.closed).toBe(CLOSE.private);
  expect(early.bytes.join('')).not.toContain('"phase"');
  const late = new Visitor(server, table.id);
  await late.opened();
  late.say({ type: 'hello', key: null, seen: 0 });
  expect(await late.next('error')).toMatchObject({ code: 'private' });
  expect(await late.closed).toBe(CLOSE.private);
  const [ann] = await Visitor.enter(server, table.id, key);
  expect(await ann.isLeftAlone()).toBe(true);
});

test('the table is told with all that was agreed', async () => {
  const server = await newServer({ games: [hands] });
  const clock = { kind: 'match', seconds: 300, increment: 5, out: 'concede' } as const;
  const agreed = { clock, delay: 2, level: 'random' };
  const { body } = await post(server, '/api/matches', { game: 'hands', name: 'Ann', open: true, ...agreed });
  const table: Partial<Table> = { ...agreed, private: false, asked: null, rematch: null };
  expect(body.table).toMatchObject(table);
  expect((await get<Lobby>(server, '/api/matches')).body.running[0]).toMatchObject(table);
});
