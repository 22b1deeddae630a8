/** The ways out of the house, each against a real receiver: web push, mail, webhooks. */

import { createECDH } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { notificationsFrom } from '../src/notifications/environment.ts';
import { type Mail, parseAddress } from '../src/notifications/mail.ts';
import { isPrivate, parseTarget, postOut } from '../src/notifications/outbound.ts';
import { sendPush } from '../src/notifications/push.ts';
import { areKeys, MOST_BYTES, seal } from '../src/notifications/sealing.ts';
import { type MailServer, parseMailServer, sendMail } from '../src/notifications/smtp.ts';
import { areVapidKeys, mendedVapidKeys, newVapidKeys } from '../src/notifications/vapid.ts';
import { newWebhookSecret, sendWebhook, signatureOf } from '../src/notifications/webhook.ts';
import { startHookSink } from '../testing/hook-sink.ts';
import { type MailSink, type SinkOptions, startMailSink } from '../testing/mail-sink.ts';
import { startPushSink } from '../testing/push-sink.ts';

async function opened<S extends { close(): Promise<void> }>(starting: Promise<S>): Promise<S> {
  const sink = await starting;
  onTestFinished(() => sink.close());
  return sink;
}

describe('web push', () => {
  test('a message is sealed as in the example of RFC 8291', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const text = Buffer.from('When I grow up, I want to be a watermelon');
    expect(seal(keys, text, sender, salt).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
        'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    expect(areKeys(keys)).toBe(true);
    expect(areKeys({ ...keys, auth: 'short' })).toBe(false);
    expect(areKeys({ ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
    expect(() => seal(keys, Buffer.alloc(MOST_BYTES + 1))).toThrow(RangeError);
  });

  test('a private key that begins with zeros works, also where an earlier version kept it shifted', async () => {
    const sink = await opened(startPushSink());
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.alloc(31, 7));
    const keys = newVapidKeys(pair);
    const shifted = { ...keys, privateKey: `A${Buffer.alloc(31, 7).toString('base64url')}` };
    expect(areVapidKeys(keys)).toBe(true);
    expect(areVapidKeys(shifted)).toBe(false);
    expect(mendedVapidKeys(shifted)).toEqual(keys);
    expect(mendedVapidKeys(keys)).toBe(keys);
    // As other programs print such a key.
    const short = { ...keys, privateKey: Buffer.alloc(31, 7).toString('base64url') };
    const { endpoint, keys: browser } = sink.subscription;
    for (const used of [keys, short]) {
      const sender = { keys: used, subject: null, mayBePrivate: true };
      const message = { text: 'x', topic: 'turn', ttlS: 60 };
      expect(await sendPush(sender, { endpoint, ...browser }, message, 1_800_000_000_000)).toEqual({ kind: 'sent' });
    }
  });

  test('the browser opens it, and the push service knows who sent it', async () => {
    const sink = await opened(startPushSink());
    const keys = newVapidKeys();
    expect(areVapidKeys(keys)).toBe(true);
    expect(areVapidKeys({ ...keys, publicKey: newVapidKeys().publicKey })).toBe(false);
    const sender = { keys, subject: 'mailto:host@example.org', mayBePrivate: true };
    const { endpoint, keys: browser } = sink.subscription;
    const message = { text: 'Du bist dran – „FITE“', topic: 'turn', ttlS: 60 };
    const send = () => sendPush(sender, { endpoint, ...browser }, message, 1_800_000_000_000);
    expect(await send()).toEqual({ kind: 'sent' });
    expect(sink.pushed).toMatchObject([
      {
        text: 'Du bist dran – „FITE“',
        sender: keys.publicKey,
        claims: { aud: new URL(endpoint).origin, exp: 1_800_043_200, sub: 'mailto:host@example.org' },
        headers: { ttl: '60', topic: 'turn', 'content-encoding': 'aes128gcm' },
      },
    ]);
    sink.answer(410);
    expect(await send()).toEqual({ kind: 'gone' });
    sink.answer(503);
    expect(await send()).toEqual({ kind: 'later', waitMs: null });
    sink.answer(400);
    expect(await send()).toEqual({ kind: 'refused' });
  });
});

/** A header's text (RFC 2047), in either encoding. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, way: string, word: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('latin1')
        : word
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .replace(/[\x80-\xff]+/g, bytes => Buffer.from(bytes, 'latin1').toString());

describe('mail', () => {
  const login = { user: 'host', password: 'pass wörd' };
  const serverOf = (sink: MailSink, given: Partial<MailServer> = {}): MailServer => ({
    ...{ host: '127.0.0.1', port: sink.port, tls: 'off', login: null },
    ...given,
  });
  const letter: Mail = {
    from: 'Runde Häuser <play@example.org>',
    to: 'ann@example.org',
    subject: 'Du bist dran: FITE gegen Björn\r\nBcc: everybody@example.org',
    text: `.\nÄ line that begins with a dot:\n.hidden\n${'long '.repeat(40)}\ntrailing \n`,
    messageId: 'one@example.org',
    date: new Date(0),
    headers: { 'List-Unsubscribe': '<https://example.org/stop>' },
  };
  const send = (server: MailServer, to = letter.to) => sendMail(server, { ...letter, to });
  const started = (options?: SinkOptions) => opened(startMailSink(options));

  test('a letter arrives as it was written, whatever is in it', async () => {
    const sink = await started();
    await send(serverOf(sink));
    expect(sink.letters).toMatchObject([
      { from: 'play@example.org', to: ['ann@example.org'], isSafe: false, user: null },
    ]);
    const [head = '', ...rest] = sink.letters[0]!.letter.split('\r\n\r\n');
    const lines = sink.letters[0]!.letter.split('\r\n');
    expect(lines.every(line => /^[\x20-\x7e]{0,76}$/.test(line))).toBe(true);
    const text = Buffer.from(
      rest
        .join('\r\n\r\n')
        .replaceAll('=\r\n', '')
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString();
    expect(text).toContain(`.\r\nÄ line that begins with a dot:\r\n.hidden\r\n${'long '.repeat(40)}\r\ntrailing `);
    const subject = /Subject: (.*(?:\r\n .*)*)/.exec(head)?.[1] ?? '';
    expect(decodeWords(subject)).toBe('Du bist dran: FITE gegen Björn Bcc: everybody@example.org');
    expect(head).not.toMatch(/^Bcc/m);
    expect(head).toContain('Date: Thu, 01 Jan 1970 00:00:00 +0000');
  });

  test('TLS is started and the certificate checked, and only then is the password told', async () => {
    const sink = await started({ startTls: true, login: { way: 'PLAIN', ...login } });
    const server = serverOf(sink, { tls: 'start', login });
    await expect(send(server)).rejects.toThrow(/self-signed|certificate/);
    await send({ ...server, ca: sink.ca });
    expect(sink.letters).toMatchObject([{ isSafe: true, user: 'host' }]);
    const wrong = { ...server, ca: sink.ca, login: { ...login, password: 'other' } };
    await expect(send(wrong)).rejects.toMatchObject({ name: 'MailFailed', fault: 'operator' });
    expect(sink.letters.length).toBe(1);
  });

  test('a server without TLS is told nothing, unless the operator says so', async () => {
    const sink = await started({ login: { way: 'LOGIN', ...login } });
    await expect(send(serverOf(sink, { tls: 'start', login }))).rejects.toMatchObject({ fault: 'operator' });
    await send(serverOf(sink, { login }));
    expect(sink.letters).toMatchObject([{ isSafe: false, user: 'host' }]);
  });

  test('who is refused hears whether it is for good', async () => {
    let no: string | null = '450 4.2.0 come again';
    const sink = await started({ refuse: () => no });
    await expect(send(serverOf(sink))).rejects.toMatchObject({ name: 'MailFailed', fault: 'moment' });
    no = '550 5.1.1 nobody of that name';
    await expect(send(serverOf(sink))).rejects.toMatchObject({ name: 'MailFailed', fault: 'recipient' });
    no = null;
    await send(serverOf(sink));
    expect(sink.letters.length).toBe(1);
  });

  test('a login by tokens, and one that is refused is the fault of nobody who is written to', async () => {
    const sink = await started({ login: { way: 'XOAUTH2', user: 'host', password: 'ya29.token' } });
    const oauth = (accessToken: string) => serverOf(sink, { login: { user: 'host', oauth: { accessToken } } });
    await send(oauth('ya29.token'));
    expect(sink.letters).toMatchObject([{ user: 'host' }]);
    await expect(send(oauth('old'))).rejects.toMatchObject({ name: 'MailFailed', fault: 'operator' });
    await expect(send(serverOf(sink))).rejects.toMatchObject({ name: 'MailFailed', fault: 'operator' });
  });

  test('an address in any script is written to, where the mail server can', async () => {
    const modern = await started({ utf8: true });
    await send(serverOf(modern), 'jörg@bücher.example');
    expect(modern.letters).toMatchObject([{ to: ['jörg@bücher.example'] }]);
    const old = await started();
    await expect(send(serverOf(old), 'jörg@bücher.example')).rejects.toMatchObject({ fault: 'recipient' });
    await send(serverOf(old), 'joerg@bücher.example');
    expect(old.letters).toMatchObject([{ to: ['joerg@xn--bcher-kva.example'] }]);
  });

  test('addresses of people and servers are read strictly', () => {
    expect(parseAddress(' Ann.B+x@Example.ORG ')).toBe('Ann.B+x@example.org');
    for (const wrong of ['ann', 'ann@host', 'a b@x.org', 'ann@x.org>', 'a@x.org\r\nRCPT', `${'a'.repeat(65)}@x.org`]) {
      expect(parseAddress(wrong)).toBeNull();
    }
    // In any script, and in one spelling.
    expect(parseAddress('Jörg@BÜCHER.example')).toBe('Jörg@bücher.example');
    expect(parseAddress('jörg@xn--bcher-kva.example')).toBe('jörg@bücher.example');
    expect(parseMailServer('smtps://me%40x:p%20w@mail.org')).toEqual({
      ...{ host: 'mail.org', port: 465, tls: 'first' },
      login: { user: 'me@x', password: 'p w' },
    });
    expect(parseMailServer('smtp://mail.org')).toMatchObject({ port: 587, tls: 'start', login: null });
    expect(parseMailServer('smtp://mail.org:25?tls=off')).toMatchObject({ port: 25, tls: 'off' });
    expect(parseMailServer('https://mail.org')).toBeNull();
  });
});

describe('webhooks', () => {
  test('are signed, and sent no further', async () => {
    const sink = await opened(startHookSink());
    const secret = newWebhookSecret();
    const send = () => sendWebhook({ url: sink.url, secret }, { id: 'msg_1', body: { type: 'turn' } }, 1000_500, true);
    expect(await send()).toEqual({ kind: 'sent' });
    const { headers, body } = sink.called[0]!;
    expect(JSON.parse(body)).toEqual({ type: 'turn' });
    expect(headers['webhook-signature']).toBe(signatureOf(secret, 'msg_1', 1000, body));
    // The example of the specification's own test suite.
    expect(
      signatureOf(
        'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        'msg_p5jXN8AQM9LWM0D4loKWxJek',
        1614265330,
        '{"test": 2432232314}',
      ),
    ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
    sink.answer(302, { location: sink.url });
    expect(await send()).toEqual({ kind: 'refused' });
    sink.answer(429, { 'retry-after': '7' });
    expect(await send()).toEqual({ kind: 'later', waitMs: 7000 });
    expect(sink.called.length).toBe(3);
  });

  test('do not reach into the house', async () => {
    const sink = await opened(startHookSink());
    const localhost = sink.url.replace('http://127.0.0.1', 'https://localhost');
    expect(parseTarget(localhost, false)).toBe(localhost);
    // A name is only found out when it is looked up: nothing is sent there all the same.
    expect(await postOut({ url: localhost, headers: {}, body: Buffer.alloc(0), goneBy: [] }, false)).toMatchObject({
      kind: 'later',
    });
    expect(sink.called.length).toBe(0);
    for (const wrong of [
      sink.url,
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://2130706433/',
      'ftp://x.org/',
      'https://me:too@x.org/',
      'x',
    ]) {
      expect(parseTarget(wrong, false)).toBeNull();
    }
    const inside = [
      '127.0.0.1',
      '172.20.1.1',
      '192.168.0.9',
      '169.254.169.254',
      '::',
      '::1',
      'fd00::1',
      'fe80::1',
      '::ffff:10.1.2.3',
      '64:ff9b::7f00:1',
      '::7f00:1',
      '::ffff:0:7f00:1',
      '64:ff9b:1::7f00:1',
      '2001::1',
      'fec0::1',
      '100:0:0:1::1',
    ];
    expect(inside.filter(address => !isPrivate(address))).toEqual([]);
    expect(['9.9.9.9', '2620:fe::fe', '::ffff:9.9.9.9'].filter(isPrivate)).toEqual([]);
  });
});

describe('the environment', () => {
  const URLS = { ROUNDHOUSE_URL: 'https://play.test/', SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'Us <us@play.test>' };

  test('says what there is', () => {
    expect(notificationsFrom({})).toEqual({});
    expect(notificationsFrom({ ...URLS, ROUNDHOUSE_WEBHOOKS: 'private', ROUNDHOUSE_PUSH: 'off' })).toEqual({
      publicUrl: 'https://play.test',
      mail: { server: { host: 'mail.test', port: 587, tls: 'start', login: null }, from: 'Us <us@play.test>' },
      ...{ push: false, webhooks: true, mayBePrivate: true },
    });
    const keys = newVapidKeys();
    const { vapid } = notificationsFrom({ VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey });
    expect(vapid).toEqual(keys);
  });

  test.each([
    ['mail without an address of ours', { ...URLS, ROUNDHOUSE_URL: '' }, /ROUNDHOUSE_URL/],
    ['an address with a path', { ROUNDHOUSE_URL: 'https://play.test/here' }, /ROUNDHOUSE_URL/],
    ['mail from nobody', { ...URLS, MAIL_FROM: 'us' }, /MAIL_FROM/],
    ['a mail server that is none', { ...URLS, SMTP_URL: 'mail.test' }, /SMTP_URL/],
    ['half a pair of keys', { VAPID_PUBLIC_KEY: newVapidKeys().publicKey }, /VAPID/],
    ['nobody to write to', { VAPID_SUBJECT: 'me' }, /VAPID_SUBJECT/],
    ['webhooks, perhaps', { ...URLS, ROUNDHOUSE_WEBHOOKS: 'yes' }, /ROUNDHOUSE_WEBHOOKS/],
    ['push, perhaps', { ROUNDHOUSE_PUSH: 'no' }, /ROUNDHOUSE_PUSH/],
  ])('%s cannot be meant', (_name, env, line) => {
    expect(() => notificationsFrom(env)).toThrow(line);
  });
});
