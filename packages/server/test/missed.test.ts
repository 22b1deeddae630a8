/** What a seat missed: asked for by those who sit there, and ending where the match stands. */

import { findGame } from '@roundhouse/games';
import type { AnyGame } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { Missed, Welcome } from '../src/protocol.ts';
import { get, newServer, post, seatedTable } from './visit.ts';

test('a seat is shown each step since it last looked, and nobody else is', async () => {
  const server = await newServer({ games: [findGame('fite') as AnyGame] });
  const { id, keys } = await seatedTable(server, { game: 'fite' });
  const path = `/api/matches/${id}`;
  const [ann, bob] = keys as [string, string];
  const play = (key: string, decision: number, move: object) =>
    post(server, `${path}/moves`, { decision, id: `m${decision}`, move, seen: 0 }, key);
  await play(ann, 0, { type: 'power', power: 'brutal' });
  const { heard } = (await get<Welcome>(server, path, ann)).body;
  await play(bob, 0, { type: 'power', power: 'fast' });
  await play(bob, 1, { type: 'place', loc: 'off' });
  const now = (await get<Welcome>(server, path, ann)).body;
  const missed = (await get<Missed>(server, `${path}/missed?seen=${heard}`, ann)).body;
  expect(missed.from).toMatchObject({ mine: { type: 'power', power: 'brutal' } });
  expect(missed.scenes.flatMap(({ events }) => events)).toEqual(now.events.slice(heard));
  expect(missed.scenes).toHaveLength(2);
  expect(missed.scenes.at(-1)!.view).toEqual(now.view);
  expect((await get<Missed>(server, `${path}/missed?seen=${now.heard}`, ann)).body.scenes).toEqual([]);
  expect((await get(server, `${path}/missed`)).status).toBe(403);
  expect((await get(server, `${path}/missed`, 'x'.repeat(22))).status).toBe(401);
  expect((await get(server, `${path}/missed?seen=-1`, ann)).status).toBe(400);
});
