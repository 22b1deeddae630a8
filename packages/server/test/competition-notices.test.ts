/** Being told that a competition waits for one's decision: once, by every way one has chosen, in one's own language. */

import { expect, onTestFinished, test } from 'vitest';
import type * as wire from '../src/competitions/protocol.ts';
import type { OpenedChannel } from '../src/notifications/protocol.ts';
import { startHookSink } from '../testing/hook-sink.ts';
import { startMailSink } from '../testing/mail-sink.ts';
import { startPushSink } from '../testing/push-sink.ts';
import { Browser } from './browser.ts';
import { TestClock } from './clock.ts';
import { CUPS } from './cup.ts';
import { newFolder, newServer, until } from './visit.ts';

const MINUTE_MS = 60_000;
/** Hardly more than the least with which anybody is reminded: the clock here moves second by second. */
const SHORT = { kind: 'move', seconds: 12 * 60, out: 'bot' };

async function opened<S extends { close(): Promise<void> }>(starting: Promise<S>): Promise<S> {
  const sink = await starting;
  onTestFinished(() => sink.close());
  return sink;
}

/** Ann opens a competition of four with two bots; Bob enters last, and so begins it. */
async function begin(ann: Browser, bob: Browser, wanted: object = {}): Promise<string> {
  const given = { game: 'whispers', name: 'Ann', open: true, bots: 2, level: 'random', ...wanted };
  const { competition } = (await ann.post<wire.Entered>('/api/competitions', given)).body;
  expect((await bob.post(`/api/competitions/${competition.id}/join`, { name: 'Bjørn' })).status).toBe(200);
  return competition.id;
}

const register = (browser: Browser, id: string) =>
  browser.post(`/api/competitions/${id}/acts`, { id: 'a', act: { type: 'register', word: 'aardvark' } });

async function passUntil(clock: TestClock, isSo: () => boolean): Promise<void> {
  await until(
    async () => {
      await clock.pass(5000);
      return isSo();
    },
    is => is,
  );
}

test('who is asked for a decision while away is told once by each way, and reminded once', async () => {
  const [clock, mail, push] = [new TestClock(), await opened(startMailSink()), await opened(startPushSink())];
  const hook = await opened(startHookSink());
  const server = { host: '127.0.0.1', port: mail.port, tls: 'off', login: null } as const;
  const hall = await newServer({
    ...{ competitions: CUPS, clock },
    telling: {
      ...{ publicUrl: 'https://play.test', webhooks: true, mayBePrivate: true },
      mail: { server, from: 'Roundhouse <play@play.test>' },
    },
  });
  const [ann, bob] = [new Browser(hall), new Browser(hall)];
  const id = await begin(ann, bob, { clock: SHORT });
  const { endpoint, keys } = push.subscription;
  await ann.post('/api/telling/push', { endpoint, ...keys, language: 'en' });
  await ann.post('/api/telling/webhook', { url: hook.url, language: 'en' });
  await bob.post<OpenedChannel>('/api/telling/mail', { address: 'bob@x.test', language: 'de' });
  const [token] = /(?<=told#)[\w.-]+/.exec(mail.letters[0]!.letter.replaceAll('=\r\n', ''))!;
  await bob.post('/api/telling/links', { token });

  await passUntil(clock, () => push.pushed.length > 0 && hook.called.length > 0);
  expect(JSON.parse(push.pushed[0]!.text)).toMatchObject({
    title: 'Your decision: a competition in whispers with Bot, Bot 2 and Bjørn',
    path: `/competition/${id}`,
    stop: { label: 'No more of this competition' },
  });
  expect(JSON.parse(push.pushed[0]!.text).body).toMatch(/^The competition goes on when you have decided\. You have/);
  const called = { type: 'competition', competition: id, game: 'whispers', entrant: 0, name: 'Ann' };
  expect(JSON.parse(hook.called[0]!.body)).toMatchObject({ ...called, url: `https://play.test/competition/${id}` });
  // Bob began it himself, so he has seen the question: he is reminded, but not told.
  expect(mail.letters.length).toBe(1);
  await register(ann, id);
  await passUntil(clock, () => mail.letters.length > 1);
  const letter = mail.letters[1]!.letter.replaceAll('=\r\n', '');
  expect(letter).toContain('Der Wettbewerb geht weiter, sobald du entschieden hast. Du hast noch etwa');
  expect(letter).toContain(`Zum Wettbewerb:\r\nhttps://play.test/competition/${id}`);
  await clock.pass(MINUTE_MS);
  // She decided, so there was nothing to remind her of.
  expect([push.asked(), hook.called.length, mail.letters.length]).toEqual([1, 1, 2]);
});

test('what a server that was stopped has not told another tells, and of two only one', async () => {
  const [clock, hook, dataDir] = [new TestClock(), await opened(startHookSink()), await newFolder()];
  const telling = { publicUrl: 'https://play.test', webhooks: true, mayBePrivate: true };
  const options = { competitions: CUPS, clock, telling, dataDir };
  const first = await newServer(options);
  const [ann, bob] = [new Browser(first), new Browser(first)];
  const id = await begin(ann, bob);
  await ann.post('/api/telling/webhook', { url: hook.url, language: 'en' });
  await first.close();
  expect(hook.called).toEqual([]);
  await newServer(options);
  await passUntil(clock, () => hook.called.length > 0);
  await newServer(options);
  await clock.pass(MINUTE_MS);
  expect(hook.called.map(({ body }) => JSON.parse(body))).toMatchObject([{ type: 'competition', competition: id }]);
});
