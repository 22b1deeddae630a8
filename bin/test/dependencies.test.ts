import { expect, test } from 'vitest';
import { complaints, type Manifest } from '../dependencies.ts';
import { importsIn } from '../imports.ts';

const manifests: readonly Manifest[] = [
  { folder: '', name: 'roundhouse', dependencies: ['vitest', 'typescript'] },
  { folder: 'packages/a', name: '@roundhouse/a', dependencies: ['ws', '@types/ws', '@noble/hashes'] },
];
const clean = [
  ...importsIn('packages/a/src/x.ts', "import 'ws'; import '@noble/hashes/sha2.js'; import '@roundhouse/a/y.ts';"),
  ...importsIn('packages/a/test/x.test.ts', "import 'vitest/config'; import 'node:fs'; import '../src/x.ts';"),
];

test('what is declared and imported draws no complaint', () => {
  expect(complaints(manifests, clean)).toEqual([]);
});

test('an import that nobody declared is named with its place', () => {
  const found = complaints(manifests, [...clean, ...importsIn('packages/a/src/z.ts', "\nimport 'left-pad';")]);
  expect(found).toEqual([expect.stringContaining("packages/a/src/z.ts:2 imports 'left-pad'")]);
});

test("a neighbour's declaration does not count", () => {
  const neighbour = [...manifests, { folder: 'packages/b', name: '@roundhouse/b', dependencies: [] }];
  const found = complaints(neighbour, [...clean, ...importsIn('packages/b/src/z.ts', "import 'ws';")]);
  expect(found).toEqual([expect.stringContaining("imports 'ws'")]);
});

test('a dependency that nothing imports is named', () => {
  const unused = clean.filter(({ name }) => name !== 'ws');
  expect(complaints(manifests, unused)).toEqual([expect.stringContaining("declares 'ws'")]);
});
