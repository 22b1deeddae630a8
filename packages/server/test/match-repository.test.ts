/** What is decided before it is stored, and what becomes of it when it is not. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findGame } from '@roundhouse/games';
import { expect, onTestFinished, test } from 'vitest';
import type { News } from '../src/bus/bus.ts';
import { localBus } from '../src/bus/local.ts';
import { guestAt } from '../src/matches/calling-off.ts';
import { MatchRepository } from '../src/matches/match-repository.ts';
import { Matches } from '../src/matches/matches.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { ServerClock, SYSTEM_CLOCK } from '../src/time.ts';
import { newFolder } from './visit.ts';

/** A bout of FITE with both seats taken, at which somebody listens. */
async function newBout() {
  const folder = await newFolder();
  const real = openSqliteStore(join(folder, 'test.sqlite'));
  onTestFinished(async () => {
    await real.close();
    await rm(folder, { recursive: true, force: true });
  });
  const appends: Store['append'][] = [];
  // The next appends are carried out as told; later ones as ever.
  const store: Store = { ...real, append: (match, rows) => (appends.shift() ?? real.append)(match, rows) };
  const matches = new Matches(
    new MatchRepository(store, localBus(), [findGame('fite')!], new ServerClock(store, SYSTEM_CLOCK)),
  );
  const { table, invite } = await matches.create({ game: 'fite', name: 'Ann', open: false }, null);
  await matches.join(table.id, { name: 'Bob', invite: invite! }, null);
  const heard: News[] = [];
  onTestFinished(matches.subscribe(table.id, news => heard.push(news)));
  const move = (await matches.look(table.id, guestAt((await real.load(table.id))!, 0), 0)).welcome.moves[0]!;
  const play = (seat: number, id: string) => matches.act(table.id, { seat, decision: 0, id }, move);
  const stored = () => real.load(table.id);
  return { matches, real, appends, heard, play, stored };
}

test('of two who answer at once the second is decided before the first is stored, and both are stored as one', async () => {
  const { appends, real, heard, play, stored } = await newBout();
  const before = (await stored())!;
  const asked: number[] = [];
  for (let i = 0; i < 2; i++)
    appends.push((match, rows) => {
      asked.push(match.revision);
      return real.append(match, rows);
    });
  const [ann, bob] = [play(0, 'ann'), play(1, 'bob')];
  expect(asked).toEqual([before.revision + 1, before.revision + 2]);
  expect(heard).toEqual([]);
  await Promise.all([ann, bob]);
  expect((await stored())?.seats.map(({ decisions }) => decisions)).toEqual([1, 1]);
  expect(heard.map(news => 'change' in news && news.change.match.revision)).toEqual(asked);
});

test('a write whose answer is lost makes everybody look, and so does its being sent again', async () => {
  const { appends, real, heard, play, stored } = await newBout();
  appends.push(async (match, rows) => {
    await real.append(match, rows);
    throw new Error('the line to the database is broken');
  });
  await expect(play(0, 'ann')).rejects.toThrow('broken');
  expect(heard.splice(0)).toEqual([{ missed: true }]);
  expect(await play(0, 'ann')).toBe('again');
  expect(heard).toEqual([{ missed: true }]);
  expect((await stored())?.seats[0]?.decisions).toBe(1);
});

test('what was decided on top of a write that failed is decided anew', async () => {
  const { appends, real, play, stored } = await newBout();
  const failed = Promise.withResolvers<void>();
  appends.push(() => failed.promise);
  appends.push(async (match, rows) => {
    await failed.promise.catch(() => {});
    return real.append(match, rows);
  });
  const [ann, bob] = [play(0, 'ann'), play(1, 'bob')];
  failed.reject(new Error('no room'));
  await expect(ann).rejects.toThrow('no room');
  await bob;
  expect((await stored())?.seats.map(({ decisions }) => decisions)).toEqual([0, 1]);
});
