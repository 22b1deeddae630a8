/** Tokens from the command line, and the example bots, which play real matches with them. */

import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GAMES } from '@roundhouse/games';
import { type RunningServer, startServer } from '@roundhouse/server';
import type { BridgeAnswer, Table } from '@roundhouse/server/protocol.ts';
import { fastClock } from '@roundhouse/server/testing/fast-clock.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { perform, ROOT, temporaryFolder } from './stage.ts';

const run = promisify(execFile);

async function newServer(dataDir = temporaryFolder()): Promise<{ server: RunningServer; dataDir: string }> {
  // Whole matches are played, and what the server holds back for a time need not be waited for.
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir, clock: fastClock() });
  onTestFinished(() => server.close());
  return { server, dataDir };
}

async function tokenFor(name: string, dataDir: string): Promise<string> {
  const { status, output, error } = await perform(['token', name, '--data', dataDir]);
  expect({ status, error }).toEqual({ status: 0, error: '' });
  expect(output).toMatch(/^rh_[\w-]{32}\n$/);
  return output.trim();
}

async function ask(server: RunningServer, token: string, method: string, params: object = {}) {
  const response = await fetch(`${server.url}/api/bridge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return { status: response.status, answer: (await response.json()) as BridgeAnswer };
}

test('no token is made where no server would know it', async () => {
  const folder = join(temporaryFolder(), 'elsewhere');
  expect(await perform(['token', 'Night Owl', '--data', folder])).toEqual({
    status: 1,
    output: '',
    error: `roundhouse: no server keeps anything in '${folder}': --data DIR says where yours does\n`,
  });
  expect(existsSync(folder)).toBe(false);
});

test('a token is made, listed and revoked while the server goes on', async () => {
  const { server, dataDir } = await newServer();
  const token = await tokenFor('Night Owl', dataDir);
  expect((await ask(server, token, 'matches')).answer.result).toEqual([]);
  // The same account again, under any way to write it.
  await tokenFor('night owl', dataDir);
  const listed = await perform(['token', 'Night Owl', '--list', '--data', dataDir]);
  const lines = listed.output.trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\S{16} {2}command line {2}made \d{4}-\d\d-\d\d, used \d{4}-\d\d-\d\d, to play and read$/);
  expect(listed.output).not.toContain(token);
  const id = lines[0]!.split(' ')[0]!;
  const revoke = () => perform(['token', 'Night Owl', '--revoke', id, '--data', dataDir]);
  expect(await revoke()).toEqual({ status: 0, output: 'Revoked.\n', error: '' });
  expect(await revoke()).toMatchObject({ status: 1, error: 'roundhouse: There is no such token.\n' });
  expect((await ask(server, token, 'matches')).status).toBe(401);
  expect(await perform(['token', 'Nobody', '--list', '--data', dataDir])).toMatchObject({
    status: 1,
    error: "roundhouse: nobody has an account called 'Nobody'\n",
  });
  expect(await perform(['token', '\u0007', '--data', dataDir])).toMatchObject({ status: 1 });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** How each example bot is started. */
const BOTS: readonly [language: string, program: string, file: string, isHere: boolean][] = [
  ['TypeScript', process.execPath, 'examples/bot-typescript/bot.ts', true],
  ['Python', 'python3', 'examples/bot-python/bot.py', hasPython],
];

describe.each(BOTS)('the example bot in %s', (language, program, file, isHere) => {
  const start = async (server: RunningServer, token: string, ...words: string[]): Promise<string> => {
    const env = { ...process.env, ROUNDHOUSE_URL: server.url, ROUNDHOUSE_TOKEN: token, PYTHONDONTWRITEBYTECODE: '1' };
    return (await run(program, [join(ROOT, file), ...words], { env })).stdout;
  };

  // One plays all of them; the other shows that its language can.
  const games = language === 'TypeScript' ? GAMES : GAMES.slice(0, 2);
  // Where its language is not installed there is nothing to run.
  test.skipIf(!isHere)(
    'plays games to their end',
    async () => {
      const { server, dataDir } = await newServer();
      const token = await tokenFor('Night Owl', dataDir);
      for (const { id } of games) {
        const output = await start(server, token, id, 'random');
        // What it was about to play may be told after the end.
        expect([id, output]).toEqual([id, expect.stringMatching(/: over, (?:won|not won) \[[\d., ]+\]$/m)]);
      }
      const { answer } = await ask(server, token, 'matches');
      const matches = answer.result as { game: string; status: string }[];
      expect(matches.map(({ game, status }) => `${game} ${status}`).sort()).toEqual(
        games.map(({ id }) => `${id} over`).sort(),
      );
    },
    120_000,
  );

  test.skipIf(!isHere)(
    'joins a table, where everybody sees that it is a program',
    async () => {
      const { server, dataDir } = await newServer();
      const [ann, owl] = [await tokenFor('Ann', dataDir), await tokenFor('Night Owl', dataDir)];
      const opened = await ask(server, ann, 'new', { game: 'fite', seats: 2 });
      const { match, invite } = opened.answer.result as { match: string; invite: string };
      const playing = start(server, owl, '--join', match, invite);
      const table = async (): Promise<Table> => {
        const looked = await fetch(`${server.url}/api/matches/${match}`);
        return ((await looked.json()) as { table: Table }).table;
      };
      while ((await table()).status === 'open') await new Promise(resolve => setTimeout(resolve, 50));
      expect((await table()).seats[1]).toEqual({ name: 'Night Owl', program: true });
      await ask(server, ann, 'play', { match, move: { type: 'concede' } });
      expect(await playing).toMatch(/: over, won \[0, 1\]\n/);
    },
    120_000,
  );
});
