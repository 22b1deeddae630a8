/** The code of the messages, which is not in git: made where it is missing or stale, and only there. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../programs.mjs';

const MESSAGES = 'packages/server/src/http/words/en/previews.ftl';

let clone = '';
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'make-words-'));
  const parts = ['package.json', 'bin', 'packages/games/src/language.ts', 'packages/games/src/formats.ts'];
  for (const path of [...parts, ...['en', 'de'].map(one => `packages/server/src/http/words/${one}/previews.ftl`)]) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    cpSync(join(ROOT, path), join(clone, path), { recursive: true });
  }
  // A message that nobody reads would be told.
  const reader = join(clone, 'packages/server/src/http/previews.ts');
  cpSync(join(ROOT, 'packages/server/src/http/previews.ts'), reader);
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
});
afterEach(() => rmSync(clone, { recursive: true }));

const at = (path: string): string => join(clone, path);
const made = (): string => readFileSync(at(`${MESSAGES}.ts`), 'utf8');

function make(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/make-words.mjs'], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return stdout + stderr;
}

test('a fresh clone gets all of it without a word, and a second look changes nothing', () => {
  expect(make()).toBe('');
  expect(made()).toContain('export const previews = {');
  expect(readFileSync(at('packages/games/src/formats.de.ts'), 'utf8')).toContain("formats('de-DE')");
  const { mtimeMs } = statSync(at('.words-made'));
  expect(make()).toBe('');
  expect(statSync(at('.words-made')).mtimeMs).toBe(mtimeMs);
});

test('it is made again when a message changes, when it was deleted, and when somebody wrote into it', () => {
  make();
  const first = made();
  const messages = readFileSync(at(MESSAGES), 'utf8');
  writeFileSync(at(MESSAGES), messages.replace('somebody = Somebody', 'somebody = A stranger'));
  make();
  expect(made()).not.toBe(first);
  expect(made()).toBe(first.replace("'Somebody'", "'A stranger'"));
  writeFileSync(at(MESSAGES), messages);
  rmSync(at(`${MESSAGES}.ts`));
  make();
  expect(made()).toBe(first);
  writeFileSync(at(`${MESSAGES}.ts`), '// mine');
  make();
  expect(made()).toBe(first);
});

test('a message that is wrong is told every time, and stops nobody', () => {
  writeFileSync(at(MESSAGES), `${readFileSync(at(MESSAGES), 'utf8')}\nnobody-reads = This\n`);
  expect(make()).toContain('nobody');
  expect(make()).toContain('nobody');
  expect(made()).toContain('export const previews = {');
});
