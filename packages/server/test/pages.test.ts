/** The built client, as browsers are given it. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELVED, shelfOf } from '@roundhouse/games/shelf.ts';
import { expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { ErrorBody } from '../src/protocol.ts';
import { CUPS } from './cup.ts';
import { fullHall, newHall, open } from './hall.ts';
import { get, newFolder, newServer, post } from './visit.ts';
import { whispers } from './whispers.ts';

const SCRIPT = 'console.log("hello");'.repeat(100);

const PAGE = `<!doctype html><title>Roundhouse</title>
<meta name="description" content="Games for everybody." />`;

async function builtPage(): Promise<string> {
  const folder = await newFolder();
  const webDir = join(folder, 'dist');
  await mkdir(join(webDir, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'not for you');
  await writeFile(join(webDir, 'index.html'), PAGE);
  await writeFile(join(webDir, 'assets', 'main-Bq3x_9Zk.js'), SCRIPT);
  await mkdir(join(webDir, 'previews'));
  await writeFile(join(webDir, 'previews', `${SHELVED[0]}.jpg`), 'a picture');
  await writeFile(join(webDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return webDir;
}

test('the page is served at every address that is not a file', async () => {
  const server = await newServer({ webDir: await builtPage() });
  // The last of them cannot be read: the page says that there is nothing, as of any wrong address.
  for (const path of ['/', '/match/abc', '/lobby?x=1', '/index.html', '/match/%E0%A4%A']) {
    const { status, headers, text } = await get(server, path);
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8']);
    expect(text).toContain('<title>Roundhouse</title>');
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

/** What a link to an address shows. */
async function previewAt(server: RunningServer, path: string, language = 'en') {
  const text = await (await fetch(server.url + path, { headers: { 'accept-language': language } })).text();
  const og = (name: string): string | undefined =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(text)?.[1];
  return { title: og('title'), text: og('description'), image: og('image'), url: og('url'), page: text };
}

test('a link to a page of a game shows its name, its sentence and its picture, in the language that is read', async () => {
  const server = await newServer({ webDir: await builtPage() });
  const [game, other] = [SHELVED[0]!, SHELVED[1]!];
  for (const language of ['en', 'de'] as const) {
    const { name, tagline } = shelfOf(game, language);
    expect(await previewAt(server, `/learn/${game}`, `${language}-XX, fr;q=0.5`)).toMatchObject({
      title: `${name} · Roundhouse`,
      text: tagline,
      image: `${server.url}/previews/${game}.jpg`,
      url: `${server.url}/learn/${game}`,
    });
  }
  const { name } = shelfOf(game, 'en');
  for (const at of ['daily', '2026-11-18']) {
    const { title } = await previewAt(server, `/puzzles/${game}/${at}`);
    expect(title).toBe(`Challenge of the day: ${name} · Roundhouse`);
  }
  // No picture of it was built.
  expect((await previewAt(server, `/rules/${other}`)).image).toBe(`${server.url}/icon-512.png`);
  for (const path of ['/', '/lobby', '/learn/nothing', '/match/nothing', '/replay/~nothing', '/competition/nothing']) {
    expect(await previewAt(server, path)).toMatchObject({ title: 'Roundhouse', text: 'Games for everybody.' });
  }
});

test('a link to a table shows who plays, as text and never as markup; of a private one only the game', async () => {
  const server = await newServer({ webDir: await builtPage(), games: [{ ...whispers, id: SHELVED[0]! }] });
  const { name } = shelfOf(SHELVED[0]!, 'en');
  const openTable = async (more: object): Promise<string> =>
    (await post(server, '/api/matches', { game: SHELVED[0], name: '"><b>$&', open: false, ...more })).body.table.id;
  const shown = await previewAt(server, `/join/${await openTable({})}`);
  expect(shown.title).toBe(`&quot;&gt;&lt;b&gt;$&amp; wants to play ${name} · Roundhouse`);
  expect(shown.page).not.toContain('<b>');
  // Whoever plays wants nobody any more, and a bot never did.
  const full = await openTable({ name: 'Ann', bots: [{ seat: 1, level: 'random' }] });
  expect((await previewAt(server, `/join/${full}`)).title).toBe(`Ann – Bot · ${name} · Roundhouse`);
  const watched = await previewAt(server, `/match/${await openTable({})}`);
  expect(watched.title).toBe(`&quot;&gt;&lt;b&gt;$&amp; · ${name} · Roundhouse`);
  expect((await previewAt(server, `/match/${await openTable({ private: true })}`)).title).toBe(`${name} · Roundhouse`);
});

