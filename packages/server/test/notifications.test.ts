/** Being told that it is one's turn: once, by every way one has chosen, and no more when one has had enough. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Bots, RunningServer, ServerOptions } from '../src/index.ts';
import type { OpenedChannel, Tellings } from '../src/notifications/protocol.ts';
import type { NotificationOptions } from '../src/notifications/providers.ts';
import type { ClockSettings, Seated, Welcome } from '../src/protocol.ts';
import { startHookSink } from '../testing/hook-sink.ts';
import { type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { type PushSink, startPushSink } from '../testing/push-sink.ts';
import { TestClock } from './clock.ts';
import { hands } from './hands.ts';
import { newFolder, newServer, Visitor } from './visit.ts';

// Hours pass here second by second.
vi.setConfig({ testTimeout: 180_000 });

const bots: Bots = { choose: async ({ moves }) => moves[0]!, async close() {} };
const MINUTE_MS = 60_000;
const DAYS: ClockSettings = { kind: 'move', seconds: 2 * 86_400, out: 'bot' };
const HOUR: ClockSettings = { kind: 'move', seconds: 60 * 60, out: 'bot' };

/** A browser with its cookie. */
class Browser {
  readonly server: RunningServer;
  cookie: string;

  constructor(server: RunningServer, cookie = '') {
    this.server = server;
    this.cookie = cookie;
  }

