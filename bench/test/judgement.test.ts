import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { benchJudgement } from '../src/judgement.ts';

const folder = mkdtempSync(join(tmpdir(), 'judgement-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the hand-made evaluation gets as much time, and what was played is not played again', async () => {
  const results = join(folder, 'played.jsonl');
  const said: string[] = [];
  const screen = { say: (line: string) => void said.push(line), progress() {}, async breathe() {} };
  const bench = { game: 'element-circle', iterations: 4, options: { matchFormat: 'firstTo(1)' }, seed: 3, results };
  await benchJudgement({ ...bench, pairs: 1 }, screen);
  const first = readFileSync(results, 'utf8');
  const { iterations, prices, score } = JSON.parse(first);
  expect(iterations[0]).toBe(4);
  expect(iterations[1]).toBeGreaterThanOrEqual(1);
  expect(Math.min(...prices)).toBeGreaterThan(0);
  expect([0, 0.25, 0.5, 0.75, 1]).toContain(score);
  await benchJudgement({ ...bench, pairs: 2 }, screen);
  const both = readFileSync(results, 'utf8');
  expect(both.startsWith(first)).toBe(true);
  expect(JSON.parse(both.split('\n')[1]!).iterations).toEqual(iterations);
  expect(said.filter(line => line.includes('in 2 pairs'))).toHaveLength(1);
  expect(said.at(-1)).toMatch(/^ {2}an answer took \d+\.\d+ ms and \d+\.\d+ ms of a processor$/);
});
