/** Taking back across seats: with the leave of all the others, and only what taught nobody anything. */

import { parseRecord, verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { Bots, RunningServer } from '../src/index.ts';
import type { Position } from '../src/protocol.ts';
import { TestClock } from './clock.ts';
import { hands } from './hands.ts';
import { get, newServer, post, seatedTable, until, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

const bots: Bots = { choose: async ({ moves }) => moves[0]!, async close() {} };

const stand = async (server: RunningServer, id: string, key: string | null = null) =>
  (await get(server, `/api/matches/${id}`, key)).body;

async function play(server: RunningServer, id: string, key: string, wanted?: object): Promise<Position> {
  const { decision, moves } = await stand(server, id, key);
  const sent = { decision, id: `${decision}`, move: wanted ?? moves[0], seen: 0 };
  return (await post<Position>(server, `/api/matches/${id}/moves`, sent, key)).body;
}

/** Three at a table; Ann and Bob have played a card each, and it is Cyd's turn. */
async function threeAtTable() {
  const clock = new TestClock();
  const server = await newServer({ games: [hands], bots, clock });
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 3 });
  const lines = [];
  for (const key of keys) lines.push((await Visitor.enter(server, id, key))[0]);
  for (const key of keys.slice(0, 2)) await play(server, id, key);
  const [ann, bob, cyd] = lines as [Visitor, Visitor, Visitor];
  return { clock, server, id, keys, ann, bob, cyd };
}

const asks = (seat: number, agreed: number[] = []) => ({ table: { asked: { id: 'ask', seat, agreed } } });

test('when all others agree the steps since are undone one by one, and the record proves itself', async () => {
  const { server, id, keys, ann, bob, cyd } = await threeAtTable();
  const before = await stand(server, id, keys[0]!);
  expect(before).toMatchObject({ mayTakeBack: false, mayAskTakeBack: true });
  expect(await stand(server, id, keys[1]!)).toMatchObject({ mayTakeBack: true, mayAskTakeBack: false });
  expect(await stand(server, id, keys[2]!)).toMatchObject({ mayTakeBack: false, mayAskTakeBack: false });

  ann.say({ type: 'askTakeBack', id: 'ask' });
  expect(await ann.until('update', ({ answers }) => answers === 'ask')).toMatchObject(asks(0));
  // Its answer may have been lost.
  ann.say({ type: 'askTakeBack', id: 'ask' });
  expect(await ann.until('update', ({ answers }) => answers === 'ask')).toMatchObject(asks(0));
  await bob.until('update', ({ table }) => table?.asked?.seat === 0);
  bob.say({ type: 'answerTakeBack', id: 'yes', asked: 'ask', agree: true });
  expect(await cyd.until('update', ({ table }) => table?.asked?.agreed.length === 1)).toMatchObject(asks(0, [1]));
  expect((await stand(server, id)).waiting).toEqual([2]);
  cyd.say({ type: 'answerTakeBack', id: 'too', asked: 'ask', agree: true });
  const undone = await cyd.until('update', ({ answers }) => answers === 'too');
  expect(undone.events).toEqual([
    { type: 'takenBack', seat: 1, events: 1 },
    { type: 'takenBack', seat: 0, events: 1 },
  ]);
  expect(undone).toMatchObject({ waiting: [0], view: { played: [] }, table: { asked: null } });
  // Whose steps were undone has a new question; what it sends for the old one is stale.
  const [annNow, bobNow] = await Promise.all(keys.slice(0, 2).map(key => stand(server, id, key)));
  expect([annNow!.decision, bobNow!.decision]).toEqual([2, 2]);

  await play(server, id, keys[0]!);
  for (const key of keys.slice(1)) await play(server, id, key, { type: 'concede' });
  const { text } = await get(server, `/api/matches/${id}/record`);
  expect(verifyRecord(() => hands, text)).toMatchObject({ ok: true, dice: 'proved' });
  expect(parseRecord(text).log.filter(({ kind }) => kind === 'takeBack')).toHaveLength(2);
});

