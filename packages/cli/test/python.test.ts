/** The Python package over the bridge, as it stands in the clone. */

import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { finish, ROOT, temporaryFolder } from './stage.ts';

const isThere = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;

function python(args: readonly string[], cwd: string) {
  const env = { ...process.env, PYTHONPATH: join(ROOT, 'python'), PYTHONDONTWRITEBYTECODE: '1' };
  const child = spawn('python3', args, { cwd, env });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return finish(child);
}

test.skipIf(!isThere)('random and seeded agents play', { timeout: 120_000 }, async () => {
  const { status, error } = await python(['-m', 'unittest', 'discover', 'tests'], join(ROOT, 'python'));
  expect(error).toMatch(/^Ran \d+ tests in .*\n\nOK\n$/m);
  expect(status).toBe(0);
});

test.skipIf(!isThere)('a small table learns to beat chance', { timeout: 120_000 }, async () => {
  const learner = join(ROOT, 'python/examples/learn_fite.py');
  const { status, output, error } = await python([learner, '--bouts', '600', '--measured', '100'], temporaryFolder());
  expect(error).toBe('');
  expect(output).toMatch(/^after: won \d+\.\d% .* of 100 bouts against chance$/m);
  expect(status).toBe(0);
});

test.skipIf(!isThere)('the example in the manual plays, from any folder', async () => {
  const [, program] = /```python\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'python/README.md'), 'utf8'))!;
  const { status, output, error } = await python(['-c', program!], temporaryFolder());
  expect({ status, error }).toEqual({ status: 0, error: '' });
  expect(output).toMatch(/^\{0: [\d.]+, 1: [\d.]+\}\n$/);
});
