/** The built client, as browsers are given it. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../src/protocol.ts';
import { get, newFolder, newServer } from './visit.ts';

const SCRIPT = 'console.log("hello");'.repeat(100);

async function builtPage(): Promise<string> {
  const folder = await newFolder();
  const webDir = join(folder, 'dist');
  await mkdir(join(webDir, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'not for you');
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Roundhouse</title>');
  await writeFile(join(webDir, 'assets', 'main-Bq3x_9Zk.js'), SCRIPT);
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
