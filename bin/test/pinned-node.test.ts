/** The pinned Node is checked against a hash that is kept here, and only packages that are named run anything when they are installed. */

import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HASHES, judgeNode } from '../pinned-node.mjs';

const ROOT = join(import.meta.dirname, '../..');
const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

test('there are hashes of the Node that is pinned', () => {
  expect(Object.keys(HASHES)).toContain(json('package.json').dependencies.node);
});

test('a program that is another is found out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roundhouse-node-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, 'node');
  await writeFile(program, 'not Node');
  const [version] = Object.keys(HASHES);
  expect(judgeNode(program, version!, 'linux-x64')).toBe('other');
  expect(judgeNode(program, version!, 'plan9-mips')).toBe('unknown');
  expect(judgeNode(process.execPath, process.versions.node)).not.toBe('other');
});

test('what runs something when it is installed is named in package.json', () => {
  const packages: Record<string, { hasInstallScript?: true }> = json('package-lock.json').packages;
  const running = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(running).toEqual(Object.keys(json('package.json').allowScripts));
});
