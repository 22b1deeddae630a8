/** A play that somebody might stop takes the same time and the same messages, whoever can stop it and whoever cannot. */

import type { AnyGame, Game, Seat } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { ServerMessage } from '../src/protocol.ts';
import { TestClock } from './clock.ts';
import { get, newServer, seatedTable, Visitor } from './visit.ts';

interface State {
  guards: boolean[];
  passed: number;
  /** Those who are still to be asked about the cart at the gate; null where there is none. */
  gate: { seat: Seat; asks: Seat[] } | null;
}
type Move = { type: 'drive' } | { type: 'answer'; stop: boolean };
type Event = { type: 'driven' | 'through' | 'stopped'; seat: Seat };

const CARTS = 3;
const driver = ({ passed }: State): Seat => passed % 3;
const toAct = (state: State): Seat[] =>
  state.passed === CARTS ? [] : state.gate ? state.gate.asks.slice(0, 1) : [driver(state)];

/** Carts go through a gate; guards, of whom nobody knows, are asked one after the other and may stop one. */
const toll = (guards: boolean[]): Game<Record<never, never>, State, Move, object, Event> => ({
  id: 'toll',
  name: 'Toll',
  version: 1,
  seats: { min: 3, max: 3 },
  options: {},
  presets: {},
  pausesAfter: ['driven'],
  setup: () => ({ guards: [...guards], passed: 0, gate: null }),
  toAct,
  legalMoves(state, seat) {
    if (!toAct(state).includes(seat)) return [];
    return state.gate ? [false, true].map(stop => ({ type: 'answer', stop })) : [{ type: 'drive' }];
  },
  apply(state, seat, move, step) {
    step.seal();
    if (move.type === 'drive') {
      step.emit?.({ type: 'driven', seat });
      state.gate = { seat, asks: [1, 2].map(next => (seat + next) % 3).filter(other => state.guards[other]) };
    } else if (move.stop) state.gate!.asks = [];
    else state.gate!.asks.shift();
    if (state.gate!.asks.length > 0) return;
    step.emit?.({ type: move.type === 'answer' && move.stop ? 'stopped' : 'through', seat: state.gate!.seat });
    state.gate = null;
    state.passed++;
  },
  payoffs: ({ passed }) => (passed === CARTS ? [1, 0, 0] : null),
  view: (state, viewer) => ({
    passed: state.passed,
    gate: state.gate?.seat ?? null,
    isGuard: viewer !== null && state.guards[viewer]!,
  }),
  determinize: () => ({ guards: [...guards], passed: 0, gate: null }),
  waitingFor: (state, viewer) => (state.gate ? toAct(state).filter(seat => seat === viewer) : toAct(state)),
  why: () => ({ rule: 'TOLL-1', key: 'notYourTurn' }),
  checkState: () => null,
});

type Guard = (line: Visitor, asked: ServerMessage & { type: 'update' }, clock: TestClock) => Promise<void>;

const answering =
  (stop: boolean): Guard =>
  async (line, { decision }) => {
    line.say({ type: 'move', decision, id: 'guard', move: { type: 'answer', stop } });
    expect(await line.next('update')).toMatchObject({ answers: 'guard' });
  };
const asleep: Guard = async () => {};

/** What a viewer was sent, second by second, without what is different at every table. */
async function bytesOfFirstCart(
  guards: boolean[],
  guard: Guard = asleep,
  spoil: (game: ReturnType<typeof toll>) => AnyGame = game => game,
) {
  const clock = new TestClock();
  const server = await newServer({ games: [spoil(toll(guards))], clock });
  const seconds = { kind: 'match', seconds: 600, increment: 5, out: 'bot' } as const;
  const { id, keys } = await seatedTable(server, { game: 'toll', seats: 3, clock: seconds });
  const lines = await Promise.all([...keys, null].map(async key => (await Visitor.enter(server, id, key))[0]));
  const [ann, bob, cy, watcher] = lines as [Visitor, Visitor, Visitor, Visitor];
  const bySecond: string[][] = [];
  const look = async (line: Visitor, seat: number | null) => [
    ...line.bytes.splice(0).map(text => text.replaceAll(id, 'ID').replaceAll(/"now":\d+/g, '"now":0')),
    await heldLook(server, id, seat === null ? null : keys[seat]!),
  ];
  for (const line of lines) line.bytes.length = 0;
  ann.say({ type: 'move', decision: 0, id: 'cart', move: { type: 'drive' } });
  await ann.next('update');
  if (guards[1]) await guard(bob, (await bob.next('update')) as ServerMessage & { type: 'update' }, clock);
  for (let second = 0; second <= 5; second++) {
    for (const line of [ann, cy, watcher]) {
      line.say({ type: 'ping' });
      while ((await line.take()).type !== 'pong');
    }
    bySecond.push([...(await look(ann, 0)), ...(await look(cy, 2)), ...(await look(watcher, null))]);
    await clock.pass(1000);
  }
  return { bySecond, server, id, keys, ann, bob };
}

