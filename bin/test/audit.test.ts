/** The search for known holes: fails where the registry knows of one, and waits for nobody who does not answer. */

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { audit, judge } from '../audit.mjs';

/** A registry of our own, asked by the real npm about one package. */
async function auditAt(answer: RequestListener, limitMs?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-audit-'));
  const registry = createServer(answer).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  onTestFinished(() => {
    registry.close();
    registry.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  const { port } = registry.address() as { port: number };
  const project = { name: 'some', version: '1.0.0', dependencies: { leaky: '1.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  const packages = { '': project, 'node_modules/leaky': { version: '1.0.0' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...project, lockfileVersion: 3, packages }));
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: folder };
  return audit({ cwd: folder, env, ...(limitMs !== undefined && { limitMs }) });
}

/** As the registry tells of holes: by package, for those that were asked about. */
const telling =
  (severity: string | null): RequestListener =>
  (request, response) => {
    const hole = { id: 1, url: 'https://a.example', title: 'leaks', vulnerable_versions: '<2', severity };
    const isAsked = request.url?.endsWith('/advisories/bulk');
    response.setHeader('content-type', 'application/json');
    if (isAsked) response.end(JSON.stringify(severity === null ? {} : { leaky: [hole] }));
    else response.end(JSON.stringify({ name: 'leaky', versions: { '1.0.0': { name: 'leaky', version: '1.0.0' } } }));
  };

test('a high hole fails, and is named', async () => {
  const outcome = await auditAt(telling('high'));
  expect(outcome).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  expect(outcome.output).toMatch(/leaky \S+: high/);
});

test('no hole, or a small one, passes', async () => {
  expect(await auditAt(telling(null))).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
  expect(await auditAt(telling('low'))).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
});

test('a registry that cannot tell is no failure', async () => {
  const without = await auditAt((_request, response) => response.writeHead(405).end());
  expect(without).toMatchObject({ passed: 0, failed: 0, skipped: 1, output: expect.stringMatching(/405/) });
});

test('a registry that says nothing is not waited for', async () => {
  const silent = await auditAt(() => {}, 1000);
  expect(silent).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: 1,
    output: expect.stringMatching(/not done after 1 s/),
  });
});

test('no network and no npm are no failure either', () => {
  for (const output of ['', 'spawn npm ENOENT\n', '{\n"half":', '{\n  "message": "ENOTFOUND"\n}\n']) {
    expect(judge(output)).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
  }
});
