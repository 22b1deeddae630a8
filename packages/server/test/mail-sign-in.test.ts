/** Signing in by a link that comes by mail, and setting a lost password anew: only where its owner has said so. */

import { expect, onTestFinished, test } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import type { OpenedChannel } from '../src/notifications/protocol.ts';
import { hashPassword } from '../src/people/passwords.ts';
import type { Me, Sessions } from '../src/people/protocol.ts';
import type { ErrorBody, MadeToken, Seated, Welcome } from '../src/protocol.ts';
import { startMailSink } from '../testing/mail-sink.ts';
import { Browser, type Got } from './browser.ts';
import { TestClock } from './clock.ts';
import { get, newServer, until } from './visit.ts';

const ANN = { name: 'Ann', password: 'seven dice in a row' };
const ADDRESS = 'Ann@x.test';
const BOUNDLESS = { burst: 1e9, perSecond: 1e9 };

const codeOf = ({ status, body }: Got<unknown>): string => `${status} ${(body as ErrorBody).error?.code}`;

/** A server that sends mail to a sink, and Ann, whose mailbox has agreed to it. */
async function open(options: Partial<ServerOptions> = {}) {
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const mail = {
    server: { host: '127.0.0.1', port: sink.port, tls: 'off', login: null },
    from: 'R <r@play.test>',
  } as const;
  const telling = { publicUrl: 'https://play.test', mail };
  const limits = { proofs: BOUNDLESS, letters: BOUNDLESS, ...options.limits };
  const server = await newServer({ telling, ...options, limits });
  const ann = new Browser(server);
  await ann.post('/api/account', ANN);
  const opened = await ann.post<OpenedChannel>('/api/telling/mail', { address: ADDRESS, language: 'en' });
  const channel = opened.body.channel.id;
  const [, token] = /told#([\w.-]+)/.exec(sink.letters[0]!.letter.replaceAll('=\r\n', ''))!;
  await ann.post('/api/telling/links', { token });
  return { server, sink, ann, channel };
}

type Opened = Awaited<ReturnType<typeof open>>;

const turnOn = ({ ann, channel }: Opened, more = {}) =>
  ann.post<Me>('/api/me/mail', { channel, signsIn: true, ...more });

/** Asks for a link, and gives the code in the letter that comes. */
async function linkFor({ sink, server }: Opened, address = ADDRESS): Promise<string> {
  const before = sink.letters.length;
  expect((await new Browser(server).post('/api/session/mail', { address })).status).toBe(200);
  await until(
    async () => sink.letters.length,
    count => count > before,
  );
  return /account#mail=3D([\w-]+)/.exec(sink.letters.at(-1)!.letter.replaceAll('=\r\n', ''))![1]!;
}

test('a link by mail signs in, once, for a quarter of an hour', async () => {
  const clock = new TestClock();
  const house = await open({ clock });
  const told = (await turnOn(house)).body.person!;
  expect(told.mailboxes).toEqual([{ id: house.channel, address: ADDRESS, signsIn: true }]);
  // However the address is written.
  const code = await linkFor(house, 'ann@X.test');
  const { letter } = house.sink.letters.at(-1)!;
  expect(letter).toContain('Hello Ann,');
  expect(letter).not.toContain('List-Unsubscribe');
  const phone = new Browser(house.server);
  expect((await phone.post<Me>('/api/session/link', { code })).body.person?.name).toBe('Ann');
  expect(codeOf(await phone.post('/api/session/link', { code }))).toBe('410 used-up');
  const late = await linkFor(house);
  await clock.pass(15 * 60_000);
  expect(codeOf(await phone.post('/api/session/link', { code: late }))).toBe('410 used-up');
});

test('a lost password is set anew: other devices are signed out, and what else is to end does', async () => {
  const house = await open();
  await turnOn(house);
  const { token } = (await house.ann.post<MadeToken>('/api/me/tokens', { name: 'Bot' })).body;
  const code = await linkFor(house);
  const phone = new Browser(house.server);
  // A password that will not do costs nothing but another try.
  expect(codeOf(await phone.post('/api/session/link', { code, password: 'password1' }))).toBe('400 bad-password');
  const password = 'eight dice in a row';
  expect((await phone.post('/api/session/link', { code, password, endTokens: true })).status).toBe(200);
  expect((await phone.get<Sessions>('/api/me/sessions')).body).toHaveLength(1);
  expect(codeOf(await house.ann.get('/api/me/sessions'))).toBe('401 not-signed-in');
  expect((await get(house.server, '/api/matches/none', token)).status).toBe(401);
  const again = new Browser(house.server);
  expect(codeOf(await again.post('/api/session', ANN))).toBe('401 wrong-password');
  expect((await again.post('/api/session', { ...ANN, password })).status).toBe(200);
});

test('a link stays good where nobody has time for the new password, and where a thief signs devices out', async () => {
  const house = await open();
  await turnOn(house);
  const code = await linkFor(house);
  const phone = new Browser(house.server);
  const change = { code, password: 'eight dice in a row' };
  const others = Array.from({ length: 16 }, () => hashPassword('of sixteen others'));
  expect(codeOf(await phone.post('/api/session/link', change))).toBe('503 busy');
  await Promise.all(others);
  // Whoever has Ann's cookie ends what there is to end.
  await house.ann.delete('/api/me/sessions/any');
  expect((await phone.post('/api/session/link', change)).status).toBe(200);
  expect((await phone.get<Me>('/api/me')).body.person?.name).toBe('Ann');
});

