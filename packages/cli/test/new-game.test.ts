/** A new game: what it may be called, what becomes of FITE's words, and that the copy really is a game. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findGame } from '@roundhouse/games';
import { formatRecord, openMatch, play, verifyRecord } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type GameName, nameGame, renamed, renamedCode, renamedRecord, withGame } from '../src/new-game.ts';
import { ROOT, SEED, temporaryFolder } from './stage.ts';

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

test('code, texts and styles each get the name they need', () => {
  expect(renamedCode(`export const fite: Game = { id: 'fite', name: 'FITE' }; // FITE-14, FITE-R2`, skyLine)).toBe(
    `export const skyLine: Game = { id: 'sky-line', name: 'Sky Line' }; // SKYLINE-14, SKYLINE-R2`,
  );
  expect(
    renamedCode(`import { fite } from '../fite/rules.ts'; type FiteMove = 1; fite.view({ ...fite });`, skyLine),
  ).toBe(`import { skyLine } from '../sky-line/rules.ts'; type SkyLineMove = 1; skyLine.view({ ...skyLine });`);
  expect(renamedCode('<div class="fite-stage fite">{`fite-stand`}</div>', skyLine)).toBe(
    '<div class="sky-line-stage sky-line">{`sky-line-stand`}</div>',
  );
  expect(renamed('.fite { --fite-ink: red }', skyLine)).toBe('.sky-line { --sky-line-ink: red }');
});

test('lists of games get one more, on one line or on many', () => {
  expect(withGame(`import { fite } from './fite/rules.ts';\nexport const GAMES = [fite];`, skyLine)).toBe(
    `import { fite } from './fite/rules.ts';\nimport { skyLine } from './sky-line/rules.ts';\nexport const GAMES = [fite, skyLine];`,
  );
  expect(withGame(`const WORDS = {\n  circuitry,\n  fite,\n  'the-circuit': theCircuit,\n};`, skyLine)).toBe(
    `const WORDS = {\n  circuitry,\n  fite, 'sky-line': skyLine,\n  'the-circuit': theCircuit,\n};`,
  );
  expect(withGame(`  fite: async () => (await import('./fite/table/table.tsx')).Table,`, skyLine)).toBe(
    `  fite: async () => (await import('./fite/table/table.tsx')).Table,\n  'sky-line': async () => (await import('./sky-line/table/table.tsx')).Table,`,
  );
  expect(withGame('export const capital = 1;', skyLine)).toBeNull();
});

test('a record keeps its chain under the new name', () => {
  const fite = findGame('fite')!;
  const match = openMatch(fite, { seats: [{ name: 'A' }, { name: 'B' }], seed: SEED, at: 0 });
  play(fite, match, 1, { type: 'concede' }, 0);
  const record = renamedRecord(formatRecord(fite, match), skyLine);
  const game = { ...fite, id: 'sky-line' };
  expect(verifyRecord(id => (id === 'sky-line' ? game : undefined), record)).toMatchObject({
    ok: true,
    dice: 'proved',
  });
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
  for (const typed of [['Sky'], ['fite'], ['sky-line', '--name', 'Sky`Line'], ['fi-te']]) {
    expect(newGame(...typed)).toMatchObject({ status: 2, output: expect.stringMatching(/^roundhouse: [^\n]+\n$/) });
  }
  expect(contents(games)).toEqual(before);

  const made = newGame('sky-line', '--name', 'The Sky Line');
  expect(made).toMatchObject({
    status: 0,
    output: expect.stringContaining('The Sky Line is in packages/games/src/sky-line'),
  });
  for (const [path, text] of contents(join(games, 'sky-line'))) {
    expect(`${path.slice(games.length)}\n${text}`).not.toMatch(/fite/i);
  }
  const registries = [...before].filter(([path, text]) => dirname(path) === games && text.includes('./fite/'));
  expect(registries.length).toBeGreaterThan(3);
  for (const [path] of registries) expect(readFileSync(path, 'utf8')).toContain('./sky-line/');
  expect(newGame('sky-line')).toMatchObject({ status: 2, output: expect.stringMatching(/already a game/) });
  expect(newGame('skyline')).toMatchObject({ status: 2, output: expect.stringMatching(/already a game/) });
  expect(existsSync(join(games, 'skyline'))).toBe(false);

  const shown = node('packages/cli/bin/roundhouse.mjs', 'show', 'sky-line');
  expect(shown).toMatchObject({ status: 0, output: expect.stringMatching(/^The Sky Line: /) });
  const fuzzed = node('packages/cli/bin/roundhouse.mjs', 'fuzz', 'sky-line', '--games', '2');
  expect(fuzzed).toMatchObject({ status: 0, output: expect.stringContaining(' 0 failed') });
  // Its rules are tested as well as FITE's are.
  const coverage = node('bin/rules.ts').output;
  const summaryOf = (id: string) => new RegExp(`^${id}: (\\d+ rules, .*)$`, 'm').exec(coverage)?.[1];
  expect(summaryOf('sky-line')).toMatch(/tested/);
  expect(summaryOf('sky-line')).toBe(summaryOf('fite'));
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  expect(
    node(biome, 'check', '--linter-enabled=false', 'packages/games/src/sky-line', ...registries.map(([path]) => path)),
  ).toMatchObject({
    status: 0,
  });
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const tests = node(vitest, 'run', '--project', 'unit', 'packages/games/src/sky-line', 'packages/games/test/tutorial');
  expect(tests.output).not.toMatch(/\d+ failed/);
  expect(tests).toMatchObject({ status: 0 });
});