/** Whatever else can be asked meanwhile. */
async function heldLook(server: RunningServer, id: string, key: string | null): Promise<string> {
  const answers = await Promise.all(
    ['', '/record', ...(key === null ? [] : ['/missed'])].map(door => get(server, `/api/matches/${id}${door}`, key)),
  );
  return answers
    .map(({ text }) => text.replaceAll(id, 'ID'))
    .join('\n')
    .replaceAll(/"(seed|commitment|invite|now|created|at|check)":("[^"]*"|\d+)/g, '"$1":0');
}

test('whether anybody was asked shows neither in what is sent nor in when', async () => {
  const unasked = await bytesOfFirstCart([false, false, false]);
  const passed = await bytesOfFirstCart([false, true, false], answering(false));
  const slept = await bytesOfFirstCart([false, true, false], asleep);
  expect(passed.bySecond).toEqual(unasked.bySecond);
  expect(slept.bySecond).toEqual(unasked.bySecond);
  // Nothing for four seconds, then all at once.
  const carts = unasked.bySecond.map(texts => texts.some(text => text.includes('"through"')));
  expect(carts).toEqual([false, false, false, false, true, true]);
});

test('without the pause the times would tell', async () => {
  const hasty = ({ pausesAfter: _, ...game }: ReturnType<typeof toll>) => game;
  const unasked = await bytesOfFirstCart([false, false, false], asleep, hasty);
  const passed = await bytesOfFirstCart([false, true, false], answering(false), hasty);
  expect(passed.bySecond).not.toEqual(unasked.bySecond);
});

test('a guard who stops it is seen to, when the time is over and not before', async () => {
  const { bySecond } = await bytesOfFirstCart([false, true, false], answering(true));
  const stopped = bySecond.map(texts => texts.some(text => text.includes('"stopped"')));
  expect(stopped).toEqual([false, false, false, false, true, true]);
});

test('meanwhile nobody else can act, and nothing tells why', async () => {
  const clock = new TestClock();
  for (const guards of [
    [false, false, false],
    [false, true, false],
  ]) {
    const server = await newServer({ games: [toll(guards)], clock });
    const { id, keys } = await seatedTable(server, { game: 'toll', seats: 3 });
    const [ann] = await Visitor.enter(server, id, keys[0]!);
    ann.say({ type: 'move', decision: 0, id: 'cart', move: { type: 'drive' } });
    expect(await ann.next('update')).toMatchObject({ moves: [], view: { passed: 0, gate: null }, decision: 1 });
    ann.say({ type: 'move', decision: 1, id: 'more', move: { type: 'drive' } });
    expect(await ann.next('refused')).toMatchObject({ code: 'not-now' });
    ann.say({ type: 'takeBack', decision: 1, id: 'back' });
    expect(await ann.next('refused')).toMatchObject({ code: 'not-now' });
  }
});

test('among bots alone the time is short, and a game that ends is over only then', async () => {
  const clock = new TestClock();
  const server = await newServer({
    games: [toll([true, true, true])],
    clock,
    bots: { choose: async ({ moves }) => moves[0]!, async close() {} },
  });
  const { id, keys } = await seatedTable(server, {
    game: 'toll',
    seats: 3,
    bots: [1, 2].map(seat => ({ seat, level: 'random' })),
  });
  const [ann] = await Visitor.enter(server, id, keys[0]!);
  ann.say({ type: 'move', decision: 0, id: 'cart', move: { type: 'drive' } });
  expect(await ann.next('update')).toMatchObject({ view: { passed: 0 }, over: null });
  await clock.pass(1000);
  expect(await ann.next('update')).toMatchObject({ view: { passed: 1 } });
});
