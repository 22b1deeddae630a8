/** A server as its operator meets it: told to stop it drains, told twice it ends; and its log names no secret. */

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { finish, perform, start, temporaryFolder } from './stage.ts';

async function serve(more: readonly string[], env: Record<string, string> = {}) {
  const child = start(['serve', '--port', '0', '--host', '127.0.0.1', '--data', temporaryFolder(), ...more], { env });
  const [line] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+/.exec(String(line))![0];
  return { child, url, ended: finish(child) };
}

/** Asks until it is so; in vain it runs into the time limit of the test. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 20));
}

const readiness = async (url: string): Promise<string> => (await fetch(`${url}/readyz`)).text();

async function ask(url: string, path: string, body?: object, key?: string) {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { authorization: `Bearer ${key}` }),
  };
  const answer = await fetch(url + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  return { status: answer.status, text: await answer.text() };
}

test('told to stop it is no longer ready, serves on for a while, sends its players away and ends', async () => {
  const secret = 'metrics-of-nobody-else';
  const { child, url, ended } = await serve(['--drain', '8', '--log', 'trace'], { ROUNDHOUSE_METRICS_TOKEN: secret });
  expect(await readiness(url)).toBe('{"ok":true,"missing":[]}');
  const { text } = await ask(url, '/api/matches', { game: 'fite', name: 'Ann', open: false });
  const { table, key, invite } = JSON.parse(text) as { table: { id: string }; key: string; invite: string };
  const path = `/api/matches/${table.id}`;
  const bob = JSON.parse((await ask(url, `${path}/join`, { name: 'Bob', invite })).text) as { key: string };
  const line = new WebSocket(`${url.replace('http', 'ws')}${path}/live`);
  const closed = new Promise<number>(resolve => {
    line.onclose = ({ code }) => resolve(code);
  });
  await once(line, 'open');
  line.send(JSON.stringify({ type: 'hello', key, seen: 0 }));
  await once(line, 'message');

  child.kill('SIGTERM');
  await until(async () => (await readiness(url)) === '{"ok":false,"missing":["draining"]}');
  const { moves, decision } = JSON.parse((await ask(url, path, undefined, key)).text);
  const sent = { decision, id: 'late', move: moves[0], seen: 0 };
  expect(await ask(url, `${path}/moves`, sent, key)).toMatchObject({ status: 200 });
  expect((await ask(url, '/metrics', undefined, secret)).text).toContain('roundhouse_move_seconds_count 1');
  expect(await closed).toBe(1001);
  const { status, output, error } = await ended;
  expect([status, output]).toEqual([0, 'Stopped.\n']);
  const lines = error
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { msg: string });
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['listening', 'answered', 'stopping', 'stopped']));
  for (const word of [secret, key, bob.key, invite]) expect(error).not.toContain(word);
});

test('told twice it ends at once', async () => {
  const { child, url, ended } = await serve(['--drain', '600']);
  child.kill('SIGTERM');
  await until(async () => (await readiness(url)).includes('draining'));
  // Those that come with the first are taken for its echo.
  const again = setInterval(() => child.kill('SIGTERM'), 100);
  const { status } = await ended;
  clearInterval(again);
  expect(status).toBe(143);
});

test.each<[string, string[], Record<string, string>]>([
  ['as a flag', ['--log', 'loud'], {}],
  ['in the environment', [], { ROUNDHOUSE_LOG: 'loud' }],
])('a level of the log that is none is refused: %s', async (_, typed, env) => {
  const { status, error } = await perform(['serve', ...typed], '', { env });
  expect([status, error]).toEqual([2, expect.stringMatching(/^roundhouse: --log must be error, .* not 'loud'/)]);
});
