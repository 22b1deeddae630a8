/** The example in the README, run as it stands there. */

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PACKAGE = join(import.meta.dirname, '..');

test('the example runs and prints a proved result', async () => {
  const text = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  const example = /```js\n(.*?)```/s.exec(text)![1]!;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', example], { cwd: PACKAGE });
  expect(stdout).toMatch(/^true \[ [\d., ]+ \] proved\n$/);
});