  async ask<Body>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> {
    const answer = await fetch(this.server.url + path, {
      method,
      headers: {
        origin: this.server.url,
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';', 1)[0]!;
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  async play(id: string): Promise<void> {
    const { decision, moves } = (await this.ask<Welcome>('GET', `/api/matches/${id}`)).body;
    const sent = { decision, id: `${decision}`, move: moves[0], seen: 0 };
    expect((await this.ask('POST', `/api/matches/${id}/moves`, sent)).status).toBe(200);
  }
}

async function opened<S extends { close(): Promise<void> }>(starting: Promise<S>): Promise<S> {
  const sink = await starting;
  onTestFinished(() => sink.close());
  return sink;
}

const meansOf = ({ port }: MailSink): NotificationOptions => ({
  publicUrl: 'https://play.test',
  mail: { server: { host: '127.0.0.1', port, tls: 'off', login: null }, from: 'Roundhouse <play@play.test>' },
  webhooks: true,
  mayBePrivate: true,
});

const newTellingServer = (clock: TestClock, telling: NotificationOptions, options: Partial<ServerOptions> = {}) =>
  newServer({ games: [hands], bots, clock, telling, ...options });

/** Ann has opened a table and Bob has joined; Ann is to play. */
async function sitDown(ann: Browser, bob: Browser, wanted: object = {}): Promise<string> {
  const table = {
    game: 'hands',
    name: 'Ann',
    open: true,
    seats: 2,
    clock: DAYS,
    options: { cards: 5 },
    ...wanted,
  };
  const { id } = (await ann.ask<Seated>('POST', '/api/matches', table)).body.table;
  await bob.ask('POST', `/api/matches/${id}/join`, { name: 'Bjørn ☃' });
  return id;
}

const subscribe = (browser: Browser, { subscription: { endpoint, keys } }: PushSink, language = 'en') =>
  browser.ask<OpenedChannel>('POST', '/api/telling/push', { endpoint, ...keys, language });

/**
 * Lets time pass until it is so, but not so fast that a message under way on a busy machine would be overtaken by clocks. A
 * test that waits in vain runs into its own time limit.
 */
async function passUntil(clock: TestClock, isSo: () => boolean, ms = 5000): Promise<void> {
  while (!isSo()) {
    await clock.pass(ms);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

const tokensIn = (letter: string): string[] =>
  [...letter.replaceAll('=\r\n', '').matchAll(/told#([\w.-]+)/g)].map(([, token]) => token!);

test('whoever is told by servers that never answer keeps nobody else waiting', async () => {
  const [clock, push] = [new TestClock(), await opened(startPushSink())];
  let [asked, givenUp] = [0, 0];
  const slow = createServer(({ socket }) => {
    asked++;
    socket.once('close', () => givenUp++);
  });
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  onTestFinished(() => {
    slow.closeAllConnections();
    slow.close();
  });
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const server = await newTellingServer(clock, { publicUrl: 'https://play.test', webhooks: true, mayBePrivate: true });
  const eves = [1, 2, 3].map(() => new Browser(server));
  for (const eve of eves) {
    await sitDown(eve, new Browser(server));
    for (let i = 0; i < 12; i++) await eve.ask('POST', '/api/telling/webhook', { url: `${url}/${i}`, language: 'en' });
  }
  await passUntil(clock, () => asked > 0, 1000);
  const ann = new Browser(server);
  await sitDown(ann, new Browser(server));
  await subscribe(ann, push);
  await passUntil(clock, () => push.pushed.length === 1 || givenUp > 0, 1000);
  expect([push.pushed.length, givenUp]).toEqual([1, 0]);
});

test('somebody who is away is told once for each turn, and reminded once before time is out', async () => {
  const [clock, mail, push] = [new TestClock(), await opened(startMailSink()), await opened(startPushSink())];
  const server = await newTellingServer(clock, meansOf(mail));
  const [ann, bob] = [new Browser(server), new Browser(server)];
  const id = await sitDown(ann, bob, { clock: HOUR });
  const asked = await bob.ask<OpenedChannel>('POST', '/api/telling/mail', { address: 'bob@x.test', language: 'de' });
  expect(asked.body.channel).toMatchObject({ kind: 'mail', address: 'bob@x.test', confirmed: false });
  await subscribe(ann, push);
  // Ann opened the table and Bob was the last to act, by sitting down.
  await passUntil(clock, () => push.pushed.length === 1);
  const told = JSON.parse(push.pushed[0]!.text);
  expect(told).toMatchObject({ title: 'Your turn: hands with Bjørn ☃', path: `/match/${id}`, lang: 'en' });
  expect(told.body).toBe('Something is asked of you at the table. You have about 59 minutes left.');

  // Nobody has agreed to be written to at Bob's address: only the question was sent.
  expect(mail.letters).toMatchObject([{ to: ['bob@x.test'] }]);
  expect(await bob.ask('POST', '/api/telling/links', { token: tokensIn(mail.letters[0]!.letter)[0] })).toMatchObject({
    body: { did: 'confirm' },
  });
  await ann.play(id);
  await passUntil(clock, () => mail.letters.length === 2);
  const { letter } = mail.letters[1]!;
  expect(letter).toContain('Subject: Du bist dran: hands mit Ann');
  expect(letter).toContain(`https://play.test/match/${id}`);
  expect(letter).toMatch(/^List-Unsubscribe: <https:\/\/play\.test\/api\/telling\/stop\?token=[\w.-]+>\r$/m);
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  // A quarter of the hour is left when the reminder comes; and nothing else has come before it.
  await clock.pass(43 * MINUTE_MS);
  expect(mail.letters.length).toBe(2);
  await passUntil(clock, () => mail.letters.length === 3);
  expect(mail.letters[2]!.letter.replaceAll('=\r\n', '')).toMatch(/Du hast noch etwa 1[0-5] Minuten\./);
  await bob.play(id);
  await passUntil(clock, () => push.pushed.length === 2);
  // Ann's first turn was answered in time: nobody reminded her, and Bob's clock is forgotten.
  expect([push.asked(), mail.letters.length]).toEqual([2, 3]);
});

test('who is at the table, or has left the seat to a bot, is not told', async () => {
  const [clock, hook] = [new TestClock(), await opened(startHookSink())];
  const server = await newTellingServer(clock, { publicUrl: 'https://play.test', webhooks: true, mayBePrivate: true });
  const [ann, bob] = [new Browser(server), new Browser(server)];
  const id = await sitDown(ann, bob);
  for (const browser of [ann, bob]) {
    const url = `${hook.url}?${browser === ann ? 'ann' : 'bob'}`;
    const { body } = await browser.ask<OpenedChannel>('POST', '/api/telling/webhook', { url, language: 'en' });
    expect(body.secret).toMatch(/^whsec_/);
  }
  const line = new Visitor(server, id, { headers: { cookie: ann.cookie } });
  await line.opened();
  line.say({ type: 'hello', key: null, seen: 0 });
  await line.until('welcome', ({ seat }) => seat === 0);
  await clock.pass(10 * MINUTE_MS);
  // Leaving afterwards changes nothing: she has seen it.
  line.socket.close();
  await line.closed;
  await clock.pass(10 * MINUTE_MS);
  expect(hook.called).toEqual([]);
  const other = new Visitor(server, id, { headers: { cookie: bob.cookie } });
  await other.opened();
  other.say({ type: 'hello', key: null, seen: 0 });
  await other.until('welcome');
  other.say({ type: 'leave', id: 'l' });
  await other.until('update');
  other.socket.close();
  await other.closed;
  // The bot plays for Bob at once, so it is Ann who is told.
  await ann.play(id);
  await passUntil(clock, () => hook.called.length > 0);
  await clock.pass(MINUTE_MS);
  expect(hook.called.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'turn', match: id, game: 'hands', seat: 0, decision: 1, name: 'Ann', others: ['Bjørn ☃'] },
  ]);
});

test('what a process that died has not told, another tells, and of two only one', async () => {
  const [clock, push, dataDir] = [new TestClock(), await opened(startPushSink()), await newFolder()];
  const means = { mayBePrivate: true };
  const first = await newTellingServer(clock, means, { dataDir });
  const ann = new Browser(first);
  const ids = [await sitDown(ann, new Browser(first)), await sitDown(ann, new Browser(first))];
  await subscribe(ann, push);
  await first.close();
  expect(push.asked()).toBe(0);
  const two = [await newTellingServer(clock, means, { dataDir }), await newTellingServer(clock, means, { dataDir })];
  await passUntil(clock, () => push.pushed.length === 2);
  const told = push.pushed.map(({ text }) => JSON.parse(text));
  expect(told.map(({ path }) => path).sort()).toEqual(ids.map(id => `/match/${id}`).sort());
  for (const server of two) await server.close();
  await newTellingServer(clock, means, { dataDir });
  await clock.pass(20 * MINUTE_MS);
  expect(push.asked()).toBe(2);
});

test('who comes back to a table after the house was closed is not told of that table', async () => {
  const [clock, push, dataDir] = [new TestClock(), await opened(startPushSink()), await newFolder()];
  const first = await newTellingServer(clock, { mayBePrivate: true }, { dataDir });
  const ann = new Browser(first);
  const [seen, missed] = [await sitDown(ann, new Browser(first)), await sitDown(ann, new Browser(first))];
  await subscribe(ann, push);
  await first.close();
  const second = await newTellingServer(clock, { mayBePrivate: true }, { dataDir });
  await clock.pass(MINUTE_MS);
  const line = new Visitor(second, seen, { headers: { cookie: ann.cookie } });
  await line.opened();
  line.say({ type: 'hello', key: null, seen: 0 });
  await line.until('welcome');
  await passUntil(clock, () => push.pushed.length > 0);
  await clock.pass(10 * MINUTE_MS);
  expect(push.pushed.map(({ text }) => JSON.parse(text).path)).toEqual([`/match/${missed}`]);
});

test('a message that is not taken is sent again; a browser that is gone is forgotten', async () => {
  const [clock, push] = [new TestClock(), await opened(startPushSink())];
  const server = await newTellingServer(clock, { mayBePrivate: true });
  const [ann, bob] = [new Browser(server), new Browser(server)];
  const id = await sitDown(ann, bob);
  push.answer(503);
  await subscribe(ann, push);
  await passUntil(clock, () => push.asked() === 2);
  push.answer(201);
  await passUntil(clock, () => push.pushed.length === 1);
  await ann.play(id);
  await bob.play(id);
  push.answer(410);
  const asked = push.asked();
  await passUntil(clock, () => push.asked() > asked);
  const left = async (): Promise<number> => (await ann.ask<Tellings>('GET', '/api/telling')).body.channels.length;
  while ((await left()) > 0) await clock.pass(1000);
  expect(push.asked()).toBe(asked + 1);
});

test('one click stops: in the page, in a mail program, in a push message', async () => {
  const [clock, mail, push] = [new TestClock(), await opened(startMailSink()), await opened(startPushSink())];
  const server = await newTellingServer(clock, meansOf(mail));
  const [ann, bob] = [new Browser(server), new Browser(server)];
  const [one, two] = [await sitDown(ann, bob), await sitDown(ann, bob)];
  await ann.ask('POST', '/api/telling/mail', { address: 'ann@x.test', language: 'en' });
  const stranger = new Browser(server);
  await stranger.ask('POST', '/api/telling/links', { token: tokensIn(mail.letters[0]!.letter)[0] });
  await subscribe(ann, push);
  await ann.ask('POST', '/api/telling/quiet', { match: one, quiet: true });
  await passUntil(clock, () => push.pushed.length === 1 && mail.letters.length === 2);
  const { path, stop } = JSON.parse(push.pushed[0]!.text);
  expect(path).toBe(`/match/${two}`);
  // As a mail program does it.
  const [address] = /(?<=<https:\/\/play\.test).*?(?=>)/.exec(mail.letters[1]!.letter)!;
  // A program that knows no such form opens the address in a browser, and whatever looks into mails does so unasked.
  const seen = await fetch(server.url + address, { redirect: 'manual' });
  expect([seen.status, seen.headers.get('location')]).toEqual([
    303,
    address.replace('api/telling/stop?token=', 'told#'),
  ]);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const clicked = await fetch(server.url + address, {
    method: 'POST',
    headers: form,
    body: 'List-Unsubscribe=One-Click',
  });
  expect([clicked.status, await clicked.json()]).toEqual([200, { did: 'stop' }]);
  expect(await stranger.ask('POST', '/api/telling/links', { token: stop.token })).toMatchObject({
    body: { did: 'quiet' },
  });
  const { channels, quiet } = (await ann.ask<Tellings>('GET', '/api/telling')).body;
  expect([channels.map(({ kind }) => kind), quiet]).toEqual([['push'], [one, two].sort()]);
  await ann.ask('POST', '/api/telling/quiet', { match: one, quiet: false });
  for (const id of [one, two]) {
    await ann.play(id);
    await bob.play(id);
  }
  await passUntil(clock, () => push.pushed.length === 2);
  await clock.pass(MINUTE_MS);
  expect([push.asked(), mail.letters.length]).toEqual([2, 2]);
  expect(JSON.parse(push.pushed[1]!.text).path).toBe(`/match/${one}`);
});

test('what cannot be meant is refused, and nothing is sent', async () => {
  const [clock, mail, push] = [new TestClock(), await opened(startMailSink()), await opened(startPushSink())];
  const server = await newTellingServer(clock, { ...meansOf(mail), mayBePrivate: false, webhooks: false });
  const ann = new Browser(server);
  const refusal = async (path: string, body: unknown, browser = ann): Promise<unknown> => {
    const answer = await browser.ask<{ error?: { code: string } }>('POST', `/api/telling/${path}`, body);
    return answer.body.error?.code ?? answer.status;
  };
  const { endpoint, keys } = push.subscription;
  expect(await refusal('quiet', { match: 'x', quiet: true })).toBe('not-signed-in');
  expect(await refusal('push', { endpoint, ...keys, language: 'en' })).toBe('bad-address');
  const elsewhere = { endpoint: 'https://push.test/1', p256dh: 'B'.repeat(87), auth: keys.auth, language: 'en' };
  expect(await refusal('push', elsewhere)).toBe('bad-address');
  expect(await refusal('webhook', { url: 'https://x.test/', language: 'en' })).toBe('not-offered');
  expect(await refusal('mail', { address: 'ann@x.test>\r\nRCPT TO:<bob@x.test', language: 'en' })).toBe('bad-address');
  expect(await refusal('mail', { address: 'ann@x.test', language: 'english' })).toBe('bad-request');
  expect(await refusal('quiet', { match: 'x', quiet: true })).toBe('no-such-match');
  expect(await refusal('links', { token: 'stop.x..forged' })).toBe('wrong-link');
  expect(mail.letters.length).toBe(0);
  const fivefold = await Promise.all(
    [1, 2, 3, 4, 5].map(() => refusal('mail', { address: 'ann@x.test', language: 'en' })),
  );
  expect(fivefold.sort()).toEqual([200, 200, 200, 200, 'too-fast']);
  expect(mail.letters.length).toBe(4);
  const { id } = (await ann.ask<Tellings>('GET', '/api/telling')).body.channels[0]!;
  expect(await refusal(`channels/${id}/try`, {})).toBe('not-now');
  expect(await refusal(`channels/${id}/try`, {}, new Browser(server))).toBe('not-signed-in');
  await ann.ask('POST', '/api/telling/links', { token: tokensIn(mail.letters[0]!.letter)[0] });
  expect(await refusal(`channels/${id}/try`, {})).toBe(200);
  expect(mail.letters[4]!.letter).toContain('This is how you will be told');
  expect((await ann.ask('DELETE', `/api/telling/channels/${id}`)).status).toBe(200);
  expect((await ann.ask('DELETE', `/api/telling/channels/${id}`)).status).toBe(404);
});
