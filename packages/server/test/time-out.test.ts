/** Clocks on a server: told truthfully, kept over restarts, and what happens when they are out. */

import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRecord, verifyRecord } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import type { Bots, RunningServer, ServerOptions } from '../src/index.ts';
import type { ClockSettings, Position } from '../src/protocol.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { ServerClock } from '../src/time.ts';
import { TestClock } from './clock.ts';
import { hands } from './hands.ts';
import { get, newFolder, newServer, post, seatedTable, until, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

const bots: Bots = { choose: async ({ moves }) => moves[0]!, async close() {} };
const MINUTE: ClockSettings = { kind: 'move', seconds: 60, out: 'bot' };

const newTimedServer = (clock: TestClock, options: Partial<ServerOptions> = {}) =>
  newServer({ games: [hands, whispers], bots, clock, ...options });

const newTable = (server: RunningServer, clock: ClockSettings, seats = 2) =>
  seatedTable(server, { game: 'hands', seats, clock, options: { cards: 5 } });

const stand = async (server: RunningServer, id: string, key: string | null = null) =>
  (await get(server, `/api/matches/${id}`, key)).body;

async function play(server: RunningServer, id: string, key: string): Promise<Position> {
  const { decision, moves } = await stand(server, id, key);
  const sent = { decision, id: `${decision}`, move: moves[0], seen: 0 };
  return (await post<Position>(server, `/api/matches/${id}/moves`, sent, key)).body;
}

/** What each seat has left, in seconds; those whose clock runs with a sign. */
const leftOf = ({ clock }: Position): string[] =>
  clock!.seats.map(({ left, due }) => (due === null ? `${left / 1000}` : `>${(due - clock!.now) / 1000}`));

test('everybody is told the truth about the clocks', async () => {
  const clock = new TestClock();
  const server = await newTimedServer(clock);
  const { id, keys } = await newTable(server, { kind: 'match', seconds: 120, increment: 2, out: 'bot' });
  const [ann, welcome] = await Visitor.enter(server, id, keys[0]!);
  const [watcher] = await Visitor.enter(server, id, null);
  expect(leftOf(welcome)).toEqual(['>120', '120']);
  await clock.pass(20_000);
  ann.say({ type: 'move', decision: 0, id: 'a', move: welcome.moves[0]! });
  const update = await ann.next('update');
  expect(leftOf(update)).toEqual(['102', '>120']);
  expect((await watcher.next('update')).clock).toEqual(update.clock);
  await clock.pass(5000);
  expect(leftOf(await stand(server, id))).toEqual(['102', '>115']);
  // That time passes is no news.
  expect(await watcher.isLeftAlone()).toBe(true);
});

test('a match by the day is a match like any other', async () => {
  const clock = new TestClock();
  const server = await newTimedServer(clock);
  const days = 3 * 86_400;
  const { id, keys } = await newTable(server, { kind: 'move', seconds: days, out: 'move' });
  await clock.pass(100_000);
  expect(leftOf(await stand(server, id))).toEqual([`>${days - 100}`, `${days}`]);
  expect(leftOf(await play(server, id, keys[0]!))).toEqual([`${days}`, `>${days}`]);
});

describe('when time is out', () => {
  test('a bot of the table’s level takes the seat, and gives it back to its owner', async () => {
    const clock = new TestClock();
    const server = await newTimedServer(clock);
    const { id, keys } = await newTable(server, MINUTE);
    const [ann, welcome] = await Visitor.enter(server, id, keys[0]!);
    const [bob] = await Visitor.enter(server, id, keys[1]!);
    await clock.pass(59_000);
    expect((await stand(server, id)).table.seats[0]).toEqual({ name: 'Ann' });
    await clock.pass(2000);
    const taken = await bob.until('update', ({ table }) => table?.seats[0]?.standIn !== undefined);
    expect(taken.table!.seats[0]).toEqual({ name: 'Ann', standIn: 'random' });
    const turn = await until(
      () => stand(server, id, keys[1]!),
      ({ moves }) => moves.length > 0,
    );
    expect(leftOf(turn)).toEqual(['60', expect.stringMatching(/^>/)]);
    // The bot goes on, without a clock, for as long as nobody comes back.
    await play(server, id, keys[1]!);
    await until(
      () => stand(server, id, keys[1]!),
      ({ moves }) => moves.length > 0,
    );

    ann.say({ type: 'return', id: 'back' });
    const back = await ann.until('update', ({ answers }) => answers === 'back');
    expect(back.table!.seats[0]).toEqual({ name: 'Ann' });
    expect(back.decision).toBe(welcome.decision + 2);
    ann.say({ type: 'return', id: 'again' });
    expect((await ann.until('update', ({ answers }) => answers === 'again')).table!.seats[0]).toEqual({ name: 'Ann' });
    await play(server, id, keys[1]!);
    expect(leftOf(await stand(server, id))[0]).toBe('>60');
  });

  test('who plays is back', async () => {
    const clock = new TestClock();
    const server = await newTimedServer(clock);
    const { id, keys } = await newTable(server, MINUTE, 3);
    const [ann] = await Visitor.enter(server, id, keys[0]!);
    ann.say({ type: 'leave', id: 'away' });
    const left = await ann.until('update', ({ answers }) => answers === 'away');
    expect(left.table!.seats[0]!.standIn).toBe('random');
    await until(
      () => stand(server, id, keys[0]!),
      ({ decision }) => decision === 1,
    );
    for (const key of keys.slice(1)) {
      await until(
        () => stand(server, id, key),
        ({ moves }) => moves.length > 0,
      );
      await play(server, id, key);
    }
    // Between two turns of the bot, or with its turn taken from it: either way the seat is hers again.
    const concession = { decision: 0, id: 'c', move: { type: 'concede' }, seen: 0 };
    const done = await until(
      async () => {
        const { decision } = await stand(server, id, keys[0]!);
        return post<Position>(server, `/api/matches/${id}/moves`, { ...concession, decision }, keys[0]);
      },
      ({ status }) => status === 200,
    );
    expect(done.body.view).toMatchObject({ out: [true, false, false] });
    expect((await stand(server, id)).table.seats[0]).toEqual({ name: 'Ann' });
  });

  test('the default move is made, if that was agreed', async () => {
    const clock = new TestClock();
    const server = await newTimedServer(clock);
    const { id, keys } = await newTable(server, { ...MINUTE, out: 'move' });
    const { mine } = (await stand(server, id, keys[0]!)).view as { mine: string[] };
    await clock.pass(61_000);
    const now = await until(
      () => stand(server, id, keys[0]!),
      ({ decision }) => decision === 1,
    );
    expect(now.events.at(-1)).toEqual({ type: 'played', seat: 0, card: mine.toSorted()[0] });
    expect(leftOf(now)).toEqual(['60', expect.stringMatching(/^>/)]);
    // What its owner sends for that question comes too late.
    const late = { decision: 0, id: 'late', move: { type: 'play', card: mine[0] }, seen: 0 };
    expect((await post(server, `/api/matches/${id}/moves`, late, keys[0])).status).toBe(409);
  });

  test('the seat gives up, if that was agreed, and the record proves itself', async () => {
    const clock = new TestClock();
    const server = await newTimedServer(clock);
    const { id } = await newTable(server, { kind: 'match', seconds: 30, increment: 0, out: 'concede' });
    await clock.pass(31_000);
    const now = await until(
      () => stand(server, id),
      ({ over }) => over !== null,
    );
    expect(now).toMatchObject({ over: [0, 1], clock: null, table: { status: 'over' } });
    const { text } = await get(server, `/api/matches/${id}/record`);
    expect(verifyRecord(() => hands, text)).toMatchObject({ ok: true, dice: 'proved' });
    expect(parseRecord(text).log.at(-1)).toMatchObject({ seat: 0, move: { type: 'concede' } });
  });

  test('whoever comes back then comes back to the next question, once a bot has answered this one', async () => {
    const clock = new TestClock();
    const thought = Promise.withResolvers<void>();
    const slow: Bots = { choose: ({ moves }) => thought.promise.then(() => moves[0]!), async close() {} };
    const server = await newTimedServer(clock, { bots: slow });
    const { id, keys } = await newTable(server, { kind: 'match', seconds: 10, increment: 0, out: 'bot' });
    const [ann] = await Visitor.enter(server, id, keys[0]!);
    await clock.pass(11_000);
    await ann.until('update', ({ table }) => table !== undefined && table.seats[0]!.standIn !== undefined);
    ann.say({ type: 'return', id: 'too late' });
    const { table } = await ann.until('update', ({ answers }) => answers === 'too late');
    expect(table!.seats[0]!.standIn).toBeDefined();
    thought.resolve();
    await ann.until('update', ({ decision }) => decision === 1);
    ann.say({ type: 'return', id: 'in time' });
    const back = await ann.until('update', ({ answers }) => answers === 'in time');
    expect(back.table!.seats[0]!.standIn).toBeUndefined();
  });

  test('of a question asked in secret nobody hears; its default move is made', async () => {
    const clock = new TestClock();
    const server = await newTimedServer(clock);
    const { id, keys } = await seatedTable(server, { game: 'whispers', seats: 3, clock: MINUTE });
    for (const key of keys) await play(server, id, key);
    for (const _ of ['put', 'done']) await play(server, id, keys[0]!);
    const seen = await Promise.all(keys.map(key => stand(server, id, key)));
    const holder = seen.findIndex(({ moves }) => moves.some(({ type }) => type === 'answer'));
    const outsider = (holder + 1) % 3;
    expect(leftOf(seen[holder]!)[holder]).toBe('>60');
    expect(leftOf(seen[outsider]!)).toEqual(['60', '60', '60']);
    const [watcher] = await Visitor.enter(server, id, null);
    await clock.pass(61_000);
    await until(
      () => stand(server, id, keys[holder]!),
      ({ view }) => (view as { answers: boolean[] }).answers.length === 1,
    );
    expect(await watcher.isLeftAlone()).toBe(true);
    await clock.pass(61_000);
    await watcher.until('update', ({ events }) => events.some(({ type }) => type === 'roundStarted'));
    expect((await stand(server, id)).table.seats).toEqual([{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cyd' }]);
  });
});

describe('while the server is down', () => {
  test.each([3000, 12_000, 3_600_000])('no clock runs, even if it is down for %i ms only', async ms => {
    const clock = new TestClock();
    const dataDir = await newFolder();
    const before = await newTimedServer(clock, { dataDir });
    const { id } = await newTable(before, { kind: 'match', seconds: 100, increment: 0, out: 'concede' });
    await clock.pass(30_000);
    await before.close();
    clock.skip(ms);

    const server = await newTimedServer(clock, { dataDir });
    expect(leftOf(await stand(server, id))).toEqual(['>70', '100']);
    await clock.pass(60_000);
    expect(leftOf(await stand(server, id))).toEqual(['>10', '100']);
    await clock.pass(11_000);
    await until(
      () => stand(server, id),
      ({ over }) => over !== null,
    );
  });

  test('nor if it was killed: a few seconds are forgiven, none are taken', async () => {
    const clock = new TestClock();
    const dataDir = await newFolder();
    const before = await newTimedServer(clock, { dataDir });
    const { id } = await newTable(before, { kind: 'match', seconds: 100, increment: 0, out: 'concede' });
    await clock.pass(33_000);
    // What a killed process leaves: the files as they lie.
    const left = await newFolder();
    for (const ending of ['', '-wal', '-shm']) {
      await cp(join(dataDir, `roundhouse.sqlite${ending}`), join(left, `roundhouse.sqlite${ending}`));
    }
    await before.close();
    clock.skip(86_400_000);

    const server = await newTimedServer(clock, { dataDir: left });
    const { clock: told } = await stand(server, id);
    const remaining = told!.seats[0]!.due! - told!.now;
    expect(remaining).toBeGreaterThanOrEqual(67_000);
    expect(remaining).toBeLessThanOrEqual(72_000);
  });

  test('nor while its store is away', async () => {
    const clock = new TestClock();
    const kept = openSqliteStore(join(await newFolder(), 'house.sqlite'));
    let isAway = false;
    const beat: Store['beat'] = async (at, pause) => {
      if (isAway) throw new Error('away');
      return kept.beat(at, pause);
    };
    const house = new ServerClock({ ...kept, beat }, clock);
    await house.open();
    const opened = house.moment().serverTime;
    await clock.pass(20_000);
    expect(house.moment().serverTime - opened).toBe(20_000);
    isAway = true;
    await clock.pass(8000);
    isAway = false;
    // What a bot or a clock waits for asks first.
    await house.catchUp();
    expect(house.moment().serverTime - opened).toBe(20_000);
    await clock.pass(20_000);
    expect(house.moment().serverTime - opened).toBe(40_000);
    // Nor does a store that has stopped first keep it from closing.
    isAway = true;
    await house.close();
    await kept.close();
  });

  test('what was due is done by whoever starts next, for matches nobody has open', async () => {
    const clock = new TestClock();
    const dataDir = await newFolder();
    const before = await newTimedServer(clock, { dataDir });
    const tables = await Promise.all(Array.from({ length: 5 }, () => newTable(before, { ...MINUTE, out: 'move' })));
    await clock.pass(58_000);
    await before.close();
    const server = await newTimedServer(clock, { dataDir });
    await clock.pass(3000);
    for (const { id } of tables) {
      const now = await until(
        () => stand(server, id),
        ({ waiting }) => waiting[0] === 1,
      );
      expect(now.events.at(-1)).toMatchObject({ type: 'played', seat: 0 });
    }
  });

  test('hundreds that are due at once are all looked after, whatever some of them do', async () => {
    const clock = new TestClock();
    const dataDir = await newFolder();
    const before = await newTimedServer(clock, { dataDir, games: [hands, { ...hands, id: 'gone' }] });
    const ids: string[] = [];
    // Those of the game that will be gone fall due first, and fail.
    for (const [game, count] of [
      ['gone', 150],
      ['hands', 120],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const wanted = { game, name: 'Ann', open: false, seats: 1, clock: { ...MINUTE, out: 'move' } };
        const { table } = (await post(before, '/api/matches', wanted)).body;
        if (game === 'hands') ids.push(table.id);
      }
      await clock.pass(1000);
    }
    await clock.pass(50_000);
    await before.close();
    const server = await newTimedServer(clock, { dataDir });
    await clock.pass(11_000);
    for (const id of ids) {
      await until(
        () => stand(server, id),
        ({ view }) => (view as { played: unknown[] }).played.length > 0,
      );
    }
  });

  test('a machine that slept takes nobody’s time', async () => {
    const clock = new TestClock();
    const server = await newTimedServer(clock);
    const { id } = await newTable(server, MINUTE);
    await clock.pass(10_000);
    clock.skip(600_000);
    await clock.pass(6000);
    const [left] = leftOf(await stand(server, id));
    expect(Number(left!.slice(1))).toBeGreaterThan(30);
  });
});

test('two servers look after one match, and nothing is done twice', async () => {
  const clock = new TestClock();
  const dataDir = await newFolder();
  const servers = [await newTimedServer(clock, { dataDir }), await newTimedServer(clock, { dataDir })];
  const wanted = { game: 'hands', seats: 3, clock: { ...MINUTE, out: 'move' }, options: { cards: 2 } } as const;
  const { id } = await seatedTable(servers[0]!, { ...wanted, bots: [{ seat: 1, level: 'random' }] });
  for (let moves = 1; moves <= 6; moves++) {
    // The bot moves by itself, those of flesh and blood when their time is out.
    if (moves % 3 !== 2) await clock.pass(66_000);
    await until(
      () => stand(servers[moves % 2]!, id),
      ({ view }) => (view as { played: unknown[] }).played.length >= moves,
    );
  }
  const { text } = await get(servers[0]!, `/api/matches/${id}/record`);
  expect(verifyRecord(() => hands, text)).toMatchObject({ ok: true, dice: 'proved' });
  expect(parseRecord(text).log.map(({ seat }) => seat)).toEqual([null, 0, 1, 2, 0, 1, 2]);
});
