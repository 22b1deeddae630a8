import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedAsLocked } from '../installed.mjs';

let root = '';

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

const WS = { version: '1.0.0', integrity: 'sha512-a' };

/** A repository with one package that needs `ws`, installed as locked. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-test-'));
  write('package.json', { name: 'toy', scripts: { any: 'thing' } });
  write('packages/a/package.json', { name: 'a', dependencies: { ws: '1' } });
  write('package-lock.json', {
    packages: {
      '': { name: 'toy' },
      'packages/a': { name: 'a', dependencies: { ws: '1' } },
      'node_modules/a': { resolved: 'packages/a', link: true },
      'node_modules/ws': WS,
      'node_modules/other-system': { version: '2.0.0', optional: true },
    },
  });
  write('node_modules/.package-lock.json', {
    packages: { 'packages/a': {}, 'node_modules/a': { resolved: 'packages/a', link: true }, 'node_modules/ws': WS },
  });
  write('node_modules/ws/package.json', {});
  write('node_modules/a/package.json', {});
});
afterEach(() => rmSync(root, { recursive: true }));

test('what is installed as locked need not be installed again', () => {
  expect(installedAsLocked(root)).toBe(true);
});

test('nothing installed', () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(installedAsLocked(root)).toBe(false);
});

test('a package folder is gone', () => {
  rmSync(join(root, 'node_modules/ws'), { recursive: true });
  expect(installedAsLocked(root)).toBe(false);
});

test('another version is installed', () => {
  write('node_modules/.package-lock.json', { packages: { 'node_modules/ws': { ...WS, version: '0.9.0' } } });
  expect(installedAsLocked(root)).toBe(false);
});

test('a package.json asks for more than the lockfile knows', () => {
  write('packages/a/package.json', { name: 'a', dependencies: { ws: '1', more: '1' } });
  expect(installedAsLocked(root)).toBe(false);
});
