/** The live client against the real server: lines that break, moves that are sent twice, and servers that go away. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@roundhouse/games';
import { fastChance, verifyRecord } from '@roundhouse/kernel';
import { type RunningServer, startServer } from '@roundhouse/server';
import type { Seated } from '@roundhouse/server/protocol.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Live, refusalOf, withEvents } from '../src/play/network/live.ts';

let dataDir: string;
let server: RunningServer;
let lines: Live[];

const start = (port = 0): Promise<RunningServer> => startServer({ port, host: '127.0.0.1', dataDir });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'roundhouse-live-'));
  server = await start();
  lines = [];
});

afterEach(async () => {
  for (const line of lines) line.close();
  await server.close();
  await rm(dataDir, { recursive: true });
});

async function post(path: string, body: unknown): Promise<Seated> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as Seated;
}

function sit(id: string, key: string | null): Live {
  const live = new Live({ url: `${server.url.replace('http', 'ws')}/api/matches/${id}/live`, key });
  lines.push(live);
  return live;
}

/** A table of two with both seats taken. */
async function openBout(options: object = {}): Promise<{ id: string; ada: Live; bo: Live; adaKey: string }> {
  const first = await post('/api/matches', { game: 'fite', name: 'Ada', open: false, options });
  const second = await post(`/api/matches/${first.table.id}/join`, { name: 'Bo', invite: first.invite });
  const [ada, bo] = [sit(first.table.id, first.key), sit(first.table.id, second.key)];
  await until(() => ada.position.value?.view != null && bo.position.value?.view != null);
  return { id: first.table.id, ada, bo, adaKey: first.key };
}

