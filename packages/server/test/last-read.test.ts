/** What a process remembers of a match that is open here may be old: it saves reading, and decides nothing. */

import { findGame } from '@roundhouse/games';
import { verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { LastRead } from '../src/matches/last-read.ts';
import type { Position } from '../src/protocol.ts';
import type { StoredMatch } from '../src/store/store.ts';
import { get, newFolder, newServer, post, seatedTable, Visitor } from './visit.ts';

test('a bout goes on over a line here while every other move comes through a process that tells nobody', async () => {
  const fite = findGame('fite')!;
  const dataDir = await newFolder();
  const [here, there] = [await newServer({ dataDir, games: [fite] }), await newServer({ dataDir, games: [fite] })];
  const { id, keys } = await seatedTable(here, { game: 'fite' });
  const [ann, welcome] = await Visitor.enter(here, id, keys[0]!);
  let decision = welcome.decision;
  for (let over: Position['over'] = null; over === null; ) {
    const bobs = (await get<Position>(there, `/api/matches/${id}`, keys[1])).body;
    if (bobs.moves[0] !== undefined) {
      const sent = { decision: bobs.decision, id: 'bob', move: bobs.moves[0], seen: bobs.heard };
      expect((await post(there, `/api/matches/${id}/moves`, sent, keys[1])).status).toBe(200);
    }
    // What Ann may do she is told by the other process, for this one has not heard of Bob's move.
    const anns = (await get<Position>(there, `/api/matches/${id}`, keys[0])).body;
    over = anns.over;
    if (anns.moves[0] === undefined) continue;
    ann.say({ type: 'move', decision, id: `ann ${decision}`, move: anns.moves[0] });
    const update = await ann.next('update');
    expect(update.answers).toBe(`ann ${decision}`);
    decision = update.decision;
  }
  const { text } = await get(here, `/api/matches/${id}/record`);
  expect(verifyRecord(findGame, text)).toMatchObject({ ok: true, dice: 'proved' });
});

test('a match that nobody holds is not remembered, nor is an older reading of one that is held', () => {
  const memory = new LastRead();
  const read = (revision: number) => ({ id: 'm', revision }) as StoredMatch;
  memory.keep(read(1));
  expect(memory.of('m')).toBeUndefined();
  const [letGo, letGoToo] = [memory.hold('m'), memory.hold('m')];
  memory.keep(read(3));
  memory.keep(read(2));
  expect(memory.of('m')?.revision).toBe(3);
  letGo();
  letGo();
  expect(memory.of('m')?.revision).toBe(3);
  letGoToo();
  expect(memory.of('m')).toBeUndefined();
});

test('what is being written is gone on from, but is no reading until it is written', () => {
  const memory = new LastRead();
  const read = (revision: number) => ({ id: 'm', revision }) as StoredMatch;
  memory.hold('m');
  memory.keep(read(1));
  const [second, third] = [read(2), read(3)];
  memory.expect(second);
  memory.expect(third);
  expect(memory.of('m')).toBe(third);
  // Somebody else may have written the same revision: theirs is the one that counts.
  const theirs = read(2);
  expect(memory.keep(theirs)).toBe(theirs);
  expect(memory.of('m')).toBe(third);
  memory.keep(third);
  expect(memory.of('m')).toBe(third);
  memory.expect(read(4));
  memory.forget('m');
  expect(memory.of('m')).toBeUndefined();
});
