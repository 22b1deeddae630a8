/** A new game: what it may be called, what becomes of the template's words, and that the copy really is a game. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { type GameName, nameGame, renamed, renamedCode, withGame } from '../src/new-game.ts';
import { ROOT, temporaryFolder } from './stage.ts';

const skyLine = nameGame('sky-line') as GameName;

test('a name gives all the others', () => {
  expect(skyLine).toEqual({
    id: 'sky-line',
    identifier: 'skyLine',
    type: 'SkyLine',
    prefix: 'SKYLINE',
    title: 'Sky Line',
  });
  expect(nameGame('skyline', 'Sky Line!')).toMatchObject({ id: 'skyline', identifier: 'skyline', title: 'Sky Line!' });
});

test.each(['', 'a', 'Skyline', 'sky line', 'sky_line', '-sky', 'sky-', '2048', '../fite', 'class', 'x'.repeat(25)])(
  "'%s' is no name for a game",
  id => {
    expect(nameGame(id)).toEqual(expect.any(String));
  },
);

test.each(['', "Bob's", 'a`b', 'x'.repeat(41), '$&', '<b>', 'a\nb'])("'%s' is no name on a box", title => {
  expect(nameGame('skyline', title)).toMatch(/cannot be the name on a box/);
});

test('code and texts each get the name they need', () => {
  const code = `export const zattera: Game = { id: 'zattera', name: 'Zattera' }; // ZATTERA-14, ZATTERA-R2`;
  expect(renamedCode(code, skyLine)).toBe(
    `export const skyLine: Game = { id: 'sky-line', name: 'Sky Line' }; // SKYLINE-14, SKYLINE-R2`,
  );
  expect(
    renamedCode(
      `import { zattera } from '../zattera/rules.ts'; type ZatteraWords = 1; zattera.view({ ...zattera });`,
      skyLine,
    ),
  ).toBe(`import { skyLine } from '../sky-line/rules.ts'; type SkyLineWords = 1; skyLine.view({ ...skyLine });`);
  expect(renamed('# Zattera\n- **ZATTERA-1** at /new/zattera', skyLine)).toBe(
    '# Sky Line\n- **SKYLINE-1** at /new/sky-line',
  );
});

test('the list of games gets one more, on one line or on many', () => {
  const list = (games: string): string =>
    `import { manifest as fite } from './fite/index.ts';\n\nexport const MANIFESTS: readonly Manifest[] = [${games}];`;
  const imported = `./fite/index.ts';\nimport { manifest as skyLine } from './sky-line/index.ts';\n`;
  expect(withGame(list('fite'), skyLine)).toContain(imported);
  expect(withGame(list('fite'), skyLine)).toContain('= [fite, skyLine];');
  expect(withGame(list('\n  fite,\n  elementCircle,\n'), skyLine)).toContain('elementCircle, skyLine,\n]');
  expect(() => withGame('export const capital = 1;', skyLine)).toThrow(/not where it was/);
});

/** The whole tree as a fresh clone would have it, with the installed packages of this one. */
function cloneTree(): string {
  const clone = join(temporaryFolder(), 'clone');
  const isSource = (path: string): boolean =>
    !['node_modules', 'dist', 'coverage', 'data', '.git'].includes(basename(path));
  mkdirSync(clone);
  for (const name of [
    'packages',
    'bin',
    'bench',
    'docs',
    '.gitignore',
    ...readdirSync(ROOT).filter(file => /\.(json|ts)$/.test(file)),
  ]) {
    cpSync(join(ROOT, name), join(clone, name), { recursive: true, filter: isSource });
  }
  const modules = join(clone, 'node_modules');
  mkdirSync(join(modules, '@roundhouse'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@roundhouse') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(clone, 'packages'))) {
    symlinkSync(join('..', '..', 'packages', name), join(modules, '@roundhouse', name));
  }
  return clone;
}

/** Every file of a folder with what it holds. */
function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return new Map(
    files.map(entry => join(entry.parentPath, entry.name)).map(path => [path, readFileSync(path, 'utf8')]),
  );
}

test('the copy is registered, tidy, covered by its tests, and plays', { timeout: 300_000 }, () => {
  const clone = cloneTree();
  const games = join(clone, 'packages/games/src');
  const node = (...typed: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, typed, { cwd: clone, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const newGame = (...typed: string[]) => node('packages/cli/bin/roundhouse.mjs', 'new-game', ...typed);

  const before = contents(games);
  for (const typed of [['Sky'], ['fite'], ['sky-line', '--name', 'Sky`Line'], ['zat-tera']]) {
    expect(newGame(...typed)).toMatchObject({ status: 2, output: expect.stringMatching(/^roundhouse: [^\n]+\n$/) });
  }
  expect(contents(games)).toEqual(before);

  const made = newGame('sky-line', '--name', 'The Sky Line');
  expect(made).toMatchObject({
    status: 0,
    output: expect.stringContaining('The Sky Line is in packages/games/src/sky-line'),
  });
  for (const [path, text] of contents(join(games, 'sky-line'))) {
    expect(`${path.slice(games.length)}\n${text}`).not.toMatch(/zattera/i);
  }
  const changed = [...contents(games)].filter(([path, text]) => before.has(path) && before.get(path) !== text);
  expect(changed.map(([path]) => path)).toEqual([join(games, 'all.ts')]);
  expect(newGame('sky-line')).toMatchObject({ status: 2, output: expect.stringMatching(/already a game/) });
  expect(newGame('skyline')).toMatchObject({ status: 2, output: expect.stringMatching(/already a game/) });
  expect(existsSync(join(games, 'skyline'))).toBe(false);

  const shown = node('packages/cli/bin/roundhouse.mjs', 'show', 'sky-line');
  expect(shown).toMatchObject({ status: 0, output: expect.stringMatching(/^The Sky Line: /) });
  const fuzzed = node('packages/cli/bin/roundhouse.mjs', 'fuzz', 'sky-line', '--games', '2');
  expect(fuzzed).toMatchObject({ status: 0, output: expect.stringContaining(' 0 failed') });
  // Its rules are tested as well as the template's are.
  const coverage = node('bin/rules.ts').output;
  const summaryOf = (id: string) => new RegExp(`^${id}: (\\d+ rules, .*)$`, 'm').exec(coverage)?.[1];
  expect(summaryOf('sky-line')).toMatch(/tested/);
  expect(summaryOf('sky-line')).toBe(summaryOf('zattera'));
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  expect(node(biome, 'check', 'packages/games/src/sky-line', 'packages/games/src/all.ts')).toMatchObject({ status: 0 });
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  // Its own tests, and those of all games as far as they are about it.
  for (const which of [['packages/games/src/sky-line'], ['packages/games/test', '-t', 'sky-line']]) {
    const tests = node(vitest, 'run', '--project', 'unit', ...which);
    expect(tests.output).not.toMatch(/\d+ failed/);
    expect(tests.output).toMatch(/\d+ passed/);
    expect(tests).toMatchObject({ status: 0 });
  }
});