test('a link that somebody else sent says whose it is, and takes the seats of no guest who did not agree', async () => {
  const house = await open();
  await turnOn(house);
  const guest = new Browser(house.server);
  const table = { game: 'whispers', name: 'Bob', open: false };
  const { body } = await guest.post<Seated>('/api/matches', table);
  const code = await linkFor(house);
  const looked = await guest.post('/api/carry/look', { code, by: 'mail' });
  expect(looked.body).toEqual({ name: 'Ann', kind: 'account', seats: 1 });
  // A code of one kind is none of the other.
  expect(codeOf(await guest.post('/api/carry/look', { code }))).toBe('410 used-up');
  await guest.post('/api/session/link', { code });
  const seatOf = async () => (await house.ann.get<Welcome>(`/api/matches/${body.table.id}`)).body.seat;
  expect(await seatOf()).toBeNull();
  const other = new Browser(house.server);
  const second = await other.post<Seated>('/api/matches', table);
  await other.post('/api/session/link', { code: await linkFor(house), adopt: true });
  const mine = await house.ann.get<Welcome>(`/api/matches/${second.body.table.id}`);
  expect(mine.body.seat).toBe(0);
});

test('nobody is written to where nobody said so, and the answer is the same', async () => {
  const house = await open();
  const eve = new Browser(house.server);
  const [silent, nobody] = [
    await eve.post('/api/session/mail', { address: ADDRESS }),
    await eve.post('/api/session/mail', { address: 'nobody@x.test' }),
  ];
  expect([silent.status, silent.body]).toEqual([nobody.status, nobody.body]);
  await turnOn(house);
  await linkFor(house);
  // The question whether she wants mail, and the one link.
  expect(house.sink.letters).toHaveLength(2);
  expect(codeOf(await eve.post('/api/session/mail', { address: 'no address' }))).toBe('400 bad-address');
});

test('a mailbox is written to so often and no more, whether or not anybody signs in there', async () => {
  const house = await open({ limits: { letters: { burst: 2, perSecond: 1 / 600 } } });
  const ask = async (address: string) =>
    (await new Browser(house.server).post('/api/session/mail', { address })).status;
  // Everything here comes from one address, which has asked for one letter before.
  expect([await ask('nobody@x.test'), await ask('nobody@x.test'), await ask(ADDRESS)]).toEqual([200, 429, 429]);
});

test('a stranger who is refused uses up nothing of the mailbox that they name', async () => {
  const clock = new TestClock();
  const house = await open({ clock, proxies: 1, limits: { letters: { burst: 2, perSecond: 1 / 600 } } });
  const ask = async (from: string, address = ADDRESS) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const body = JSON.stringify({ address });
    return (await fetch(`${house.server.url}/api/session/mail`, { method: 'POST', headers, body })).status;
  };
  await clock.pass(1_200_000);
  // Both of what the stranger may have sent goes elsewhere.
  expect([await ask('192.0.2.1', 'a@x.test'), await ask('192.0.2.1', 'b@x.test')]).toEqual([200, 200]);
  for (let i = 0; i < 10; i++) expect(await ask('192.0.2.1')).toBe(429);
  expect(await ask('192.0.2.2')).toBe(200);
});

test('letters are counted by the networks around an address too', async () => {
  const house = await open({ proxies: 1, limits: { letters: { burst: 1, perSecond: 1 / 600 } } });
  let sent = 0;
  for (let i = 0; i < 40; i++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:0:${i.toString(16)}::1` };
    const body = JSON.stringify({ address: `n${i}@x.test` });
    if ((await fetch(`${house.server.url}/api/session/mail`, { method: 'POST', headers, body })).ok) sent++;
  }
  expect(sent).toBe(4);
});

test('a stolen cookie does not turn it on, and what was on ends with the password if that is wanted', async () => {
  const clock = new TestClock();
  const house = await open({ clock });
  await clock.pass(16 * 60_000);
  expect(codeOf(await turnOn(house))).toBe('403 prove-first');
  expect(codeOf(await turnOn(house, { password: 'wrong' }))).toBe('401 wrong-password');
  expect((await turnOn(house, { password: ANN.password })).status).toBe(200);
  const change = { old: ANN.password, password: 'eight dice in a row', endPasskeys: true };
  await house.ann.post('/api/me/password', change);
  expect((await house.ann.get<Me>('/api/me')).body.person?.mailboxes).toMatchObject([{ signsIn: false }]);
  // To turn it off needs no proof, and of another's mailbox nobody decides.
  expect((await house.ann.post('/api/me/mail', { channel: house.channel, signsIn: false })).status).toBe(200);
  const eve = new Browser(house.server);
  await eve.post('/api/account', { ...ANN, name: 'Eve' });
  expect(codeOf(await eve.post('/api/me/mail', { channel: house.channel, signsIn: true }))).toBe('404 nothing-there');
});

test('where no mail is sent, that is said', async () => {
  const eve = new Browser(await newServer());
  expect(codeOf(await eve.post('/api/session/mail', { address: ADDRESS }))).toBe('409 not-offered');
});
