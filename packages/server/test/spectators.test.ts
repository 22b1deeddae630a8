/** Spectators: public information only, and where it was agreed some moves behind. */

import { expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { ErrorBody, Position } from '../src/protocol.ts';
import { hands } from './hands.ts';
import { get, newFolder, newServer, post, seatedTable, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

const stand = async (server: RunningServer, id: string, key: string | null = null) =>
  (await get(server, `/api/matches/${id}`, key)).body;

async function act(server: RunningServer, id: string, key: string, move?: object | null): Promise<Position> {
  const { decision, moves } = await stand(server, id, key);
  const sent = { decision, id: `${decision}`, move: move === undefined ? moves[0] : move, seen: 0 };
  return (await post<Position>(server, `/api/matches/${id}/moves`, sent, key)).body;
}

const played = (position: Position): number => (position.view as { played: unknown[] }).played.length;

test('they see the match as it was so many moves ago, and all of it at the end', async () => {
  const server = await newServer({ games: [hands] });
  const clock = { kind: 'move', seconds: 60, out: 'bot' } as const;
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 2, delay: 2, clock });
  const [watcher, welcome] = await Visitor.enter(server, id, null);
  expect(played(welcome)).toBe(0);
  expect(welcome.clock).toBeNull();
  for (let moves = 1; moves <= 2; moves++) {
    await act(server, id, keys[(moves - 1) % 2]!);
    expect(await watcher.isLeftAlone()).toBe(true);
  }
  await act(server, id, keys[0]!);
  const first = await watcher.next('update');
  expect(first.events).toEqual([{ type: 'played', seat: 0, card: expect.any(String) }]);
  expect([played(first), first.waiting, first.heard]).toEqual([1, [1], welcome.heard + 1]);
  // Who asks over HTTP, or for the record, is as far behind.
  const asked = await stand(server, id);
  expect([played(asked), asked.heard]).toEqual([1, first.heard]);
  const record = await get(server, `/api/matches/${id}/record`);
  expect(record.text.match(/"played"/g)).toHaveLength(1);
  // Those who sit at the table are not.
  expect(played(await stand(server, id, keys[1]!))).toBe(3);

  await act(server, id, keys[1]!, { type: 'concede' });
  const last = await watcher.until('update', ({ over }) => over !== null);
  expect([played(last), last.events.map(({ type }) => type)]).toEqual([3, ['played', 'played', 'gaveUp']]);
});

test('a move taken back moves them on like any other', async () => {
  const server = await newServer({ games: [hands] });
  const { id, keys } = await seatedTable(server, { game: 'hands', seats: 2, delay: 1 });
  const [watcher] = await Visitor.enter(server, id, null);
  await act(server, id, keys[0]!);
  await act(server, id, keys[0]!, null);
  expect(await watcher.next('update')).toMatchObject({ events: [{ type: 'played' }], waiting: [1] });
  await act(server, id, keys[0]!);
  expect(await watcher.next('update')).toMatchObject({ events: [{ type: 'takenBack' }], waiting: [0] });
});

test('a step made in secret moves nothing', async () => {
  const server = await newServer({ games: [whispers] });
  const { id, keys } = await seatedTable(server, { delay: 1 });
  for (const key of keys) await act(server, id, key);
  for (const move of [{ type: 'put', at: 1 }, { type: 'done' }]) await act(server, id, keys[0]!, move);
  const seen = await Promise.all(keys.map(key => stand(server, id, key)));
  const holder = seen.findIndex(({ moves }) => moves.length > 0);
  const [watcher] = await Visitor.enter(server, id, null);
  const before = await stand(server, id);
  await act(server, id, keys[holder]!);
  expect(await watcher.isLeftAlone()).toBe(true);
  expect(await stand(server, id)).toEqual(before);
  await act(server, id, keys[holder]!);
  expect((await watcher.next('update')).events.at(-1)).toMatchObject({ type: 'put' });
});

test('where the rules have changed there is no way back to look at, until it is over', async () => {
  const dataDir = await newFolder();
  const before = await newServer({ dataDir, games: [hands] });
  const { id, keys } = await seatedTable(before, { game: 'hands', seats: 2, delay: 1 });
  await act(before, id, keys[0]!);
  await before.close();
  const server = await newServer({ dataDir, games: [{ ...hands, version: 2 }] });
  const answer = await get<ErrorBody>(server, `/api/matches/${id}`);
  expect([answer.status, answer.body.error.code]).toEqual([409, 'not-now']);
  expect(played(await act(server, id, keys[1]!))).toBe(2);
  await act(server, id, keys[0]!, { type: 'concede' });
  expect((await stand(server, id)).over).toEqual([0, 1]);
});
