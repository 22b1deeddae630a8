/** A server that dies at any write of a competition, before it or after: nothing is lost, and nothing is done twice. */

import { join } from 'node:path';
import { verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { localBus } from '../src/bus/local.ts';
import { Competitions } from '../src/competitions/competitions.ts';
import { ANYBODY } from '../src/competitions/entrants.ts';
import { guestAt } from '../src/matches/calling-off.ts';
import { MatchRepository } from '../src/matches/match-repository.ts';
import { Matches } from '../src/matches/matches.ts';
import { competitionsOn } from '../src/store/competitions.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { sql } from '../src/store/tables.ts';
import { ServerClock, SYSTEM_CLOCK } from '../src/time.ts';
import { CUPS } from './cup.ts';
import { newFolder } from './visit.ts';
import { whispers } from './whispers.ts';

/** The process is gone: nothing that it asks for is done any more. */
class Dead extends Error {}

/** When it dies: at so many writes from now, which is then carried out or not, but never answered. */
interface Death {
  readonly writes: number;
  readonly isWritten: boolean;
}

function dying(store: Store, { writes, isWritten }: Death): Store {
  let left = writes;
  const guard = <Args extends readonly unknown[], T>(write: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      if (left < 0) throw new Dead();
      if (--left >= 0) return write(...args);
      if (isWritten) await write(...args);
      throw new Dead();
    };
  };
  return {
    ...store,
    create: guard(store.create),
    append: guard(store.append),
    tables: { ...store.tables, write: guard(store.tables.write) },
  };
}

/** A process as far as competitions go. */
async function enterHouse(store: Store) {
  const house = new ServerClock(store, SYSTEM_CLOCK);
  await house.beat();
  const repository = new MatchRepository(store, localBus(), [whispers], house);
  return { repository, competitions: new Competitions(repository, CUPS), matches: new Matches(repository) };
}

type Process = Awaited<ReturnType<typeof enterHouse>>;

const KEYS = ['Ann', 'Bob', 'Cyd', 'Dan'].map(name => name.repeat(10));

/** What a process finds to do when it starts: only what the store tells. */
async function takeUp({ repository, competitions }: Process): Promise<void> {
  const store = competitionsOn(repository.store.tables);
  const { serverTime: house } = repository.serverClock.moment();
  for (const id of await store.due(house, 9)) await competitions.settlement.lookAfter(id);
  for (const id of await store.unsettled(9)) await competitions.settlement.settle(id);
}

/** The first two matches are conceded, then Cyd, who is in the final, goes. Each may have been done before. */
async function playThrough(process: Process): Promise<string> {
  const { competitions } = process;
  const wanted = { game: 'whispers', name: 'Ann', open: true };
  const { competition } = await competitions.create({ ...wanted, key: KEYS[0]! }, null);
  const { id } = competition;
  for (const key of KEYS.slice(1)) await competitions.join(id, { name: key.slice(0, 3), key }, null);
  for (const key of KEYS) {
    const who = { key, person: null };
    await competitions.decide(id, who, `by ${key}`, { type: 'register', word: 'aardvark' } as { type: string });
  }
  await concede(process, id, 'left', 0);
  await concede(process, id, 'right', 1);
  await competitions.withdraw(id, { key: KEYS[2]!, person: null });
  await takeUp(process);
  return id;
}

async function concede({ competitions, matches, repository }: Process, id: string, planned: string, seat: number) {
  await takeUp({ competitions, matches, repository });
  const match = (await competitions.look(id, ANYBODY)).matches.find(one => one.planned === planned)!;
  if (match.status !== 'running') return;
  const { decisions } = (await repository.load(match.id)).seats[seat]!;
  await matches.act(match.id, { seat, decision: decisions, id: 'enough' }, { type: 'concede' });
}

/** Everything came to pass, and once. */
async function isWhole(store: Store, process: Process, id: string): Promise<void> {
  const look = await process.competitions.look(id, ANYBODY);
  expect(look.outcome).toEqual({ winner: 1, honours: [] });
  expect(look.matches.map(({ planned, status }) => [planned, status])).toEqual([
    ['final', 'over'],
    ['left', 'over'],
    ['right', 'over'],
  ]);
  const [count] = await store.tables.read(sql`SELECT count(*) AS n FROM matches`);
  expect(count!.n).toBe(3);
  const steps = await competitionsOn(store.tables).steps(id);
  expect(steps.flatMap(({ matches = [] }) => matches).toSorted()).toEqual(look.matches.map(one => one.id).toSorted());
  expect(steps.filter(({ kind }) => kind === 'decided')).toHaveLength(4);
  expect(steps.filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1);
  expect(await competitionsOn(store.tables).unsettled(9)).toEqual([]);
  for (const { id: match } of look.matches) {
    const record = await process.matches.record(match, guestAt(await process.matches.stored(match), null));
    expect(verifyRecord(() => whispers, record)).toMatchObject({ ok: true, dice: 'proved' });
  }
}

/** Lives until it dies; whether it came to the end. */
async function live(store: Store, death: Death): Promise<boolean> {
  try {
    await playThrough(await enterHouse(dying(store, death)));
    return true;
  } catch (error) {
    if (error instanceof Dead) return false;
    throw error;
  }
}

test.each([false, true])('killed at each write in turn, carried out: %s', async isWritten => {
  const folder = await newFolder();
  let deaths = 0;
  for (let isDone = false; !isDone; ) {
    const store = openSqliteStore(join(folder, `${deaths}.sqlite`));
    isDone = await live(store, { writes: deaths++, isWritten });
    const heir = await enterHouse(store);
    await takeUp(heir);
    await isWhole(store, heir, await playThrough(heir));
    await store.close();
  }
  // Each of these and more is a write: open, enter, decide, make a match, concede, report, withdraw.
  expect(deaths).toBeGreaterThan(15);
});

test('killed again and again on the way, it comes to the same end', async () => {
  const store = openSqliteStore(join(await newFolder(), 'test.sqlite'));
  let lives = 0;
  while (!(await live(store, { writes: 1 + (lives % 2), isWritten: lives % 3 === 0 }))) lives++;
  expect(lives).toBeGreaterThan(5);
  const heir = await enterHouse(store);
  await isWhole(store, heir, await playThrough(heir));
  await store.close();
});

test('two processes that do everything at the same time do it once', async () => {
  const file = join(await newFolder(), 'test.sqlite');
  const stores = [openSqliteStore(file), openSqliteStore(file)];
  const processes = await Promise.all(stores.map(enterHouse));
  const [id] = await Promise.all(processes.map(playThrough));
  await Promise.all(processes.map(takeUp));
  await isWhole(stores[0]!, processes[0]!, id!);
  for (const store of stores) await store.close();
});
