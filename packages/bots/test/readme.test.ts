import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the example in the README plays a bout to its end', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)![1]!;
  const cwd = new URL('..', import.meta.url);
  const printed = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', example], { cwd });
  expect(printed.toString()).toMatch(/^\[ (1, 0|0, 1|0\.5, 0\.5) \]\n$/);
});
