/** The packages as strangers get them: packed, installed into an empty folder, type-checked and run there. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packPackages, renamed, stagePackages, toldOutside } from '../packages.ts';
import { ROOT, TSC } from '../programs.mjs';
import { changesOf, dated } from '../release.ts';

test('names of files and packages are those that are packed, and other texts stay', () => {
  expect(renamed("import a from './a.ts';", 'games')).toBe("import a from './a.js';");
  expect(renamed("import '@roundhouse/kit/tokens.css'", 'games')).toBe("import '@roundhouse-table/kit/tokens.css'");
  expect(renamed("new URL('./worker.ts', import.meta.url)", 'bots')).toBe("new URL('./worker.js', import.meta.url)");
  expect(renamed("from '../src/game.ts'", 'kernel')).toBe("from '../lib/game.js'");
  expect(renamed("from '@roundhouse/server/people/protocol.ts'", 'client')).toBe("from '#wire/people/protocol.js'");
  expect(renamed("say('roundhouse.ts')", 'cli')).toBe("say('roundhouse.ts')");
});

test('pages of packages speak of what is packed', () => {
  expect(toldOutside('[`game.ts`](src/game.ts), [laws](testing/broken.ts)', 'kernel')).toBe(
    '[`game.ts`](lib/game.js), [laws](testing/broken.js)',
  );
  expect(toldOutside('see [the manual](../../docs/bridge.md)', 'cli')).toBe('see the manual');
  expect(toldOutside('What it is.\n\nIn a clone: `npx vite`.\n\nWhat it does.\n', 'web')).toBe(
    'What it is.\n\nWhat it does.\n',
  );
  expect(toldOutside("from '@roundhouse/kernel/testing';", 'kernel')).toBe("from '@roundhouse-table/kernel/testing';");
});

test('a release has its changes, and the next an empty place for its own', () => {
  const before = '# Changelog\n\n## Unreleased\n\n- new\n\n## 0.1.0\n\n- old\n';
  const after = dated(before, '0.2.0', '2026-12-01');
  expect(changesOf('0.2.0', after)).toBe('- new');
  expect(changesOf('0.1.0', after)).toBe('- old');
  expect(changesOf('Unreleased', after)).toBeNull();
  expect(changesOf('0.3.0', after)).toBeNull();
});

/** Asked as npm would, by whichever registry this machine is set up for. */
const registry = spawnSync('npm', ['view', 'typebox', 'version'], { timeout: 30_000 }).status === 0;

// Others' packages come from the registry; a machine that should reach it and does not fails.
describe.skipIf(!registry && process.env.CI !== 'true')('in an empty folder', () => {
  const work = mkdtempSync(join(tmpdir(), 'roundhouse-packages-'));
  const folder = join(work, 'empty');
  const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };
  const running: ChildProcess[] = [];

  /** Runs a program there; fails with what it said if it fails. */
  function run(program: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
    expect([args[0], status, status === 0 ? '' : stdout + stderr]).toEqual([args[0], 0, '']);
    return stdout;
  }
  const command = join(folder, 'node_modules/.bin/roundhouse-table');

  beforeAll(() => {
    // The pages are built for the browser's tests; here an empty one will do.
    const page = join(ROOT, 'packages/web/dist/index.html');
    if (!existsSync(page)) {
      mkdirSync(dirname(page), { recursive: true });
      writeFileSync(page, '<!doctype html><title>Roundhouse</title>');
    }
    const packed = packPackages(stagePackages(join(work, 'staged')), work);
    rmSync(join(work, 'staged'), { recursive: true });
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
    const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    run('npm', 'install', ...quiet, ...packed.map(({ tarball }) => tarball));
  }, 300_000);

  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(work, { recursive: true, force: true });
  });

  test('programs that use them are type-checked with no help of ours', () => {
    cpSync(join(ROOT, 'examples/packages'), folder, { recursive: true });
    const wishes = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
    const types = ['--typeRoots', join(ROOT, 'node_modules/@types')];
    run(process.execPath, TSC, ...wishes, ...types, 'match.ts', 'bot.ts');
  });

  test('a match is played and its dice are proved', () => {
    expect(run(process.execPath, 'match.ts')).toBe('true proved\n');
  });

  /** The program on the page of a package. */
  const programOf = (name: string): string =>
    /```[tj]s\n(.*?)```/s.exec(
      readFileSync(join(folder, 'node_modules/@roundhouse-table', name, 'README.md'), 'utf8'),
    )![1]!;

  test.each(['kernel', 'games', 'bots', 'server'])('the program on the page of %s runs', name => {
    writeFileSync(join(folder, `${name}.ts`), programOf(name));
    expect(run(process.execPath, `${name}.ts`)).not.toBe('');
  });

  test('a server is started, and a bot plays a match at it', { timeout: 120_000 }, async () => {
    const child = spawn(command, ['serve', '--port', '0', '--log', 'off'], { cwd: folder, env });
    running.push(child);
    const said = await new Promise<string>(resolve => child.stdout.on('data', data => resolve(String(data))));
    const url = /http:\S+/.exec(said)![0];
    const token = run(command, 'token', 'Owl').trim();
    const bot = spawnSync(process.execPath, ['bot.ts'], { cwd: folder, env: { ...env, URL: url, TOKEN: token } });
    expect([String(bot.stderr), String(bot.stdout)]).toEqual(['', 'over 2 true\n']);
    // The page names a server of this machine, and no token.
    const program = programOf('client').replaceAll('http://localhost:3000', url).replace('rh_…', token);
    writeFileSync(join(folder, 'client.ts'), program);
    expect(run(process.execPath, 'client.ts')).toContain('Element Circle');
    expect(await (await fetch(url)).text()).toContain('<title>Roundhouse</title>');
    child.kill('SIGTERM');
    expect(await new Promise(resolve => child.on('exit', resolve))).toBe(0);
  });

  test('no page of theirs runs a package of the registry', () => {
    const pages = globSync('node_modules/@roundhouse-table/**/*.md', { cwd: folder });
    expect(pages.length).toBeGreaterThan(12);
    expect(pages.filter(page => /\bnpx\b/.test(readFileSync(join(folder, page), 'utf8')))).toEqual([]);
  });

  test('a game is begun in a clone, and elsewhere it is said where to begin', () => {
    const { status, stderr } = spawnSync(command, ['new-game', 'skyline'], { cwd: folder, env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^roundhouse-table: .* copy of examples\/game .*\n$/)]);
  });

  test('each says what it is, for whom and by which licence, and brings no source', () => {
    for (const name of ['kernel', 'client', 'bots', 'games', 'server', 'cli']) {
      const at = join(folder, 'node_modules/@roundhouse-table', name);
      const manifest = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
      expect(manifest).toMatchObject({ license: 'MIT', engines: { node: expect.any(String) } });
      expect([name, manifest.description]).toEqual([name, expect.stringMatching(/\.$/)]);
      const has = ['LICENSE', 'README.md', 'src'].map(file => existsSync(join(at, file)));
      expect([name, ...has]).toEqual([name, true, true, false]);
    }
  });
});
