/** The container file and compose.yaml: what a machine without an image registry can hold them to at once. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ORDER, OTHERS } from '../compose.ts';
import { readContainerFile, wayToRun } from '../container.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

test('the image runs our server as somebody without rights, and asks it how it is where it listens', () => {
  const stages = readContainerFile(read('hosting/Containerfile'));
  const way = wayToRun(stages.at(-1)!);
  expect(way.user).toBe('roundhouse');
  expect(way.stop).toBe('SIGTERM');
  expect(way.command).toContain(String(way.port));
  expect(way.health.join(' ')).toContain(`:${way.port}/healthz`);
  const program = way.command.find(word => word.startsWith('/opt/roundhouse/'))!;
  expect(existsSync(join(ROOT, program.replace('/opt/roundhouse/', '')))).toBe(true);
  expect(way.env.ROUNDHOUSE_DATA).toBe(way.volume);
});

test('what is not understood is not passed over', () => {
  expect(() => readContainerFile('FROM debian:bookworm-slim\nADD x /')).toThrow('what is this? ADD x /');
  expect(() => readContainerFile('RUN true')).toThrow('before the first FROM');
  expect(readContainerFile('FROM a AS b\nRUN one \\\n  two')).toEqual([
    { from: 'a', name: 'b', steps: [{ name: 'RUN', text: 'one    two' }] },
  ]);
});

test('nothing that was made, and no secret, goes into the image', () => {
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'hosting/.env']),
  );
});

test('every night all of compose.yaml is run: each of its services, and of its images', () => {
  const file = read('hosting/compose.yaml');
  const services = /^services:\n([\s\S]*?)^\w/m.exec(file)![1]!;
  expect(ORDER.flat().sort()).toEqual([...services.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name).sort());
  const images = [...file.matchAll(/^ +image: (\S+)/gm)]
    .map(([, image]) => image)
    .filter(image => image !== 'roundhouse');
  expect(Object.keys(OTHERS).sort()).toEqual(images.sort());
});

test('whatever operators may set reaches the servers of compose.yaml', () => {
  const rows = read('docs/operating.md').match(/^\| `[A-Z].*$/gm)!;
  const named = rows.flatMap(
    row => row.match(/(?<=`)(?:DATABASE|REDIS|ROUNDHOUSE|SMTP|MAIL|VAPID|OIDC)_\w+(?=`)/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(20);
  const passed = new Set([...read('hosting/compose.yaml').matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name));
  // Where matches are kept is a part of the image.
  expect([...new Set(named)].filter(name => !passed.has(name) && name !== 'ROUNDHOUSE_DATA')).toEqual([]);
});
