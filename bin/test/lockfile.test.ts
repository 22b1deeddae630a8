import { expect, test } from 'vitest';
import { lockComplaints } from '../lockfile.ts';

const tool = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } };

test('a lockfile with a package for every platform and no address is good', () => {
  const packages = {
    '': { dependencies: { tool: '1.0.0' } },
    'packages/a': { dependencies: { tool: '1.0.0' } },
    'node_modules/tool': tool,
    'node_modules/tool/node_modules/tool-linux': {},
    'node_modules/tool-darwin': {},
    'node_modules/a': { resolved: 'packages/a' },
  };
  expect(lockComplaints({ packages })).toEqual([]);
});

test('a platform that was left out is named', () => {
  const packages = { 'node_modules/tool': tool, 'node_modules/tool-linux': {} };
  expect(lockComplaints({ packages })).toEqual([expect.stringContaining('lacks tool-darwin')]);
});

test('the address of a registry is named', () => {
  const packages = { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } };
  expect(lockComplaints({ packages })).toEqual([expect.stringContaining('https://registry.example/a.tgz')]);
});
