/** Operators: reports with what was said around them, sanctions that stop new games only, and a list of all they did. */

import { verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { appoint } from '../src/people/operators.ts';
import type { Me, Moderated } from '../src/people/protocol.ts';
import type { ErrorBody, Seated, Welcome } from '../src/protocol.ts';
import { Browser } from './browser.ts';
import { newFolder, newServer, until, Visitor } from './visit.ts';
import { whispers } from './whispers.ts';

const table = { game: 'whispers', name: 'Ann', open: true };
const DAY_MS = 24 * 60 * 60 * 1000;
const codeOf = ({ status, body }: { status: number; body: unknown }): string =>
  `${status} ${(body as ErrorBody).error.code}`;

interface Scene {
  readonly server: RunningServer;
  readonly dataDir: string;
  readonly ann: Browser;
  readonly bob: Browser;
  readonly id: string;
  readonly path: string;
}

async function twoAtATable(): Promise<Scene> {
  const dataDir = await newFolder();
  const server = await newServer({ dataDir });
  const [ann, bob] = [new Browser(server), new Browser(server)];
  const { id } = (await ann.post<Seated>('/api/matches', table)).body.table;
  const path = `/api/matches/${id}`;
  await bob.post(`${path}/join`, { name: 'Bob' });
  return { server, dataDir, ann, bob, id, path };
}

async function lineOf({ server, id }: Scene, { cookie }: Browser): Promise<Visitor> {
  const visitor = new Visitor(server, id, { headers: { cookie } });
  await visitor.opened();
  visitor.say({ type: 'hello', key: null, seen: 0, room: true });
  await visitor.until('room');
  return visitor;
}

async function say(visitor: Visitor, id: string, text: string): Promise<void> {
  visitor.say({ type: 'say', id, text });
  await visitor.until('room', ({ answers }) => answers === id);
}

/** Bob has said something that Ann reported; Olga is an operator. */
async function reported(): Promise<Scene & { olga: Browser; bobLine: Visitor }> {
  const scene = await twoAtATable();
  const [annLine, bobLine] = [await lineOf(scene, scene.ann), await lineOf(scene, scene.bob)];
  await say(annLine, 'a', 'hello');
  await say(bobLine, 'b', 'go away');
  annLine.say({ type: 'report', id: 'c', line: 1, reason: 'rude' });
  await annLine.until('room', ({ answers }) => answers === 'c');
  const olga = new Browser(scene.server);
  await olga.post('/api/account', { name: 'Olga', password: 'seven dice in a row' });
  return { ...scene, olga, bobLine };
}

test('an operator is made on the command line, and sees reports with what was said around them', async () => {
  const { olga, dataDir, id } = await reported();
  expect(codeOf(await olga.get('/api/moderation'))).toBe('403 not-operator');
  expect(await appoint({ dataDir }, 'Nobody', 'operator')).toBeNull();
  expect(await appoint({ dataDir }, 'olga', 'operator')).toBe('Olga');
  expect((await olga.get<Me>('/api/me')).body.person?.role).toBe('operator');
  const { reports, deeds } = (await olga.get<Moderated>('/api/moderation')).body;
  expect(reports).toMatchObject([{ match: id, game: 'whispers', line: 1, by: 'Ann', reason: 'rude', isKnown: true }]);
  expect(reports[0]!.lines.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Ann: hello', 'Bob: go away']);
  expect(deeds).toMatchObject([{ operator: null, deed: 'appointed', about: { name: 'Olga' } }]);
  const dismissal = { match: id, line: 1, reason: 'A joke.' };
  expect((await olga.post('/api/moderation/dismiss', dismissal)).status).toBe(200);
  expect(codeOf(await olga.post('/api/moderation/dismiss', dismissal))).toBe('404 nothing-there');
  const after = (await olga.get<Moderated>('/api/moderation')).body;
  expect(after.reports).toEqual([]);
  const about = { match: id, line: 1 };
  expect(after.deeds[0]).toMatchObject({ operator: 'Olga', deed: 'dismissed', about, reason: 'A joke.' });
  expect(await appoint({ dataDir }, 'Olga', 'player')).toBe('Olga');
  expect(codeOf(await olga.get('/api/moderation'))).toBe('403 not-operator');
});

test('a sanction stops new games and never one that is on; lifted, it stops nothing', async () => {
  const { olga, dataDir, id, path, bob, ann } = await reported();
  await appoint({ dataDir }, 'Olga', 'operator');
  const until = Date.now() + 3 * DAY_MS;
  const sanction = { match: id, line: 1, kind: 'play', reason: 'Rude to others.', until };
  expect(codeOf(await bob.post('/api/moderation/sanctions', sanction))).toBe('403 not-operator');
  expect(codeOf(await olga.post('/api/moderation/sanctions', { ...sanction, until: 5 }))).toBe('400 bad-request');
  expect(codeOf(await olga.post('/api/moderation/sanctions', { ...sanction, line: 7 }))).toBe('404 nothing-there');
  expect((await olga.post('/api/moderation/sanctions', sanction)).status).toBe(200);
  const refused = await bob.post<ErrorBody>('/api/matches', { ...table, name: 'Bob' });
  expect(refused).toMatchObject({
    status: 403,
    body: { error: { code: 'sanctioned', until, reason: 'Rude to others.' } },
  });
  expect(refused.body.error.message).toContain(new Date(until).toISOString().slice(0, 10));
  const other = (await ann.post<Seated>('/api/matches', table)).body.table.id;
  expect(codeOf(await bob.post(`/api/matches/${other}/join`, { name: 'Bob' }))).toBe('403 sanctioned');
  expect((await bob.get<Me>('/api/me')).body.person?.sanctions).toMatchObject([{ kind: 'play', until }]);
  const move = { decision: 0, id: 'a', move: { type: 'choose', word: 'aardvark' }, seen: 0 };
  expect((await bob.post(`${path}/moves`, move)).status).toBe(200);
  expect((await bob.post(`${path}/moves`, { ...move, decision: 1, id: 'b', move: { type: 'concede' } })).status).toBe(
    200,
  );
  expect(codeOf(await bob.post(`${path}/rematch`))).toBe('403 sanctioned');
  // A new account is no way out.
  await bob.post('/api/account', { name: 'Bobby', password: 'seven dice in a row' });
  expect(codeOf(await bob.post('/api/matches', { ...table, name: 'Bob' }))).toBe('403 sanctioned');
  const [shown] = (await olga.get<Moderated>('/api/moderation')).body.sanctions;
  expect(shown).toMatchObject({ name: 'Bobby', kind: 'play', lifted: null });
  expect((await olga.post('/api/moderation/lift', { id: shown!.id, reason: 'Said sorry.' })).status).toBe(200);
  expect(codeOf(await olga.post('/api/moderation/lift', { id: shown!.id, reason: '' }))).toBe('404 nothing-there');
  expect((await bob.post('/api/matches', { ...table, name: 'Bob' })).status).toBe(201);
  const { deeds } = (await olga.get<Moderated>('/api/moderation')).body;
  expect(deeds.map(({ deed, about }) => [deed, about])).toEqual([
    ['lifted', { name: 'Bobby', kind: 'play' }],
    ['sanctioned', { name: 'Bob', kind: 'play', until }],
    ['appointed', { name: 'Olga' }],
  ]);
});

test('a sanction of chat leaves everything else', async () => {
  const { olga, dataDir, id, bob, bobLine } = await reported();
  await appoint({ dataDir }, 'Olga', 'operator');
  const until = Date.now() + DAY_MS;
  const sanction = { match: id, line: 1, kind: 'chat', reason: 'Rude.', until };
  await olga.post('/api/moderation/sanctions', sanction);
  bobLine.say({ type: 'say', id: 'x', text: 'again' });
  expect(await bobLine.until('refused')).toMatchObject({ id: 'x', code: 'sanctioned', until, reason: 'Rude.' });
  expect((await bob.post('/api/matches', { ...table, name: 'Bob' })).status).toBe(201);
});

test('who goes takes everything along; a neutral name stays, a bot plays on, and the record proves itself', async () => {
  const scene = await reported();
  const { ann, bob, path, id } = scene;
  await bob.post('/api/account', { name: 'Bob', password: 'seven dice in a row' });
  interface Exported {
    person: { name: string };
    sessions: unknown[];
    seats: { match: string; said: { text: string }[]; record: string }[];
  }
  const file = (await bob.get<Exported>('/api/me/export')).body;
  expect(file).toMatchObject({ person: { name: 'Bob' }, sessions: [{ device: 'Firefox, Linux' }] });
  expect(file.seats).toMatchObject([{ match: id, said: [{ text: 'go away' }] }]);
  expect(JSON.stringify(file)).not.toMatch(/argon2|keyHash|"seed"/);
  expect(codeOf(await bob.delete('/api/me', { password: 'a wrong guess' }))).toBe('401 wrong-password');
  expect((await bob.delete('/api/me', { password: 'seven dice in a row' })).status).toBe(200);
  expect((await bob.get<Me>('/api/me')).body).toEqual({ person: null });
  const seats = (await ann.get<Welcome>(path)).body.table.seats;
  expect(seats[1]).toMatchObject({ name: 'Former player', standIn: expect.any(String) });
  // Ann plays to the end against the bot.
  const over = await until(
    async () => {
      const { body } = await ann.get<Welcome>(path);
      const [move] = body.moves;
      if (move) await ann.post(`${path}/moves`, { decision: body.decision, id: `${body.decision}`, move, seen: 0 });
      return body.over;
    },
    result => result !== null,
  );
  expect(over).not.toBeNull();
  const record = await (await fetch(`${scene.server.url}${path}/record`)).text();
  expect(record).not.toContain('Bob');
  expect(verifyRecord(name => (name === whispers.id ? whispers : undefined), record)).toMatchObject({ ok: true });
});

test('what was reported goes along too, and what operators did names nobody who has gone', async () => {
  const { olga, dataDir, id, ann, bob } = await reported();
  interface Exported {
    seats: { reported: unknown[] }[];
  }
  const reports = [{ line: 1, reason: 'rude', at: expect.any(Number) }];
  expect((await ann.get<Exported>('/api/me/export')).body.seats).toMatchObject([{ reported: reports }]);
  expect((await ann.delete('/api/me', {})).status).toBe(200);
  await appoint({ dataDir }, 'Olga', 'operator');
  const moderated = async () => (await olga.get<Moderated>('/api/moderation')).body;
  const [report] = (await moderated()).reports;
  expect(report).toMatchObject({ line: 1, by: 'Former player', reason: '…', isKnown: true });
  expect(report!.lines.at(-1)).toMatchObject({ name: 'Bob', text: 'go away' });
  const until = Date.now() + 3 * DAY_MS;
  await olga.post('/api/moderation/sanctions', { match: id, line: 1, kind: 'play', reason: 'Rude.', until });
  await olga.post('/api/moderation/lift', { id: (await moderated()).sanctions[0]!.id, reason: 'Said sorry.' });
  expect((await bob.delete('/api/me', {})).status).toBe(200);
  expect((await moderated()).deeds.map(({ deed, about }) => [deed, about])).toEqual([
    ['lifted', { name: 'Former player', kind: 'play' }],
    ['sanctioned', { name: 'Former player', kind: 'play', until }],
    ['appointed', { name: 'Olga' }],
  ]);
});

test('a table that waits loses nobody: a bot takes the seat of who goes', async () => {
  const server = await newServer();
  const [ann, bob] = [new Browser(server), new Browser(server)];
  const { id } = (await ann.post<Seated>('/api/matches', table)).body.table;
  expect((await ann.delete('/api/me', {})).status).toBe(200);
  const joined = await bob.post<Seated>(`/api/matches/${id}/join`, { name: 'Bob' });
  expect(joined.body.table).toMatchObject({
    status: 'running',
    seats: [{ name: 'Former player', bot: expect.any(String) }, {}],
  });
});