test('a link to a competition says who invites, until it has begun; then what it is', async () => {
  const game = SHELVED[0]!;
  const competitions = new Map([[game, CUPS.get('whispers')!]]);
  const games = [{ ...whispers, id: game }];
  const server = await newHall({ webDir: await builtPage(), games, competitions });
  const { name } = shelfOf(game, 'en');
  const { competition } = (await open(server, { game })).body;
  const titleOf = async (id: string) => (await previewAt(server, `/competition/${id}`)).title;
  expect(await titleOf(competition.id)).toBe(`Ann invites to a competition of ${name} · Roundhouse`);
  expect(await titleOf((await fullHall(server, { game })).id)).toBe(`Competition of ${name} · Roundhouse`);
});

test('strict headers come with it', async () => {
  const server = await newServer({ webDir: await builtPage() });
  const { headers } = await get(server, '/');
  const policy = headers.get('content-security-policy')!;
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('what has a hash in its name is kept for ever, the rest is asked for again', async () => {
  const server = await newServer({ webDir: await builtPage() });
  const script = await get(server, '/assets/main-Bq3x_9Zk.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(script.text).toBe(SCRIPT);
  const icon = await get(server, '/icon.svg');
  expect(icon.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  const etag = icon.headers.get('etag')!;
  const again = await fetch(`${server.url}/icon.svg`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const plain = await fetch(`${server.url}/assets/main-Bq3x_9Zk.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(SCRIPT);
});

test('files and answers come as small as the visitor can read, and never in an encoding with the weight 0', async () => {
  const server = await newServer({ webDir: await builtPage() });
  const sent = async (path: string, accepted: string) => {
    const answer = await fetch(server.url + path, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/);
    return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
  };
  for (const [path, text] of [
    ['/assets/main-Bq3x_9Zk.js', SCRIPT],
    ['/api/openapi.json', (await get(server, '/api/openapi.json')).text],
  ] as const) {
    expect(await sent(path, 'gzip, deflate, br, zstd')).toEqual({ encoding: 'br', text });
    expect(await sent(path, 'br;q=0.5, gzip')).toEqual({ encoding: 'gzip', text });
    expect(await sent(path, 'br; q=0, *')).toEqual({ encoding: 'gzip', text });
    expect(await sent(path, 'gzip;q=0, br;q=0.0')).toEqual({ encoding: null, text });
    expect(await sent(path, '*;q=0')).toEqual({ encoding: null, text });
    expect(await sent(path, 'identity')).toEqual({ encoding: null, text });
    expect(await sent(path, 'br;q=much')).toEqual({ encoding: null, text });
  }
  const short = await fetch(`${server.url}/healthz`, { headers: { 'accept-encoding': 'br' } });
  expect(short.headers.get('content-encoding')).toBeNull();
});

test('no other file can be had', async () => {
  const server = await newServer({ webDir: await builtPage() });
  const paths = ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/nothing.js'];
  for (const path of paths) {
    const { status, text } = await get(server, path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toContain('not for you');
  }
  expect((await get<ErrorBody>(server, '/api/nothing')).body.error.code).toBe('not-found');
});

test('without a built page the rest works all the same', async () => {
  const server = await newServer({ webDir: join(await newFolder(), 'not-built') });
  const { status, body } = await get<ErrorBody>(server, '/');
  expect([status, body.error.code]).toEqual([404, 'not-found']);
  expect((await get(server, '/healthz')).status).toBe(200);
});
