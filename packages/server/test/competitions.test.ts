/** Competitions: entered by people and bots, decided in secret, played in real matches, won, and kept over a restart. */

import { verifyRecord } from '@roundhouse/kernel';
import { expect, onTestFinished, test } from 'vitest';
import type * as wire from '../src/competitions/protocol.ts';
import type { ErrorBody } from '../src/protocol.ts';
import { startHookSink } from '../testing/hook-sink.ts';
import { Browser } from './browser.ts';
import { TestClock } from './clock.ts';
import { begunHall, concede, finalOf, fullHall, isOver, lookAt, newHall, open, register, WANTED } from './hall.ts';
import { get, newFolder, post, until } from './visit.ts';
import { whispers } from './whispers.ts';

test('four enter, register in secret, play two matches and a final, and one wins', async () => {
  const server = await newHall();
  const { id, keys } = await fullHall(server);
  const begun = await lookAt(server, id, keys[0]);
  expect(begun).toMatchObject({ entrant: 0, owes: { type: 'register', isSecret: true }, waiting: [0, 1, 2, 3] });
  expect(begun.matches).toEqual([]);

  await register(server, id, keys[0]!, 'chameleon');
  expect((await lookAt(server, id, keys[0])).view).toMatchObject({ words: ['chameleon', null, null, null] });
  for (const key of [keys[1]!, null]) {
    const { text } = await get(server, `/api/competitions/${id}`, key);
    expect(text).not.toContain('chameleon');
    expect(JSON.parse(text).waiting).toEqual([1, 2, 3]);
  }
  for (const key of keys.slice(1)) await register(server, id, key);

  const now = await lookAt(server, id);
  expect(now.matches.map(({ planned, entrants, status }) => [planned, entrants, status])).toEqual([
    ['left', [0, 1], 'running'],
    ['right', [2, 3], 'running'],
  ]);
  // What was registered has been played, and the key of the entrant opens the seat.
  const left = await get(server, `/api/matches/${now.matches[0]!.id}`, keys[0]);
  expect(left.body).toMatchObject({ seat: 0, table: { competition: id, seats: [{ name: 'Ann' }, { name: 'Bob' }] } });
  expect(left.body.events).toContainEqual({ type: 'revealed', words: ['chameleon', 'aardvark'] });

  await concede(server, now.matches[0]!.id, keys[1]!);
  expect(finalOf(await lookAt(server, id))).toBeUndefined();
  await concede(server, now.matches[1]!.id, keys[2]!);
  const final = finalOf(
    await until(
      () => lookAt(server, id),
      look => finalOf(look) !== undefined,
    ),
  )!;
  expect(final.entrants).toEqual([0, 3]);
  await concede(server, final.id, keys[0]!);
  const ended = await until(() => lookAt(server, id), isOver);
  expect(ended.outcome).toEqual({ winner: 3, honours: [] });
  expect(ended.standings[0]).toMatchObject({ entrant: 3, wins: 2 });
  expect(ended.seed).toMatch(/^[0-9a-f]{64}$/);
  for (const { id: match } of ended.matches) {
    const { text } = await get(server, `/api/matches/${match}/record`);
    expect(verifyRecord(() => whispers, text)).toMatchObject({ ok: true, dice: 'proved' });
  }
});

test('bots fill the places, decide and play; the person plays beside them', async () => {
  const server = await newHall();
  const { body } = await open(server, { bots: 3, level: 'random' });
  const { id } = body.competition;
  expect(body.competition).toMatchObject({ status: 'running', entrants: [{ name: 'Ann' }, { bot: 'random' }, {}, {}] });
  expect(body.waiting).toEqual([0]);
  await register(server, id, body.key);
  const mine = (await lookAt(server, id)).matches.find(({ entrants }) => entrants.includes(0))!;
  await concede(server, mine.id, body.key);
  const ended = await until(() => lookAt(server, id), isOver);
  expect([1, 2, 3]).toContain(ended.outcome!.winner);
});

test('the host may begin before all have come, and nobody else', async () => {
  const server = await newHall();
  const { body } = await open(server, { open: true });
  const list = (await get<wire.CompetitionList>(server, '/api/competitions')).body;
  expect(list).toMatchObject({ kinds: [{ game: 'whispers', kind: 'cup' }], open: [{ size: 4 }], running: [] });
  const path = `/api/competitions/${body.competition.id}`;
  const bob = (await post<wire.Entered>(server, `${path}/join`, { name: 'Bob' })).body.key;
  expect((await post<ErrorBody>(server, `${path}/begin`, {}, bob)).body.error.code).toBe('not-now');
  const begun = await post<wire.CompetitionLook>(server, `${path}/begin`, {}, body.key);
  expect(begun.body.competition.entrants.map(({ bot }) => bot !== undefined)).toEqual([false, false, true, true]);
  expect((await post<wire.CompetitionLook>(server, `${path}/begin`, {}, body.key)).body.revision).toBe(
    begun.body.revision,
  );
});

test('people are told when their match is open, and know it by their cookie', async () => {
  const hook = await startHookSink();
  onTestFinished(() => hook.close());
  const clock = new TestClock();
  const telling = { publicUrl: 'https://play.test', webhooks: true, mayBePrivate: true };
  const server = await newHall({ clock, telling });
  const ann = new Browser(server);
  const { competition } = (await ann.post<wire.Entered>('/api/competitions', { ...WANTED, bots: 3, level: 'random' }))
    .body;
  const own = async () => (await ann.get<wire.OwnCompetitions>('/api/me/competitions')).body;
  expect(await own()).toMatchObject([{ entrant: 0, isAsked: true, match: null }]);
  await ann.post('/api/telling/webhook', { url: hook.url, language: 'en' });
  const act = { id: 'a', act: { type: 'register', word: 'aardvark' } };
  const decided = await ann.post<wire.CompetitionLook>(`/api/competitions/${competition.id}/acts`, act);
  const match = decided.body.matches.find(({ entrants }) => entrants.includes(0))!;
  expect(await own()).toMatchObject([{ isAsked: false, match: match.id }]);
  const matches = (await ann.get<{ table: { id: string; competition: string } }[]>('/api/me/matches')).body;
  expect(matches.map(({ table }) => [table.id, table.competition])).toEqual([[match.id, competition.id]]);
  await clock.pass(30_000);
  await until(
    async () => hook.called.length,
    calls => calls > 0,
  );
  const told = hook.called.map(({ body }) => JSON.parse(body));
  expect(told).toMatchObject([{ type: 'turn', match: match.id, seat: 0, url: `https://play.test/match/${match.id}` }]);
});

test('a rematch of a match counts in no competition', async () => {
  const server = await newHall();
  const { id, keys, left } = await begunHall(server);
  await concede(server, left, keys[0]!);
  await until(
    () => lookAt(server, id),
    ({ matches }) => matches[0]!.status === 'over',
  );
  const again = await post<{ table: object }>(server, `/api/matches/${left}/rematch`, {}, keys[0]!);
  expect(again.body.table).not.toHaveProperty('competition');
});

test('it stands as it stood after the server was stopped and started', async () => {
  const dataDir = await newFolder();
  const before = await newHall({ dataDir });
  const { id, keys, left } = await begunHall(before);
  const then = await lookAt(before, id, keys[0]);
  await before.close();
  const server = await newHall({ dataDir });
  expect(await lookAt(server, id, keys[0])).toEqual(then);
  await concede(server, left, keys[0]!);
  await until(
    () => lookAt(server, id),
    ({ stages }) => stages[0]!.matches[0]!.outcome !== null,
  );
});