test('one who does not agree is enough; and so is a step, or that nobody answers', async () => {
  const { clock, server, id, keys, ann, bob, cyd } = await threeAtTable();
  const ask = async (): Promise<void> => {
    ann.say({ type: 'askTakeBack', id: 'ask' });
    await ann.until('update', ({ answers }) => answers === 'ask');
  };
  const isGone = async (): Promise<void> => {
    await until(
      () => stand(server, id),
      ({ table }) => table.asked === null,
    );
    expect((await stand(server, id)).view).toMatchObject({ played: [{ seat: 0 }, { seat: 1 }] });
  };
  await ask();
  bob.say({ type: 'answerTakeBack', id: 'no', asked: 'ask', agree: false });
  await bob.until('update', ({ answers }) => answers === 'no');
  await isGone();
  // Too late to agree.
  cyd.say({ type: 'answerTakeBack', id: 'yes', asked: 'ask', agree: true });
  expect(await cyd.until('refused')).toMatchObject({ id: 'yes', code: 'nothing-asked' });

  await ask();
  ann.say({ type: 'answerTakeBack', id: 'never mind', asked: 'ask', agree: false });
  await ann.until('update', ({ answers }) => answers === 'never mind');
  await isGone();

  await ask();
  await clock.pass(121_000);
  await isGone();

  await ask();
  await play(server, id, keys[2]!);
  expect((await stand(server, id)).table.asked).toBeNull();
});

test('what makes no sense is refused and changes nothing', async () => {
  const { server, id, ann, bob, cyd } = await threeAtTable();
  cyd.say({ type: 'askTakeBack', id: 'a' });
  expect(await cyd.until('refused')).toMatchObject({ code: 'illegal-move', rule: 'takeBack' });
  bob.say({ type: 'answerTakeBack', id: 'b', asked: 'nothing', agree: true });
  expect(await bob.until('refused')).toMatchObject({ code: 'nothing-asked' });
  ann.say({ type: 'askTakeBack', id: 'ask' });
  await ann.until('update', ({ answers }) => answers === 'ask');
  ann.say({ type: 'answerTakeBack', id: 'self', asked: 'ask', agree: true });
  expect(await ann.until('refused')).toMatchObject({ id: 'self', code: 'nothing-asked' });
  bob.say({ type: 'askTakeBack', id: 'mine' });
  expect(await bob.until('refused')).toMatchObject({ id: 'mine' });
  const [watcher] = await Visitor.enter(server, id, null);
  for (const type of ['askTakeBack', 'leave', 'return']) {
    watcher.say({ type, id: type });
    expect(await watcher.next('refused')).toMatchObject({ id: type, code: 'spectator' });
  }
});

test('bots always agree, and a question sent again is not asked again', async () => {
  const server = await newServer({ games: [hands], bots });
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 2, bots: [{ seat: 1, level: 'random' }] });
  const annsTurn = () =>
    until(
      () => stand(server, id, keys[0]!),
      ({ moves }) => moves.length > 0,
    );
  for (let turn = 0; turn < 2; turn++) {
    await annsTurn();
    await play(server, id, keys[0]!);
  }
  expect((await annsTurn()).mayAskTakeBack).toBe(true);
  const [ann] = await Visitor.enter(server, id, keys[0]!);
  for (let times = 0; times < 2; times++) {
    ann.say({ type: 'askTakeBack', id: 'ask' });
    const undone = await ann.until('update', ({ answers }) => answers === 'ask');
    expect(undone.view).toMatchObject({ played: [{ seat: 0 }, { seat: 1 }] });
    expect(undone.moves).toHaveLength(2);
  }
  ann.say({ type: 'askTakeBack', id: 'more' });
  expect((await ann.until('update', ({ answers }) => answers === 'more')).view).toMatchObject({ played: [] });
});

test('nobody can undo dice or what was learned, whoever agrees', async () => {
  const server = await newServer({ games: [whispers] });
  const { id, keys } = await seatedTable(server);
  for (const key of keys) await play(server, id, key);
  const [bob] = await Visitor.enter(server, id, keys[1]!);
  expect((await stand(server, id, keys[1]!)).mayAskTakeBack).toBe(false);
  bob.say({ type: 'askTakeBack', id: 'ask' });
  expect(await bob.next('refused')).toMatchObject({ code: 'illegal-move', rule: 'takeBack' });
});
