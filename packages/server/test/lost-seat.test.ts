/** A seat that becomes another's between a program's being found at it and being answered. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promiseOf, type Seat } from '@roundhouse/kernel';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { Bridge } from '../src/api/bridge.ts';
import { localBus } from '../src/bus/local.ts';
import { AddressBuckets } from '../src/limits/buckets.ts';
import { LIMITS } from '../src/limits/limits.ts';
import { type Guest, guestAt } from '../src/matches/calling-off.ts';
import { MatchRepository } from '../src/matches/match-repository.ts';
import { Matches } from '../src/matches/matches.ts';
import { runOut } from '../src/matches/stand-in.ts';
import { People } from '../src/people/people.ts';
import type { Person } from '../src/store/people.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { ServerClock, SYSTEM_CLOCK } from '../src/time.ts';
import { newFolder } from './visit.ts';
import { whispers } from './whispers.ts';

const DAY_MS = 86_400_000;

/** Bob owes Ann's table what he promised; `loseSeat` lets his time pass, and then Cyd sits there and has chosen a word. */
async function bobOwes() {
  const folder = await newFolder();
  const store = openSqliteStore(join(folder, 'test.sqlite'));
  onTestFinished(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  const clock = new ServerClock(store, SYSTEM_CLOCK);
  await clock.beat();
  const repository = new MatchRepository(store, localBus(), [whispers], clock);
  const people = await People.open(repository, { proxies: 0, guests: LIMITS.tables });
  const matches = new Matches(repository);
  const [ann, bob, cyd] = await Promise.all(['Ann', 'Bob', 'Cyd'].map(name => people.arrive(name)));
  const wanted = { game: 'whispers', name: 'Ann', open: true };
  const { id } = (await matches.create({ ...wanted, promise: promiseOf('heads') }, ann!)).table;
  const { key } = await matches.join(id, { name: 'Bob', promise: promiseOf('tails') }, bob!);
  const sits = async (seat: Seat) => guestAt(await matches.stored(id), seat);
  await matches.addEntropy(id, await sits(0), { entropy: 'heads', next: promiseOf('heads again') });
  const loseSeat = async (): Promise<void> => {
    await repository.change(id, (before, moment) => {
      const later = { ...moment, serverTime: moment.serverTime + DAY_MS };
      return { ...runOut(whispers, before, later)!, by: null };
    });
    await matches.join(id, { name: 'Cyd', promise: promiseOf('edge') }, cyd!);
    await matches.addEntropy(id, await sits(1), { entropy: 'edge' });
    await matches.addEntropy(id, await sits(0), { entropy: 'heads again' });
    await matches.act(id, { seat: 1, decision: 0, id: 'word' }, { type: 'choose', word: 'aardvark' } as never);
  };
  const bridgeOn = (asked: Matches): Bridge =>
    new Bridge({
      ...{ matches: asked, people, limits: LIMITS, clock: SYSTEM_CLOCK },
      messages: new AddressBuckets(LIMITS.messagesOfAddress, () => SYSTEM_CLOCK.now()),
    });
  const callAs = (person: Person, bridge: Bridge, method: string, params: object = {}) =>
    bridge.serviceFor({ person, address: '127.0.0.1' }, Fastify().log).methods.get(method)!({ match: id, ...params });
  return { id, key, matches, bob: bob!, cyd: cyd!, loseSeat, bridgeOn, callAs };
}

/** The matches as they are, but that something happens right after one was found. */
function afterFinding(matches: Matches, happens: () => Promise<void>): Matches {
  const stored = async (id: string) => {
    const found = await matches.stored(id);
    await happens();
    return found;
  };
  return new Proxy(matches, {
    get(target, name) {
      if (name === 'stored') return stored;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test.each([
  ['status', {}],
  ['moves', {}],
  ['view', {}],
  ['wait', { seconds: 0 }],
  ['why', { move: { type: 'choose', word: 'bumblebee' } }],
  ['play', { move: { type: 'choose', word: 'bumblebee' }, decision: 1 }],
  ['record', {}],
])(
  'whoever loses a seat in the middle of %s hears nothing of its next owner, and does nothing there',
  async (method, params) => {
    const { id, matches, bob, cyd, loseSeat, bridgeOn, callAs } = await bobOwes();
    let answer: unknown;
    try {
      answer = await callAs(bob, bridgeOn(afterFinding(matches, loseSeat)), method, params);
    } catch (error) {
      answer = error;
    }
    expect(answer).toMatchObject({ code: 'seat-lost' });
    const { seats, status } = await matches.stored(id);
    expect([status, seats[1]]).toMatchObject(['running', { name: 'Cyd', person: cyd.id, decisions: 1 }]);
    // Nor does it look as if a program played for her.
    expect(seats[1]!.program).toBeUndefined();
  },
);

const choose = { type: 'choose', word: 'bumblebee' } as { type: string };

test.each<[string, (matches: Matches, id: string, bob: Guest<Seat>) => Promise<unknown>]>([
  ['looks', (matches, id, bob) => matches.look(id, bob, 0)],
  ['asks for the record', (matches, id, bob) => matches.record(id, bob)],
  ['asks what was missed', (matches, id, bob) => matches.missed(id, bob, 0)],
  ['moves', (matches, id, bob) => matches.act(id, { seat: 1, decision: 1, id: 'late' }, choose, bob)],
  ['takes back', (matches, id, bob) => matches.act(id, { seat: 1, decision: 1, id: 'late' }, null, bob)],
  ['opens what was promised', (matches, id, bob) => matches.addEntropy(id, bob, { entropy: 'tails' })],
  ['gives a seat away', (matches, id, bob) => matches.giveSeat(id, bob, { seat: 0, bot: 'random' })],
  ['changes the key', (matches, id, bob) => matches.setKey(id, bob, 'k'.repeat(32), null)],
  ['wants a rematch', (matches, id, bob) => matches.rematch(id, bob)],
])('so does whoever, come with the key of a seat that is lost since, %s', async (_, ask) => {
  const { id, key, matches, loseSeat } = await bobOwes();
  const { viewer, ...rest } = await matches.guestOf(id, key, null);
  expect(viewer).toBe(1);
  await loseSeat();
  const before = await matches.stored(id);
  await expect(ask(matches, id, { viewer: 1, ...rest })).rejects.toMatchObject({ code: 'seat-lost' });
  expect(await matches.stored(id)).toEqual(before);
});

test('who asks again has no seat there', async () => {
  const { matches, bob, cyd, loseSeat, bridgeOn, callAs } = await bobOwes();
  await loseSeat();
  const bridge = bridgeOn(matches);
  await expect(callAs(bob, bridge, 'view')).rejects.toMatchObject({ code: 'bad-seat' });
  expect(await callAs(cyd, bridge, 'view')).toMatchObject({ mine: 'aardvark' });
});
