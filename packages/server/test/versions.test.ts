/** Rules that change under a running match: two starts on the same file, the second with newer rules. */

import { type AnyGame, parseRecord, verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { ErrorBody, GameListing, Position } from '../src/protocol.ts';
import { get, newFolder, newServer, post, seatedTable } from './visit.ts';
import { whispers } from './whispers.ts';

type Server = Awaited<ReturnType<typeof newServer>>;

/** As before, but a put scores a point. */
const newer: AnyGame = {
  ...whispers,
  version: whispers.version + 1,
  apply(state, seat, move, step) {
    whispers.apply(state, seat, move, step);
    if (move.type !== 'put') return;
    state.score[seat]++;
    step.emit?.({ type: 'scored', seat });
  },
};

/** Asks a seat for its next move and makes it; null takes the last one back. */
async function act(server: Server, id: string, key: string, move: object | null) {
  const { decision } = (await get(server, `/api/matches/${id}`, key)).body;
  const sent = { decision, id: `${decision}`, move, seen: 0 };
  return post<Position & ErrorBody>(server, `/api/matches/${id}/moves`, sent, key);
}

async function toFirstPut(server: Server, id: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await act(server, id, key, { type: 'choose', word: 'aardvark' });
  await act(server, id, keys[0]!, { type: 'put', at: 1 });
}

async function playOut(server: Server, id: string, keys: readonly string[]): Promise<void> {
  for (;;) {
    for (const key of keys) {
      const { moves, over } = (await get(server, `/api/matches/${id}`, key)).body;
      if (over !== null) return;
      if (moves[0] !== undefined) await act(server, id, key, moves[0]);
    }
  }
}

const standing = async (server: Server, id: string, key: string) => (await get(server, `/api/matches/${id}`, key)).body;

test('a running match goes on from where it stands, by the newer rules, and says by which it began', async () => {
  const dataDir = await newFolder();
  const before = await newServer({ dataDir });
  const { id, keys } = await seatedTable(before);
  await toFirstPut(before, id, keys);
  const stood = await standing(before, id, keys[0]!);
  expect(stood).toMatchObject({ table: { version: 3 }, mayTakeBack: true });
  await before.close();

  const server = await newServer({ dataDir, games: [newer] });
  expect((await get<GameListing[]>(server, '/api/games')).body[0]!.version).toBe(4);
  // To undo a step is to play the others again, and by these rules they were never played.
  expect(await standing(server, id, keys[0]!)).toEqual({ ...stood, mayTakeBack: false });
  expect(await act(server, id, keys[0]!, null)).toMatchObject({
    status: 422,
    body: { error: { code: 'illegal-move', rule: 'takeBack', message: expect.stringContaining('rules have changed') } },
  });
  expect(await standing(server, id, keys[0]!)).toEqual({ ...stood, mayTakeBack: false });

  await playOut(server, id, keys);
  const { text } = await get(server, `/api/matches/${id}/record`);
  const { version, log, result } = parseRecord(text);
  expect(version).toBe(3);
  expect(result!.payoffs).toEqual((await standing(server, id, keys[0]!)).over);
  const told = JSON.stringify(log);
  // The first put was made by the old rules, the second by the new.
  expect([told.match(/"put","seat"/g)!.length, told.match(/"scored"/g)!.length]).toEqual([2, 1]);
  expect(verifyRecord(() => newer, text)).toEqual({
    ok: false,
    line: 1,
    reason: 'played by version 3 of the rules of Whispers; this is version 4: it can be watched, not replayed',
  });
  // Nor does it pass for a match of the old rules.
  expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: false });
});

test('a table that was only open is dealt, and its record proved, by the newer rules', async () => {
  const dataDir = await newFolder();
  const before = await newServer({ dataDir });
  const { table, key } = (await post(before, '/api/matches', { game: 'whispers', name: 'Ann', open: true })).body;
  expect(table.version).toBe(3);
  await before.close();

  const longer = { ...newer, options: { ...newer.options, pace: { kind: 'choice', values: ['slow', 'fast'] } } };
  const server = await newServer({ dataDir, games: [longer as AnyGame] });
  const joined = (await post(server, `/api/matches/${table.id}/join`, { name: 'Bob' })).body;
  expect(joined.table).toMatchObject({ version: 4, options: { rounds: 2, pace: 'slow' }, status: 'running' });
  expect(joined.table.commitment).toBe(table.commitment);
  await toFirstPut(server, table.id, [key, joined.key]);
  expect((await standing(server, table.id, key)).mayTakeBack).toBe(true);
  await playOut(server, table.id, [key, joined.key]);
  const { text } = await get(server, `/api/matches/${table.id}/record`);
  expect(verifyRecord(() => longer as AnyGame, text)).toMatchObject({ ok: true, version: 4, dice: 'proved' });
});

test('a table whose options the newer rules do not know cannot start, and says so', async () => {
  const dataDir = await newFolder();
  const before = await newServer({ dataDir });
  const { table } = (await post(before, '/api/matches', { game: 'whispers', name: 'Ann', open: true })).body;
  await before.close();
  for (const changed of [{ options: {} }, { seats: { min: 3, max: 3 } }]) {
    const server = await newServer({ dataDir, games: [{ ...newer, ...changed } as AnyGame] });
    const { status, body } = await post<ErrorBody>(server, `/api/matches/${table.id}/join`, { name: 'Bob' });
    expect([status, body.error.code]).toEqual([400, 'bad-options']);
    expect((await get(server, `/api/matches/${table.id}`)).body.table).toEqual(table);
    await server.close();
  }
});

test('a finished match keeps its record, whatever becomes of the rules', async () => {
  const dataDir = await newFolder();
  const before = await newServer({ dataDir });
  const { id, keys } = await seatedTable(before);
  await playOut(before, id, keys);
  const { text } = await get(before, `/api/matches/${id}/record`);
  await before.close();
  const server = await newServer({ dataDir, games: [newer] });
  expect((await get(server, `/api/matches/${id}/record`)).text).toBe(text);
  expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, dice: 'proved' });
});
