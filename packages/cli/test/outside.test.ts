/** Games that are no part of this repository: found, held to the laws, played in a terminal and at a server. */

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Server } from '@roundhouse-table/client';
import { expect, onTestFinished, test } from 'vitest';
import { finish, ROOT, SHIM, temporaryFolder } from './stage.ts';

const EXAMPLE = join(ROOT, 'examples/game');

/** Runs the real command in a folder, with that input. */
function perform(cwd: string, typed: readonly string[], input = '', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [SHIM, ...typed], { cwd, env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdin.end(input);
  return finish(child);
}

/** A copy of the example somewhere else, with a mistake planted in one of its files. */
function gameWith(file: string, right: string, wrong: string): string {
  const folder = temporaryFolder();
  cpSync(EXAMPLE, folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(right);
  writeFileSync(join(folder, file), text.replace(right, wrong));
  return folder;
}

test('a game that keeps the laws is told so, and is played in the terminal', async () => {
  const folder = temporaryFolder();
  const checked = await perform(folder, ['check-game', EXAMPLE, '--games', '20']);
  expect(checked).toMatchObject({ status: 0, error: '' });
  expect(checked.output).toContain('all of one game can be said in en, de');
  expect(checked.output).toMatch(/^20 games, \d+ steps, 0 failed/m);
  const played = await perform(folder, ['play', '--game', EXAMPLE, '--level', 'random'], '1\n'.repeat(20));
  expect(played).toMatchObject({ status: 0, error: '' });
  expect(played.output).toMatch(/has taken the last straw, and lost\.|have taken the last straw, and lost\./);
});

test('a game is found as an installed package, and by the environment', async () => {
  const folder = temporaryFolder();
  const at = join(folder, 'node_modules/last-straw');
  mkdirSync(at, { recursive: true });
  // Type stripping does not work there, so a package is JavaScript: this one is a manifest that lacks something.
  writeFileSync(join(at, 'package.json'), '{"type":"module","exports":{".":{"default":"./game.js"}}}');
  writeFileSync(
    join(at, 'game.js'),
    "export const manifest = { id: 'last-straw', shelf: { en: { name: 'Last Straw' } } };",
  );
  const error = "roundhouse: last-straw is no game: its 'shelf.en' lacks 'tagline'\n";
  expect(await perform(folder, ['check-game', 'last-straw'])).toMatchObject({ status: 2, error });
  expect(await perform(folder, ['--version'], '', { ROUNDHOUSE_GAMES: 'last-straw' })).toMatchObject({
    status: 2,
    error,
  });
});

test.each<[name: string, file: string, right: string, wrong: string, says: RegExp]>([
  [
    'tells what it hides from nobody, and deals it otherwise',
    'rules.ts',
    '...{ options: { ...options }, left, loser },',
    '...{ options: { ...options }, left: Math.max(1, left - 1), loser },',
    /broke the law '[a-z-A-Z]+' \(.*seed \d+, step \d+/,
  ],
  [
    'has books that do not add up',
    'rules.ts',
    'state.left -= straws;',
    'state.left += straws > 2 ? 1 : -straws;',
    /straws came from nowhere \[seed \d+, step \d+, seat \d about to play \{"type":"take","straws":3\}/,
  ],
  [
    'stumbles over a name',
    'rules.ts',
    'state.left -= straws;',
    'state.left -= straw;',
    /^roundhouse: last-straw fails when seat \d plays \{"type":"take".*\}: straw is not defined \(\/.*\/rules\.ts:\d+\)\n$/,
  ],
  [
    'cannot say what it asks',
    'words.ts',
    "'How many do you take?'",
    "''",
    /last-straw says nothing in 'en' of what is asked/,
  ],
  [
    'cannot say why it refuses',
    'words.ts',
    'tooMany: ({ left }) => `There are only $' + '{left} left.`,',
    '',
    /last-straw has no words in 'en' for the refusal 'tooMany'/,
  ],
])('a game that %s is not played', async (_, file, right, wrong, says) => {
  const game = gameWith(file, right, wrong);
  const folder = temporaryFolder();
  const checked = await perform(folder, ['check-game', game, '--games', '20']);
  expect(checked.status).toBe(1);
  expect(checked.output + checked.error).toMatch(says);
  const served = await perform(folder, ['serve', '--game', game, '--port', '0']);
  expect(served).toMatchObject({ status: 1, error: expect.stringMatching(says) });
});

test('a law that is broken again and again is told three times, and each can be looked at again', async () => {
  const game = gameWith('rules.ts', 'state.left -= straws;', 'state.left += straws > 2 ? 1 : -straws;');
  const folder = temporaryFolder();
  const { output } = await perform(folder, ['check-game', '--games', '20', game]);
  expect(output.match(/^FAILED/gm)).toHaveLength(3);
  expect(output).toMatch(/^Laws broken, and in how many games: 'invariant' in \d+\. Records are in data\/fuzz\.$/m);
  const [, again] = /again: roundhouse (.*)$/m.exec(output)!;
  expect(again).toBe(`check-game ${game} --games 1 --seed 1`);
  expect(await perform(folder, again!.split(' '))).toMatchObject({
    status: 1,
    output: expect.stringContaining('straws came from nowhere [seed 1,'),
  });
});

test.each<[name: string, right: string, wrong: string, says: string]>([
  ['a syntax error', 'function take(', 'functio take(', "Expected ';', '}' or <eof> (GAME/rules.ts:76)"],
  [
    'a name that is only known here',
    "'@roundhouse-table/kernel'",
    "'@roundhouse/kernel'",
    "Cannot find package '@roundhouse/kernel' imported from GAME/rules.ts; from outside, ours are called '@roundhouse-table/…'",
  ],
])('rules with %s are told with the file, and no trace of ours', async (_, right, wrong, says) => {
  const game = gameWith('rules.ts', right, wrong);
  const { status, error } = await perform(temporaryFolder(), ['play', '--game', game]);
  expect(error).toBe(`roundhouse: ${game} cannot be loaded: ${says.replace('GAME', game)}\n`);
  expect(status).toBe(2);
});

test('called from outside a clone it names itself as it is published', async () => {
  const folder = temporaryFolder();
  const env = { ROUNDHOUSE_CALLED: 'roundhouse-table' };
  const { output } = await perform(folder, ['check-game', '--help'], '', env);
  expect(output).toContain('Usage: roundhouse-table check-game [FOLDER]');
  expect(output).not.toMatch(/\broundhouse /);
  const { error } = await perform(folder, ['check-game'], '', env);
  expect(error).toBe("roundhouse-table: say which: 'roundhouse-table check-game FOLDER'\n");
});

test('what is no game is refused in a sentence', async () => {
  const folder = temporaryFolder();
  const refusals: [string[], RegExp][] = [
    [['serve', '--game', './nowhere'], /^roundhouse: there is no folder '.\/nowhere'\n$/],
    [['serve', '--game', 'no-such-package'], /there is no folder and no installed package 'no-such-package'/],
    [['serve', '--game', '.'], /has neither an index.ts or index.js nor a package.json/],
    [['play', '--game'], /'--game' needs a folder/],
    [['check-game'], /say which/],
  ];
  for (const [typed, says] of refusals) {
    const { status, error } = await perform(folder, typed);
    expect([typed, status]).toEqual([typed, 2]);
    expect(error).toMatch(says);
  }
});

test('at a server it is a game like any other, and its bots think in their own thread', async () => {
  const child = spawn(process.execPath, [SHIM, 'serve', '--game', EXAMPLE, '--port', '0', '--log', 'off'], {
    cwd: temporaryFolder(),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = await new Promise<string>(resolve => child.stdout.on('data', data => resolve(String(data))));
  const server = new Server({ url: /http:\S+/.exec(said)![0] });
  const bots = [{ seat: 1, level: 'random' }];
  const { table, key } = await server.openTable({ game: 'last-straw', name: 'Ann', open: false, bots });
  const match = server.match(table.id, key);
  let now = await match.look();
  while (now.over === null) {
    if (now.moves.length > 0) await match.play(now, now.moves[0]!);
    now = await match.look();
  }
  expect(now.over).toEqual(expect.arrayContaining([0, 1]));
  expect(await server.ask<string>('/games/last-straw/en.md', { isText: true })).toContain('# Last Straw');
  const script = await server.ask<string>('/games/outside.js', { isText: true });
  // The page's Preact and words are the page's: no second one is sent.
  expect(script.length).toBeLessThan(3000);
});