async function until(condition: () => boolean, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${condition}`);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

/** What was heard over broken lines is what somebody hears who comes only now: nothing missing, nothing twice. */
async function expectSameStory(id: string, ...told: Live[]): Promise<void> {
  const fresh = sit(id, null);
  await until(() => fresh.position.value !== null);
  // In FITE every event is public, so a spectator's story is everybody's.
  const story = fresh.position.value!.history;
  await until(() => told.every(live => live.position.value!.history.length >= story.length));
  for (const live of told) expect(live.position.value!.history).toEqual(story);
}

const commitsOf = (live: Live, seat: number): number =>
  (live.position.value?.history ?? []).filter(
    event => event.type === 'committed' && (event as { seat?: number }).seat === seat,
  ).length;

test('a bout over two lines that keep breaking is played to its end, and its record verifies', async () => {
  const { id, ada, bo } = await openBout();
  const chance = fastChance(7);
  while (ada.position.value!.over === null || bo.position.value!.over === null) {
    for (const live of [ada, bo]) {
      const { moves } = live.position.value!;
      if (moves.length === 0 || live.sending.value || live.connection.value !== 'here') continue;
      live.send(moves[chance.int(moves.length)]!);
      // Before, during or after the answer, as it comes.
      if (chance.int(4) === 0) setTimeout(() => live.hangUp(), chance.int(6));
    }
    await new Promise(resolve => setTimeout(resolve, 2));
  }
  await until(() => ada.connection.value === 'here' && bo.connection.value === 'here');
  await expectSameStory(id, ada, bo);
  expect(ada.refusal.value).toBeNull();
  const record = await (await fetch(`${server.url}/api/matches/${id}/record`)).text();
  expect(verifyRecord(findGame, record)).toMatchObject({ ok: true, dice: 'proved' });
}, 60_000);

test('a move made while the line is down is played once the line is back, once', async () => {
  const { ada, bo } = await openBout({ powers: 'off' });
  ada.hangUp();
  expect(ada.connection.value).toBe('lost');
  ada.send({ type: 'place', loc: 'tac' } as { type: string });
  expect(ada.sending.value).toBe(true);
  await until(() => !ada.sending.value);
  await until(() => commitsOf(bo, 0) === 1);
  expect(ada.position.value).toMatchObject({ moves: [], view: { mine: { type: 'place', loc: 'tac' } } });
});

test('a move whose answer was lost is sent again under the same id and played once', async () => {
  const { id, ada, bo } = await openBout({ powers: 'off' });
  ada.send({ type: 'place', loc: 'off' } as { type: string });
  // The message is out; its answer finds nobody.
  await new Promise(resolve => setTimeout(resolve, 1));
  ada.hangUp();
  await until(() => !ada.sending.value && ada.connection.value === 'here');
  bo.send({ type: 'place', loc: 'def' } as { type: string });
  await until(() => (ada.position.value!.view as { asking: { name: string } | null }).asking?.name === 'dividing');
  expect(commitsOf(ada, 0)).toBe(1);
  await expectSameStory(id, ada, bo);
});

test('a refused move says why and changes nothing', async () => {
  const { ada } = await openBout({ powers: 'off' });
  const before = ada.position.value;
  ada.send({ type: 'split', off: 3 } as { type: string });
  await until(() => ada.refusal.value !== null);
  expect(ada.refusal.value!.rule).toMatch(/^FITE-/);
  expect(ada.sending.value).toBe(false);
  expect(ada.position.value).toEqual(before);
});

test('the server goes away and comes back: so do we, with everything that was heard', async () => {
  const { id, ada, bo } = await openBout({ powers: 'off' });
  const port = Number(new URL(server.url).port);
  await server.close();
  await until(() => ada.connection.value === 'lost');
  ada.send({ type: 'place', loc: 'off' } as { type: string });
  server = await start(port);
  await until(() => !ada.sending.value && bo.connection.value === 'here');
  bo.send({ type: 'place', loc: 'off' } as { type: string });
  await until(() => ada.position.value!.history.some(event => event.type === 'fightersPlaced'));
  await expectSameStory(id, ada, bo);
}, 60_000);

test('somebody who comes late hears everything from the beginning; a spectator sees no moves', async () => {
  const { id, ada, bo, adaKey } = await openBout({ powers: 'off' });
  ada.send({ type: 'place', loc: 'off' } as { type: string });
  bo.send({ type: 'place', loc: 'tac' } as { type: string });
  await until(() => ada.position.value!.history.some(event => event.type === 'fightersPlaced'));
  const [again, watcher] = [sit(id, adaKey), sit(id, null)];
  await until(() => again.position.value !== null && watcher.position.value !== null);
  expect(again.seat.value).toBe(0);
  expect(again.position.value!.history).toEqual(ada.position.value!.history);
  expect(watcher.seat.value).toBeNull();
  expect(watcher.position.value!.moves).toEqual([]);
});

test('a key that opens nothing and a table that is not there end the trying', async () => {
  const { id } = await openBout();
  const [wrong, nowhere] = [sit(id, 'no-such-key'), sit('no-such-table', null)];
  await until(() => wrong.connection.value === 'closed' && nowhere.connection.value === 'closed');
  expect(wrong.trouble.value).toMatch(/seat/);
  expect(nowhere.trouble.value).toMatch(/no such table/);
});

test('what was taken back is no longer part of what was heard', () => {
  const [a, b, c] = [{ type: 'a' }, { type: 'b' }, { type: 'c' }];
  expect(withEvents([a], [b, { type: 'takenBack', events: 1 } as { type: string }, c])).toEqual([a, c]);
  expect(withEvents([a, b], [{ type: 'takenBack', events: 0 } as { type: string }])).toEqual([a, b]);
});

test('who may not write to others is told so in the language of the page, with the day and the reason', () => {
  const refused = { type: 'refused', id: 'x', code: 'sanctioned', rule: null, text: 'In English.' } as const;
  expect(refusalOf(refused).values?.text).toBe('In English.');
  const until = new Date(2031, 4, 9).getTime();
  const said = refusalOf({ ...refused, until, reason: 'Rude.' });
  expect(said).toEqual({
    rule: 'sanctioned',
    key: 'said',
    values: { text: expect.stringMatching(/^You cannot write .*2031.*“Rude\.”$/) },
  });
});
