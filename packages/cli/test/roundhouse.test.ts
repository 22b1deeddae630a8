/** The command as a shell meets it: which Node it runs on, statuses, signals, and readers that go away. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEMORY_FLAGS } from '@roundhouse/server/operate/memory.mjs';
import { expect, onTestFinished, test } from 'vitest';
import { finish, ROOT, SHIM, start, temporaryFolder, withoutNpm } from './stage.ts';

/** The machine's own Node, where it is older than ours. */
const OLDER = (process.env.PATH ?? '')
  .split(':')
  .map(folder => join(folder, 'node'))
  .find(node => {
    const version = spawnSync(node, ['--version']).stdout?.toString() ?? '';
    const major = Number(/^v(\d+)/.exec(version)?.[1]);
    return major >= 18 && major < 24;
  });

test('a status of its own for done, failed and not understood', async () => {
  expect(await finish(start(['--version']))).toMatchObject({ status: 0, error: '' });
  expect(await finish(start(['verify', 'package.json']))).toMatchObject({ status: 1, output: '' });
  expect(await finish(start(['dance']))).toMatchObject({
    status: 2,
    output: '',
    error: "roundhouse: there is no command 'dance'; 'roundhouse --help' lists what there is\n",
  });
});

test('npx finds it from the root', async () => {
  const child = spawn('npx', ['--no-install', 'roundhouse', 'fuzz', '--games', '3'], { cwd: ROOT });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const { status, error } = await finish(child);
  expect(withoutNpm(error)).toBe('roundhouse: GAME is missing\n');
  expect(status).toBe(2);
});

test('a link to roundhouse-table is the command in any folder, and says nothing of its own on the output', async () => {
  const folder = temporaryFolder();
  const link = join(folder, 'roundhouse-table');
  symlinkSync(join(ROOT, 'bin/roundhouse-table.mjs'), link);
  const run = (...typed: string[]) => {
    const child = spawn(link, typed, { cwd: folder });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    return child;
  };
  writeFileSync(join(folder, 'here.jsonl'), 'no record\n');
  expect(await finish(run('verify', 'here.jsonl'))).toMatchObject({
    status: 1,
    error: expect.stringContaining('line 1'),
  });
  const bridge = await finish(run('bridge'), '{"jsonrpc":"2.0","id":1,"method":"games"}\n');
  expect(bridge).toMatchObject({ status: 0, error: '', output: expect.stringMatching(/^\{"jsonrpc".*\}\n$/) });
});

test.skipIf(OLDER === undefined)('an older Node hands over to ours, with statuses, input and signals', async () => {
  expect(await finish(start(['dance'], { node: OLDER! }))).toMatchObject({ status: 2 });
  const bridge = await finish(start(['bridge'], { node: OLDER! }), '{"jsonrpc":"2.0","id":1,"method":"games"}\n');
  expect(bridge).toMatchObject({ status: 0, output: expect.stringContaining('"id":"fite"') });
  const fuzz = start(['fuzz', 'fite', '--games', '1000000000'], { node: OLDER! });
  await once(fuzz.stdout, 'data');
  fuzz.kill('SIGTERM');
  expect(await finish(fuzz)).toMatchObject({ status: 143, output: expect.stringMatching(/Stopped by SIGTERM/) });
});

test('the shim is plain JavaScript that any Node can read', () => {
  const text = readFileSync(SHIM, 'utf8');
  expect(text.startsWith('#!/usr/bin/env node\n')).toBe(true);
  expect(spawnSync(OLDER ?? process.execPath, ['--check', SHIM]).status).toBe(0);
});

test('a reader that has seen enough is no failure', async () => {
  const shell = spawn('bash', [
    '-c',
    `set -o pipefail; "${process.execPath}" "${SHIM}" bridge < <(yes '{}') | head -n 2`,
  ]);
  onTestFinished(() => {
    shell.kill('SIGKILL');
  });
  const { output, error, status } = await finish(shell);
  expect(output.split('\n')).toHaveLength(3);
  expect(error).toBe('');
  expect(status).toBe(0);
});

test('Ctrl-C ends fuzzing with a summary', async () => {
  const out = temporaryFolder();
  const child = start(['fuzz', 'fite', '--games', '1000000000', '--seed', '1', '--out', out]);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const { status, output, error } = await finish(child);
  expect(error).toBe('');
  expect(output).toMatch(/^Stopped by SIGINT after \d+ of 1,000,000,000 games\.$/m);
  expect(output).toMatch(/^\d+ games, [\d,]+ steps, 0 failed, [\d.]+ s$/m);
  expect(status).toBe(130);
  expect(readdirSync(out)).toEqual([]);
});

test('serve prints its address, answers there, and stops cleanly', async () => {
  const data = temporaryFolder();
  const child = start(['serve', '--port', '0', '--data', data]);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const [, url] = /Roundhouse is at (http:\S+)/.exec(said.toString())!;
  const answer = await fetch(`${url}/`);
  await answer.arrayBuffer();
  expect(answer.status).toBeLessThan(500);
  if (process.platform === 'linux') {
    expect(readFileSync(`/proc/${child.pid}/cmdline`, 'utf8').split('\0')).toEqual(
      expect.arrayContaining([...MEMORY_FLAGS]),
    );
  }
  // The port is taken now.
  const second = await finish(start(['serve', '--port', new URL(url!).port, '--data', temporaryFolder()]));
  expect(second).toMatchObject({ status: 1, error: expect.stringMatching(/^roundhouse: .*the port is taken\n$/) });
  child.kill('SIGTERM');
  expect(await finish(child)).toMatchObject({ status: 0, error: '', output: 'Stopped.\n' });
  expect(readdirSync(data)).toContain('roundhouse.sqlite');
});

test('serve takes PORT and ROUNDHOUSE_DATA, and refuses a PORT that is none', async () => {
  const data = temporaryFolder();
  const child = start(['serve'], { env: { PORT: '0', ROUNDHOUSE_DATA: data } });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await finish(child)).toMatchObject({ status: 0 });
  expect(readdirSync(data)).toContain('roundhouse.sqlite');
  const refused = await finish(start(['serve'], { env: { PORT: 'http' } }));
  expect(refused).toMatchObject({ status: 2, error: expect.stringMatching(/^roundhouse: PORT must be/) });
});
