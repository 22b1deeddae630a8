/** Records of matches that were played at a device: kept for whoever has the link, if they are what they say. */

import { fastChance, formatRecord, openMatch, play } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { ErrorBody, SharedRecordId } from '../src/protocol.ts';
import { get, newServer, post } from './visit.ts';
import { whispers } from './whispers.ts';

/** A match played here to its end, as a record. */
function playedHere(): string {
  const chance = fastChance(3);
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const match = openMatch(whispers, { seats, seed: null, chance, at: 0 });
  while (whispers.payoffs(match.state as never) === null) {
    const seat = whispers.toAct(match.state as never)[0]!;
    play(whispers, match, seat, whispers.legalMoves(match.state as never, seat)[0]!, 1, () => chance);
  }
  return formatRecord(whispers, match);
}

test('what was played at a device is had again by its link, and the same record has the same one', async () => {
  const server = await newServer();
  const record = playedHere();
  const { status, body } = await post<SharedRecordId>(server, '/api/records', { record });
  expect(status).toBe(200);
  expect((await post<SharedRecordId>(server, '/api/records', { record })).body).toEqual(body);
  const found = await get(server, `/api/records/${body.id}`);
  expect([found.status, found.text]).toEqual([200, record]);
  expect((await get<ErrorBody>(server, '/api/records/another')).body.error.code).toBe('nothing-there');
});

test('what is no record, is not over, or was changed is not kept', async () => {
  const server = await newServer();
  const record = playedHere();
  const lines = record.trimEnd().split('\n');
  const wrong = ['', 'hello', lines.slice(0, -1).join('\n'), record.replace('"Ann"', '"Eve"')];
  for (const text of wrong) {
    const { status, body } = await post<ErrorBody>(server, '/api/records', { record: text });
    expect([status, body.error.code]).toEqual([400, 'bad-record']);
  }
  expect((await post<ErrorBody>(server, '/api/records', { record: 'x'.repeat(700_000) })).status).toBe(413);
});
