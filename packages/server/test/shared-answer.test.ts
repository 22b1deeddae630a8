/** What is dear to make is made once for all who ask, and never given when it is known to be old. */

import { expect, test } from 'vitest';
import { OneAtATime } from '../src/limits/one-at-a-time.ts';
import { SharedAnswer } from '../src/limits/shared-answer.ts';
import type { Lobby } from '../src/protocol.ts';
import { TestClock } from './clock.ts';
import { get, newFolder, newServer, post } from './visit.ts';

const open = { game: 'whispers', name: 'Ann', open: true };

test('an answer is made once, and anew when its time is over or something has happened', async () => {
  let now = 0;
  let made = 0;
  const answer = new SharedAnswer(
    async () => ++made,
    100,
    () => now,
  );
  expect(await Promise.all([answer.get(), answer.get()])).toEqual([1, 1]);
  now = 99;
  expect(await answer.get()).toBe(1);
  now = 100;
  expect(await answer.get()).toBe(2);
  const old = answer.get();
  answer.forget();
  expect([await old, await answer.get()]).toEqual([2, 3]);
});

test('an answer that could not be made is tried again', async () => {
  let fails = true;
  const make = async () => {
    if (fails) throw new Error('no disk');
    return 'made';
  };
  const answer = new SharedAnswer(make, 100, () => 0);
  await expect(answer.get()).rejects.toThrow('no disk');
  fails = false;
  expect(await answer.get()).toBe('made');
});

test('dear work is done one after the other, and no more of it waits than may', async () => {
  const queue = new OneAtATime(2);
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await new Promise(resolve => setImmediate(resolve));
    done.push(`${name} ends`);
    if (name === 'a') throw new Error('broken');
  };
  const [a, b] = [queue.do(work('a')), queue.do(work('b'))];
  await expect(queue.do(work('c'))).rejects.toMatchObject({ code: 'busy' });
  await expect(a).rejects.toThrow('broken');
  await b;
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  await queue.do(work('d'));
});

test('the lobby shows at once what happens here, and within a second what another process does', async () => {
  const clock = new TestClock();
  const dataDir = await newFolder();
  const [one, two] = [await newServer({ clock, dataDir }), await newServer({ clock, dataDir })];
  const tables = async (server: typeof one) => (await get<Lobby>(server, '/api/matches')).body;
  expect([await tables(one), await tables(two)]).toEqual(Array(2).fill({ open: [], running: [] }));
  const { id } = (await post<{ table: { id: string } }>(one, '/api/matches', open)).body.table;
  expect((await tables(one)).open.map(table => table.id)).toEqual([id]);
  await clock.pass(1000);
  expect((await tables(two)).open.map(table => table.id)).toEqual([id]);
  await post(one, `/api/matches/${id}/join`, { name: 'Bob' });
  expect(await tables(one)).toMatchObject({ open: [], running: [{ id }] });
});
