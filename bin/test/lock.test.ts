import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whileHolding } from '../lock.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const LOCK = fileURLToPath(new URL('../lock.mjs', import.meta.url));

/** Adds one to a number in a file, slowly, in a process of its own. */
const addOne = () =>
  new Promise<number | null>(done => {
    const code = `
      import { readFileSync, writeFileSync } from 'node:fs';
      import { setTimeout as sleep } from 'node:timers/promises';
      const { whileHolding } = await import(${JSON.stringify(LOCK)});
      await whileHolding(${JSON.stringify(join(folder, 'lock'))}, async () => {
        const n = Number(readFileSync(${JSON.stringify(join(folder, 'n'))}, 'utf8'));
        await sleep(30);
        writeFileSync(${JSON.stringify(join(folder, 'n'))}, String(n + 1));
      });`;
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' }).on('exit', done);
  });

test('processes take turns', async () => {
  writeFileSync(join(folder, 'n'), '0');
  expect(await Promise.all(Array.from({ length: 6 }, addOne))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(readFileSync(join(folder, 'n'), 'utf8')).toBe('6');
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('the lock of a process that died is taken over, by one', async () => {
  writeFileSync(join(folder, 'n'), '0');
  mkdirSync(join(folder, 'lock'));
  // No process has this number: it is above every system's limit.
  const sign = join(folder, 'lock', '999999999-0-dead');
  writeFileSync(sign, '');
  const longAgo = new Date(Date.now() - 10_000);
  utimesSync(sign, longAgo, longAgo);
  expect(await Promise.all(Array.from({ length: 4 }, addOne))).toEqual([0, 0, 0, 0]);
  expect(readFileSync(join(folder, 'n'), 'utf8')).toBe('4');
});

test('a lock is free again after work that throws', async () => {
  const lock = join(folder, 'lock');
  await expect(whileHolding(lock, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await whileHolding(lock, async () => 'free')).toBe('free');
});

test('who has to wait is told once, and waits', async () => {
  const lock = join(folder, 'lock');
  const order: string[] = [];
  const say = (what: string) => async () => void order.push(what);
  let second: Promise<void> | undefined;
  await whileHolding(lock, async () => {
    second = whileHolding(lock, say('second'), () => void order.push('waiting'));
    await new Promise(done => setTimeout(done, 300));
    order.push('first');
  });
  await second;
  expect(order).toEqual(['waiting', 'first', 'second']);
});

test('a lock in a folder that is not there is an error, not a long wait', async () => {
  await expect(whileHolding(join(folder, 'nowhere', 'lock'), async () => 0)).rejects.toThrow('ENOENT');
});
