/** The public statistics: of finished matches, of no private ones, and not of anything by name. */

import { expect, test } from 'vitest';
import { intervalOf } from '../src/api/statistics.ts';
import type { RunningServer } from '../src/index.ts';
import type { NewTable, Statistics } from '../src/protocol.ts';
import { TestClock } from './clock.ts';
import { get, newServer, post, seatedTable } from './visit.ts';

const concede = { decision: 0, id: 'a', move: { type: 'concede' }, seen: 0 };

/** A match that seat 1 gives up at once. */
async function finishedTable(server: RunningServer, wanted: Partial<NewTable> = {}): Promise<void> {
  const { id, keys } = await seatedTable(server, wanted);
  expect((await post(server, `/api/matches/${id}/moves`, concede, keys[1])).status).toBe(200);
}

const statisticsOf = async (server: RunningServer): Promise<Statistics> =>
  (await get<Statistics>(server, '/api/statistics')).body;

test('finished matches are counted by what was played, private and running ones are not', async () => {
  const server = await newServer();
  expect(await statisticsOf(server)).toEqual({ complete: true, kinds: [] });
  for (let i = 0; i < 3; i++) await finishedTable(server);
  await finishedTable(server, { options: { rounds: 9 } });
  await finishedTable(server, { private: true });
  await seatedTable(server);
  const { complete, kinds } = await statisticsOf(server);
  expect(complete).toBe(true);
  expect(kinds.map(({ options, finished }) => [options, finished])).toEqual([
    [{ rounds: 2 }, 3],
    [{ rounds: 9 }, 1],
  ]);
  expect(kinds[0]).toMatchObject({
    game: 'whispers',
    version: 3,
    seats: 2,
    bots: false,
    drawn: 0,
    conceded: 3,
    wins: [
      { won: 3, share: 1, high: 1 },
      { won: 0, share: 0, low: 0 },
    ],
    steps: { mean: 1, deviation: 0, shortest: 1, longest: 1 },
  });
  expect(await statisticsOf(server)).toEqual({ complete, kinds });
});

test('a long history is counted a part at a time', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock });
  const { id, keys } = await seatedTable(server);
  await post(server, `/api/matches/${id}/moves`, concede, keys[1]);
  await Promise.all(Array.from({ length: 120 }, () => finishedTable(server)));
  const first = await statisticsOf(server);
  expect([first.complete, first.kinds[0]!.finished]).toEqual([false, 100]);
  // Not at once: counting is paced, however often it is asked for.
  expect(await statisticsOf(server)).toEqual(first);
  await clock.pass(1000);
  const second = await statisticsOf(server);
  expect([second.complete, second.kinds[0]!.finished]).toEqual([true, 121]);
});

test('few matches leave much open', () => {
  // Wilson's intervals as tables give them.
  expect(intervalOf(5, 10)).toEqual({ low: 0.2366, high: 0.7634 });
  expect(intervalOf(0, 10)).toEqual({ low: 0, high: 0.2775 });
  expect(intervalOf(10, 10)).toEqual({ low: 0.7225, high: 1 });
  expect(intervalOf(500, 1000)).toEqual({ low: 0.4691, high: 0.5309 });
});
