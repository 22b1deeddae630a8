/** What `npm start` installs: all that the programs run, and nothing that only we work with. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readImports, sourceFiles } from '../imports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>;
};
/** Left out by `npm ci --omit=dev`. */
const isLeftOut = (name: string): boolean => {
  const { dev, devOptional } = packages[`node_modules/${name}`]!;
  return dev === true || devOptional === true;
};

test('every package that a program imports is installed, and what builds the page and runs it', () => {
  const programs = sourceFiles(ROOT, ['packages']).filter(
    file => /^packages\/(?:[^/]+\/(?:src|bin)|kernel\/testing)\//.test(file) && !/\/test\//.test(file),
  );
  const imported = readImports(ROOT, programs).filter(({ typeOnly }) => !typeOnly);
  const names = imported.map(({ name }) => /^(?:@[\w-]+\/)?[\w.-]+/.exec(name)?.[0] ?? '');
  const known = [...new Set(names)].filter(name => packages[`node_modules/${name}`]);
  expect(known).toEqual(expect.arrayContaining(['fastify', 'preact', 'ws']));
  expect([...known, 'vite'].filter(isLeftOut)).toEqual([]);
});

test('what only tests, checks and benchmarks need is not', () => {
  const ours = ['typescript', 'vitest', '@biomejs/biome', 'fast-check', 'playwright-core', 'axe-core'];
  const peers = ['boardgame.io', 'koa', 'socket.io', 'svelte'];
  expect([...ours, ...peers].filter(name => !isLeftOut(name))).toEqual([]);
});
