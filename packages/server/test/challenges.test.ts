/** The challenges of the day: how others fared is counted, for days that are or just were, and nobody is named. */

import { DAILY } from '@roundhouse/games/daily.ts';
import { dateOf, dayOf } from '@roundhouse/games/puzzles.ts';
import { expect, test } from 'vitest';
import type { ChallengeSpread, ErrorBody } from '../src/protocol.ts';
import { TestClock } from './clock.ts';
import { get, newServer, post } from './visit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('who meets a challenge is counted and told how others fared; whoever comes later may look', async () => {
  const clock = new TestClock();
  const server = await newServer({ clock });
  const today = dayOf(clock.now());
  const path = (day: number, game = DAILY[0]!): string => `/api/challenges/${game}/${dateOf(day)}`;
  const meet = (at: string, stars: unknown) => post<ChallengeSpread & ErrorBody>(server, at, { stars });
  expect((await meet(path(today), 3)).body).toEqual({ met: [0, 0, 1] });
  expect((await meet(path(today), 1)).body).toEqual({ met: [1, 0, 1] });
  expect((await get(server, path(today))).body).toEqual({ met: [1, 0, 1] });
  expect((await get(server, path(today, DAILY[1]))).body).toEqual({ met: [0, 0, 0] });
  // Midnight may have passed at one of the two only.
  expect((await meet(path(today - 1), 2)).status).toBe(200);
  expect((await meet(path(today + 1), 2)).status).toBe(200);
  for (const day of [today - 2, today + 2]) expect((await meet(path(day), 3)).body).toEqual({ met: [0, 0, 0] });
  for (const [at, stars, code] of [
    [path(today, 'chess'), 3, 'nothing-there'],
    [`/api/challenges/${DAILY[0]}/2026-02-30`, 3, 'nothing-there'],
    [path(today), 4, 'bad-request'],
    [path(today), 0, 'bad-request'],
  ] as const) {
    expect((await meet(at, stars)).body.error.code, at).toBe(code);
  }
  clock.skip(2 * DAY_MS);
  expect((await get(server, path(today))).body).toEqual({ met: [1, 0, 1] });
});

test('nobody counts themselves without end', async () => {
  const server = await newServer({ limits: { challenges: { burst: 2, perSecond: 0.001 } } });
  const path = `/api/challenges/${DAILY[0]}/${dateOf(dayOf(Date.now()))}`;
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await post(server, path, { stars: 3 })).status);
  expect(statuses).toEqual([200, 200, 429]);
});
