/** The example in the README is `pig.ts`, which is type-checked with the rest, and it runs as it stands there. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the example in the README plays a game', () => {
  const [, example] = /```ts\n(.*?)```/s.exec(read('../README.md'))!;
  expect(example).toBe(read('pig.ts'));
  const ran = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', example!], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  });
  expect(ran.stderr).toBe('');
  expect(ran.stdout).toMatch(/^scores \[ \d+, \d+ \] after \d+ steps\n$/);
});
