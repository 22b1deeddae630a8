/** Records of matches that were played at a device: kept for whoever has the link, if they are what they say. */

import { once } from 'node:events';
import { connect } from 'node:net';
import { findGame } from '@roundhouse/games';
import {
  type CalledOff,
  commitmentTo,
  fastChance,
  formatRecord,
  newSeed,
  openMatch,
  play,
  promiseOf,
} from '@roundhouse/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { Verifier } from '../src/matches/verifier.ts';
import type { ErrorBody, SharedRecordId } from '../src/protocol.ts';
import { get, newServer, post, until } from './visit.ts';

const fite = findGame('fite')!;

/** A match played here to its end, as a record. */
function playedHere(names = ['Ann', 'Bob'], seed = 3, silent: string | null = null): string {
  const chance = fastChance(seed);
  const seats = names.map(name => ({ name }));
  const calledOff = silent === null ? [] : [calledOffFor(silent)];
  const match = openMatch(fite, { seats, seed: null, chance, at: 0, calledOff });
  while (fite.payoffs(match.state) === null) {
    const seat = fite.toAct(match.state)[0]!;
    play(fite, match, seat, fite.legalMoves(match.state, seat)[0]!, 1, () => chance);
  }
  return formatRecord(fite, match);
}

/** A deal that was called off because somebody of this name stayed silent. */
function calledOffFor(name: string): CalledOff {
  const seed = newSeed();
  const dealt = { commitment: commitmentTo(seed), seed, promises: [null, promiseOf('never told')], entropy: ['', ''] };
  return { ...dealt, seats: [{ name: 'Ann' }, { name }], at: 0 };
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

test('what is shared is limited by its length, for each address', async () => {
  const record = playedHere();
  const server = await newServer({ limits: { records: { burst: 1, perSecond: 1e-6 } } });
  expect((await post(server, '/api/records', { record })).status).toBe(200);
  const { status, headers, body } = await post<ErrorBody>(server, '/api/records', { record: playedHere(undefined, 4) });
  expect([status, body.error.code]).toEqual([429, 'too-fast']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('one address does not take all the places in which records wait', async () => {
  const server = await newServer({ proxies: 1 });
  const { hostname, port } = new URL(server.url);
  const held = Array.from({ length: 10 }, () => {
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    const lines = ['POST /api/records HTTP/1.1', 'host: x', 'x-forwarded-for: 192.0.2.1'];
    socket.write([...lines, 'content-type: application/json', 'content-length: 600000', '', '{'].join('\r\n'));
    return socket;
  });
  // Those beyond what one address may have are told so at once.
  await until(
    async () => held.filter(({ bytesRead }) => bytesRead > 0).length,
    answered => answered === 8,
  );
  const share = (from: string) =>
    fetch(`${server.url}/api/records`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ record: playedHere() }),
    });
  expect((await share('192.0.2.1')).status).toBe(503);
  expect((await share('192.0.2.2')).status).toBe(200);
});

test('nobody in a shared record has a name that a page would stumble over, or a very long one', async () => {
  const server = await newServer();
  const share = (record: string) => post<ErrorBody>(server, '/api/records', { record });
  for (const name of ['\u202eevil', 'a\nb', `e${'\u0301'.repeat(4)}`, 'x'.repeat(65), 'x'.repeat(20_000)]) {
    for (const record of [playedHere([name, 'Bob']), playedHere(undefined, 3, name)]) {
      const { status, body } = await share(record);
      expect([status, body.error.code]).toEqual([400, 'bad-record']);
    }
  }
  expect((await share(playedHere(undefined, 3, 'Cyd'))).status).toBe(200);
});

test('records are played again in a thread that is ended where one takes too long, and the next is verified all the same', async () => {
  const bytes = () => new TextEncoder().encode(JSON.stringify({ record: playedHere() }));
  const hurried = new Verifier({ ms: 0 });
  expect((await hurried.verify(async () => bytes()))?.found).toMatchObject({
    ok: false,
    reason: 'it takes too much to play it again',
  });
  await hurried.close();
  const verifier = new Verifier();
  expect((await verifier.verify(async () => bytes()))?.found).toMatchObject({ ok: true, game: 'fite' });
  for (const text of [
    'hello',
    '{}',
    '{"record":1}',
    '{"record":"","more":1}',
    `${'['.repeat(9000)}`,
    '{"__proto__":{"record":""}}',
  ])
    expect(await verifier.verify(async () => new TextEncoder().encode(text))).toBe(null);
  expect((await verifier.verify(async () => new TextEncoder().encode('{"record":"hello"}')))?.found).toMatchObject({
    ok: false,
  });
  await verifier.close();
  expect((await verifier.verify(async () => bytes()))?.found).toMatchObject({ ok: true });
  await verifier.close();
});

test('so many records may wait to be played again, and who comes later is told so at once', async () => {
  const verifier = new Verifier({ waiting: 2 });
  const bytes = () => new TextEncoder().encode(JSON.stringify({ record: playedHere() }));
  const found = await Promise.allSettled([1, 2, 3].map(() => verifier.verify(async () => bytes())));
  expect(found.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect((found[2] as PromiseRejectedResult).reason).toMatchObject({ code: 'busy' });
  await verifier.close();
});

/** Sends the head of a request and no body yet; gives what comes back, and the line to go on with. */
async function begin(server: { url: string }, path: string, headers: readonly string[]) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.setEncoding('utf8').on('error', () => {});
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const heard = (async () => {
    let text = '';
    for await (const piece of socket) text += piece;
    return text;
  })().catch(() => '');
  return { socket, heard };
}

test('a record that has no place to wait in is refused before it is sent', async () => {
  const server = await newServer({ limits: { records: { burst: 1, perSecond: 1e-6 } } });
  expect((await post(server, '/api/records', { record: playedHere() })).status).toBe(200);
  const { socket } = await begin(server, '/api/records', ['content-length: 500000']);
  const [answer] = (await once(socket, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1.1 429 /);
});

test('a record that is longer than it said it might be, or never arrives whole, takes no place for ever', async () => {
  const server = await newServer({ limits: { records: { burst: 1e6, perSecond: 1 } } });
  const endless = await begin(server, '/api/records', ['transfer-encoding: chunked']);
  const piece = `${(50_000).toString(16)}\r\n${' '.repeat(50_000)}\r\n`;
  for (let i = 0; i < 13; i++) endless.socket.write(piece);
  expect(await endless.heard).toMatch(/^HTTP\/1.1 413 .*connection: close/is);
  for (let i = 0; i < 9; i++) {
    const { socket, heard } = await begin(server, '/api/records', ['content-length: 500000']);
    socket.end('{"record":"');
    await heard;
  }
  expect((await post(server, '/api/records', { record: playedHere() })).status).toBe(200);
});

test('whoever is answered and would go on sending without end is hung up on', async () => {
  const server = await newServer({ limits: { requests: { burst: 1, perSecond: 1e-6 } } });
  await get(server, '/api/games');
  // Or with an end that is further than anything that is taken there.
  for (const path of ['/api/matches', '/nowhere'])
    for (const header of ['transfer-encoding: chunked', 'content-length: 500000']) {
      const { heard } = await begin(server, path, [header]);
      expect(await heard).toMatch(/connection: close/i);
    }
});

test('a record that is refused is let go a piece at a time, and the line goes on after it', async () => {
  const server = await newServer({ limits: { records: { burst: 1, perSecond: 1e-6 } } });
  expect((await post(server, '/api/records', { record: playedHere() })).status).toBe(200);
  const length = 500_000;
  const { socket, heard } = await begin(server, '/api/records', [`content-length: ${length}`]);
  socket.write(' '.repeat(length));
  socket.end('GET /api/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(await heard).toMatch(/^HTTP\/1.1 429 .*HTTP\/1.1 200 /s);
});
